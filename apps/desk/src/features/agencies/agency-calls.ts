import { useQuery } from '@tanstack/react-query'
import {
  addAgencyNote,
  decideAgency,
  listAgencies,
  readAgency,
  resendAgencyMail,
  setAgencyGroup,
  type AgencyDetails,
  type AgencyRow,
} from '@sarai/wire/desk/agencies.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { agencyTabs, statusOfTab } from '#features/agencies/agency-tabs.ts'
import { api } from '#shared/api.ts'

export type DecisionKind = AgencyDetails['decisions'][number]
/** What a dialog asks about: one decision on one agency, as it was when the dialog opened. */
export type Decision = { agency: Pick<AgencyRow, 'id' | 'version' | 'name' | 'email' | 'language'>; kind: DecisionKind }

/** Named after what the live stream calls it, so that a change reads it again. */
export const agencyQueries = ['agency'] as const

export function useAgencies() {
  return useList(agencyQueries, useListAddress({ tabs: agencyTabs }), ({ tab, search, after }) =>
    api(listAgencies, { query: { status: statusOfTab[tab], search, after } }),
  )
}

/** How many wait for approval, for the number in the navigation of those who may approve. */
export function useWaitingCount(isAsked = true): number {
  const waiting = useQuery({
    queryKey: [...agencyQueries, 'waiting'],
    queryFn: () => api(listAgencies, { query: { status: 'pending', limit: 1 } }),
    enabled: isAsked,
  })
  return waiting.data?.total ?? 0
}

/** It shows others that look like it, so a change of any agency reads it again: no number stands second in its name. */
export function useAgency(id: number, isAsked = true) {
  return useQuery({
    queryKey: [...agencyQueries, 'one', id],
    queryFn: () => api(readAgency, { params: { id } }),
    enabled: isAsked,
  })
}

export function useDecide(on: { done: (decision: Decision) => void; refused: (error: Error) => boolean }) {
  return useWrite({
    send: ({ agency, kind, reason }: Decision & { reason: string }, once) =>
      api(
        decideAgency,
        {
          params: { id: agency.id },
          body: { version: agency.version, decision: kind, ...(reason !== '' && { reason }) },
        },
        once,
      ),
    changes: agencyQueries,
    onDone: on.done,
    onRefused: on.refused,
  })
}

export function useAddNote(id: number, onDone: (sent: string) => void) {
  return useWrite({
    send: (text: string, once) => api(addAgencyNote, { params: { id }, body: { text } }, once),
    changes: agencyQueries,
    onDone,
  })
}

export function setGroup(id: number, group: string | null, once: { key: string }) {
  return api(setAgencyGroup, { params: { id }, body: { group } }, once)
}

export function useResendMail(id: number, onDone: () => void) {
  return useWrite({
    send: (mail: NonNullable<AgencyDetails['mailToResend']>, once) =>
      api(resendAgencyMail, { params: { id }, body: { mail } }, once),
    changes: agencyQueries,
    onDone,
  })
}
