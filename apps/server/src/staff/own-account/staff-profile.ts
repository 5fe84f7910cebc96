import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { unusedCodes } from '#staff/login/recovery-codes.ts'

const profile = query<{ staffId: StaffId }, { id: number; username: string; name: string; roles: StaffRole[] }>(`
  select id, username, name, roles from staff where id = $staffId`)

export function readStaffProfile(db: Database, caller: StaffCaller) {
  return db.read(caller, async (tx) => ({
    ...(await profile.one(tx, { staffId: caller.staffId })),
    recoveryCodes: await unusedCodes(tx, caller.staffId),
  }))
}
