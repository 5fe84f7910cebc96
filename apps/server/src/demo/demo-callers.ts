import { asStaffId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { StaffCaller, Visitor } from '#caller.ts'

export function demoVisitor(language: Language): Visitor {
  return { kind: 'visitor', reference: 'demo-data', language, address: '127.0.0.1' }
}

/** Shirin Azad, who answers requests. */
export const demoClerk: StaffCaller = {
  ...demoVisitor('en'),
  kind: 'staff',
  staffId: asStaffId(2),
  roles: ['reservations'],
  sessionId: 'demo',
  asked: 'nothing',
}

/** Babak Irani, who looks for money. */
export const demoFinance: StaffCaller = { ...demoClerk, staffId: asStaffId(3), roles: ['finance'] }

export const demoAdmin: StaffCaller = {
  ...demoVisitor('en'),
  kind: 'staff',
  staffId: asStaffId(1),
  roles: ['admin'],
  sessionId: 'demo',
  asked: 'nothing',
}
