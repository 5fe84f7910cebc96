import { useQuery } from '@tanstack/react-query'
import type { Sent } from '@sarai/wire/core/client.ts'
import {
  changeColleague,
  listColleagues,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type ColleagueDTO,
  type InvitationDTO,
} from '@sarai/wire/portal/colleagues.ts'
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

type Once = { key: string }

export const changeRights = (
  { Id, Version }: ColleagueDTO,
  { body, proof }: { body: Omit<Sent<typeof changeColleague>['body'], 'Version'>; proof: string },
  once: Once,
) => api(changeColleague, { params: { id: Id }, body: { Version, ...body }, proof }, once)
export const sendAgain = ({ Id }: InvitationDTO, once: Once) => api(resendInvitation, { params: { id: Id } }, once)
export const withdraw = ({ Id }: InvitationDTO, once: Once) => api(withdrawInvitation, { params: { id: Id } }, once)
