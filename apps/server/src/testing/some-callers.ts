import { asAgencyId, asStaffId, asUserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller, Visitor } from '#caller.ts'

/** Callers for tests that look past the code: whose transaction is this, and what does the database let it do? */
const common = { reference: 'test-caller', language: 'en', address: '127.0.0.1' } as const

export const someVisitor: Visitor = { ...common, kind: 'visitor' }
export const someStaff: StaffCaller = {
  ...common,
  kind: 'staff',
  asked: 'nothing',
  staffId: asStaffId(1),
  roles: ['admin'],
  sessionId: 's',
}
export const someoneOf = (agencyId: number): AgencyCaller => ({
  ...common,
  kind: 'agency',
  asked: 'nothing',
  agencyId: asAgencyId(agencyId),
  userId: asUserId(1),
  sessionId: 's',
})
