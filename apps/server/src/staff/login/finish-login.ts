import type { finishDeskLogin } from '@sarai/wire/desk/accounts.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { enter, type Admission, type Knows } from '#identity/door.ts'
import { record } from '#activity/record-activity.ts'
import { number } from '#activity/values.ts'
import type { Visitor } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import { halfLoggedIn, markedBy, refuseVoid, type DeskEntrance } from '#staff/login/desk-entrance.ts'
import { readChallenge } from '#staff/login/login-challenge.ts'
import { spendRecoveryCode } from '#staff/login/recovery-codes.ts'
import { spendCode } from '#staff/login/second-factor.ts'
import { staffDoor } from '#staff/staff-door.ts'
import { tellCodesClosed } from '#staff/login/tell-codes-closed.ts'

/** The code is spent, and the session opened, in one transaction. A code that opened nothing is not used up. */
export async function finishLogin(
  entrance: DeskEntrance,
  caller: Visitor,
  given: InputOf<typeof finishDeskLogin>['body'],
  knows: Knows,
): Promise<Admission> {
  const half = await readChallenge(entrance.keys.signing, 'code', given.challenge)
  const { staffId, username } = half
  const marked = markedBy(half)
  const guess = { what: 'desk-code', person: staffId, device: knows(marked) } as const
  const staff = halfLoggedIn(caller, staffId)
  return entrance.limits.judge(staff, guess, tellCodesClosed(caller, staffId), async (right) => {
    const admission = await enter(entrance, staffDoor, staff, { owner: 0, id: staffId, username }, async (tx) => {
      await refuseVoid(tx, half)
      await spend(tx)
      right()
    })
    return { ...admission, marked }
  })

  async function spend(tx: Tx): Promise<void> {
    if ('code' in given) return spendCode(tx, entrance.sealing, staffId, given.code)
    const left = await spendRecoveryCode(tx, staffId, given.recoveryCode)
    const subject = { kind: 'staff', id: staffId } as const
    await record(tx, staff, { what: 'staff-recovery-code', subject, after: { left: number(left) } })
  }
}
