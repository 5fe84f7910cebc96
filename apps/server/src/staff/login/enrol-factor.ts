import { enter, type Admission } from '#identity/door.ts'
import { record } from '#activity/record-activity.ts'
import type { Visitor } from '#caller.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { beginAttempt, halfLoggedIn, markedBy, refuseVoid, type DeskEntrance } from '#staff/login/desk-entrance.ts'
import { readChallenge } from '#staff/login/login-challenge.ts'
import { replaceRecoveryCodes } from '#staff/login/recovery-codes.ts'
import { factorRow, keepFactor } from '#staff/login/second-factor.ts'
import { staffDoor } from '#staff/staff-door.ts'
import { acceptedStep } from '#staff/login/totp.ts'

/** The first code shows that the app has the secret. From now on every login asks for one. */
export async function enrolFactor(
  entrance: DeskEntrance,
  caller: Visitor,
  given: { challenge: string; code: string },
): Promise<Admission & { recoveryCodes: string[] }> {
  const half = await readChallenge(entrance.keys.signing, 'enrol', given.challenge)
  const { staffId, username, secret = '' } = half
  const attempt = await beginAttempt(entrance.limits, caller, `desk-code:${staffId}`)
  const staff = halfLoggedIn(caller, staffId)
  let recoveryCodes: string[] = []
  const admission = await enter(entrance, staffDoor, staff, { owner: 0, id: staffId, username }, async (tx) => {
    const step = acceptedStep(entrance.sealing.open(secret, factorRow(staffId)), given.code, tx.now)
    if (step === undefined) throw new Problem('CODE_WRONG', { fields: ['code'] })
    await refuseVoid(tx, half)
    // An app that was set up meanwhile stays: its owner starts again, and is asked for a code.
    if (!(await keepFactor(tx, staffId, secret, step))) throw new Problem('LOGIN_EXPIRED')
    recoveryCodes = await replaceRecoveryCodes(tx, staffId)
    await record(tx, staff, { what: 'staff-factor', subject: { kind: 'staff', id: staffId } })
    await announce(tx, { to: 'desk', what: 'staff', id: `${staffId}` })
  })
  await attempt.forgive()
  return { ...admission, marked: markedBy(half), recoveryCodes }
}
