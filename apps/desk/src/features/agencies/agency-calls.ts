import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addAgencyNote,
  decideAgency,
  listAgencies,
  readAgency,
  resendAgencyMail,
  setAgencyGroup,
  type AgencyDetails,
  type AgencyRow,
} from '@sarai/contract/desk-agencies.ts'
import { api } from '#shared/api.ts'

export type DecisionKind = AgencyDetails['decisions'][number]
/** What a dialog asks about: one decision on one agency, as it was when the dialog opened. */
export type Decision = { agency: Pick<AgencyRow, 'id' | 'version' | 'name' | 'email' | 'language'>; kind: DecisionKind }

/** Named after what the live stream calls it, so that a change reads it again. */
const agencyQueries = ['agency'] as const

export function useAgencies(status: AgencyRow['status'] | undefined, search: string) {
  return useInfiniteQuery({
    queryKey: [...agencyQueries, 'list', status, search],
    queryFn: ({ pageParam }) =>
      api(listAgencies, {
        query: {
          ...(status && { status }),
          ...(search !== '' && { search }),
          ...(pageParam !== null && { after: pageParam }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  })
}

/** How many wait for approval, for the number in the navigation. */
export function useWaitingCount(): number {
  const waiting = useQuery({
    queryKey: [...agencyQueries, 'waiting'],
    queryFn: () => api(listAgencies, { query: { status: 'pending', limit: 1 } }),
  })
  return waiting.data?.total ?? 0
}

export function useAgency(id: number) {
  return useQuery({ queryKey: [...agencyQueries, id], queryFn: () => api(readAgency, { params: { id } }) })
}

/** Never optimistic: the screens say what the server has decided. */
function useAgencyWrite<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: agencyQueries }),
  })
}

export function useDecide() {
  return useAgencyWrite(({ agency, kind, reason }: Decision & { reason: string }) =>
    api(decideAgency, {
      params: { id: agency.id },
      body: { version: agency.version, decision: kind, ...(reason !== '' && { reason }) },
    }),
  )
}

export function useAddNote(id: number) {
  return useAgencyWrite((text: string) => api(addAgencyNote, { params: { id }, body: { text } }))
}

export function useSetGroup(id: number) {
  return useAgencyWrite((group: string | null) => api(setAgencyGroup, { params: { id }, body: { group } }))
}

export function useResendMail(id: number) {
  return useAgencyWrite((mail: NonNullable<AgencyDetails['mailToResend']>) =>
    api(resendAgencyMail, { params: { id }, body: { mail } }),
  )
}
