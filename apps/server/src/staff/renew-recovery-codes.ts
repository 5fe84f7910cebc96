import type { AttemptLimits } from '#accounts/attempt-limits.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type StaffCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import type { Sealing } from '#sealing.ts'
import { replaceRecoveryCodes, unusedCodes } from '#staff/recovery-codes.ts'
import { spendCode } from '#staff/second-factor.ts'
import { tellCodesClosed } from '#staff/tell-codes-closed.ts'

/** A session that was left open is not enough: whoever wants new codes has the authenticator app at hand. */
export async function renewRecoveryCodes(
  { db, limits, sealing }: { db: Database; limits: AttemptLimits; sealing: Sealing },
  caller: StaffCaller,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { staffId } = caller
  const guess = { what: 'desk-code-inside', person: staffId } as const
  const renew = (right: () => void) => async (tx: Tx) => {
    await spendCode(tx, sealing, staffId, code)
    right()
    const left = await unusedCodes(tx, staffId)
    const fresh = await replaceRecoveryCodes(tx, staffId)
    await record(tx, caller, { what: 'staff-recovery-codes', before: { left }, after: { left: fresh.length } })
    await announce(tx, { to: 'desk', what: 'staff', id: `${staffId}` })
    return fresh
  }
  const recoveryCodes = await limits.judge(caller, guess, tellCodesClosed(caller, staffId), (right) =>
    db.write(atDoor(caller, 'desk'), renew(right)),
  )
  return { recoveryCodes }
}
