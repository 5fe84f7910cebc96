import {
  changeStaffRoles,
  disableStaff,
  enableStaff,
  inviteStaff,
  listStaff,
  resendInvitation,
  resetFactor,
  type StaffRow,
} from '@sarai/wire/desk/staff.ts'
import type { Sent } from '@sarai/wire/core/client.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { api } from '#shared/api.ts'

type Once = { key: string }

/** Named after what the live stream calls them. */
export const staffQueries = ['staff'] as const

export function useStaff() {
  return useList(staffQueries, useListAddress(), ({ after }) => api(listStaff, { query: { after } }))
}

export const invite = (sent: Sent<typeof inviteStaff>, once: Once) => api(inviteStaff, sent, once)
export const changeRoles = ({ id, version }: StaffRow, roles: StaffRole[], proof: string, once: Once) =>
  api(changeStaffRoles, { params: { id }, body: { version, roles }, proof }, once)

/** What one press and its confirmation does to a colleague. */
const staffChanges = { disable: disableStaff, enable: enableStaff, reset: resetFactor }
/** What takes a code of whoever does it. */
export type ProvenChange = keyof typeof staffChanges
export type StaffChange = ProvenChange | 'resend'

export function sendChange(kind: ProvenChange, person: StaffRow, proof: string, once: Once): Promise<null> {
  return api(staffChanges[kind], { params: { id: person.id }, proof }, once)
}
export const sendAgain = (person: StaffRow, once: Once) => api(resendInvitation, { params: { id: person.id } }, once)

/** What may be done to somebody, as they stand; never to oneself. */
export function changesOf({ state, hasFactor }: StaffRow): StaffChange[] {
  switch (state) {
    case 'active':
      return hasFactor ? ['reset', 'disable'] : ['disable']
    case 'invited':
    case 'invitation-expired':
      return ['resend', 'disable']
    case 'disabled':
      return ['enable']
  }
}

/** People have no name here before they have entered it. */
export const nameOf = ({ name, username }: StaffRow) => name || username
