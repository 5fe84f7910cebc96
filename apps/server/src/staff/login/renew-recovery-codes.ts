import { record } from '#activity/record-activity.ts'
import { number } from '#activity/values.ts'
import { atDoor, type Proven, type StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { replaceRecoveryCodes, unusedCodes } from '#staff/login/recovery-codes.ts'

/** A session that was left open is not enough: whoever wants new codes has the authenticator app at hand. */
export async function renewRecoveryCodes(
  db: Database,
  caller: Proven<StaffCaller>,
): Promise<{ recoveryCodes: string[] }> {
  const { staffId } = caller
  const recoveryCodes = await db.write(atDoor(caller, 'desk'), async (tx) => {
    const left = await unusedCodes(tx, staffId)
    const fresh = await replaceRecoveryCodes(tx, staffId)
    await record(tx, caller, {
      what: 'staff-recovery-codes',
      subject: { kind: 'staff', id: staffId },
      before: { left: number(left) },
      after: { left: number(fresh.length) },
    })
    await announce(tx, { to: 'desk', what: 'staff', id: `${staffId}` })
    return fresh
  })
  return { recoveryCodes }
}
