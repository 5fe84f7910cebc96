import type { startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { checkPassword, loginFailed, type Knows } from '#identity/door.ts'
import { fingerprintOf } from '#identity/password-fingerprint.ts'
import { atDoor, type Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { DeskEntrance } from '#staff/login/desk-entrance.ts'
import { signChallenge } from '#staff/login/login-challenge.ts'
import { factorRow } from '#staff/login/second-factor.ts'
import { staffDoor } from '#staff/staff-door.ts'
import { newTotpSecret, totpAddress } from '#staff/login/totp.ts'

const standing = query<{ staffId: StaffId }, { hasFactor: boolean }>(`
  select exists (select 1 from staff_factor where staff_id = id) as "hasFactor"
  from staff where id = $staffId and disabled_at is null`)

/** The password opens nothing yet: it is answered with a challenge, and with a new secret where there is no app. */
export async function startLogin(
  entrance: DeskEntrance,
  caller: Visitor,
  given: { username: string; password: string },
  knows: Knows,
): Promise<ReplyOf<typeof startDeskLogin>> {
  const { id, username, passwordHash } = await checkPassword(entrance, staffDoor, caller, given, knows)
  const staff = await entrance.db.look(atDoor(caller, 'desk'), standing.ask.first({ staffId: id }))
  if (staff === undefined) throw loginFailed()
  // Of the hash that was checked, not of the one that stands there by now.
  const half = { staffId: id, username, fingerprint: fingerprintOf(passwordHash) }
  const { signing } = entrance.keys
  if (staff.hasFactor) return { next: 'code', challenge: await signChallenge(signing, { ...half, next: 'code' }) }
  const secret = newTotpSecret()
  const sealed = entrance.sealing.seal(secret, factorRow(id))
  return {
    next: 'enrol',
    challenge: await signChallenge(signing, { ...half, next: 'enrol', secret: sealed }),
    secret,
    address: totpAddress(username, secret),
  }
}
