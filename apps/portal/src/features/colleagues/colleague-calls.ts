import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeColleague,
  listColleagues,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type ColleagueDTO,
  type InvitationDTO,
} from '@sarai/contract/colleagues.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them, so that a change reads them again. */
export const colleagueQueries = ['colleague'] as const

export function useColleagues() {
  return useQuery({ queryKey: [...colleagueQueries, 'list'], queryFn: () => api(listColleagues, {}) })
}

/** Only owners may read them; nobody else asks. */
export function useInvitations(isOwner: boolean) {
  return useQuery({
    queryKey: [...colleagueQueries, 'invitations'],
    queryFn: () => api(listInvitations, {}),
    enabled: isOwner,
  })
}

export type Change = { Role?: ColleagueDTO['Role']; IsDisabled?: boolean }

export function useChangeColleague() {
  return useTeamMutation(({ colleague, change }: { colleague: ColleagueDTO; change: Change }) =>
    api(changeColleague, { params: { id: colleague.Id }, body: change }),
  )
}

export function useResend() {
  return useTeamMutation(({ Id }: InvitationDTO) => api(resendInvitation, { params: { id: Id } }))
}

export function useWithdraw() {
  return useTeamMutation(({ Id }: InvitationDTO) => api(withdrawInvitation, { params: { id: Id } }))
}

/** Read again whatever happened: a refusal often means that another owner was faster. */
function useTeamMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: colleagueQueries }),
  })
}
