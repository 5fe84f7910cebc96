import { ok, refuse, type Result } from '#ground/result.ts'

/** What a change of roles, or shutting somebody out, would leave behind. */
export type StaffChange = {
  /** Whether it is about the one who makes it. */
  readonly isOwn: boolean
  readonly wasAdmin: boolean
  readonly staysAdmin: boolean
  /** Admins besides this one who can log in. */
  readonly otherAdmins: number
}

/** Nobody steps down by a slip of the hand, and the desk is never without an admin. */
export function judgeStaffChange(change: StaffChange): Result<StaffChange> {
  if (!change.wasAdmin || change.staysAdmin) return ok(change)
  if (change.otherAdmins === 0) return refuse('LAST_ADMIN')
  return change.isOwn ? refuse('OWN_ACCOUNT') : ok(change)
}
