import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { checkRequest, fingerprintOf } from '@sarai/domain/request/check-request.ts'
import type { StaffCaller } from '#caller.ts'
import { happenTo, placeOfRequest } from '#contracts/happen-to.ts'
import { versionFrom } from '#contracts/kept-prices.ts'
import { staffActor } from '#contracts/staff-actor.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { Problem } from '#problem.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { priceInForce } from '#reservations/requests/request-queries.ts'
import { askedBefore, keptRooms, keptStay } from '#reservations/revival/asked-before.ts'

/** Only at the price that the agency has agreed to already: to another one it has to agree itself. */
export function reviveForAgency(
  db: Database,
  caller: StaffCaller,
  requestId: RequestId,
  seenVersion: number,
): Promise<null> {
  const questions = [placeOfRequest.ask.first({ requestId }), askHousePolicy(), askAnswerHours()] as const
  return db.write(caller, questions, async (tx, [place, policy, hours]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    const of = { agencyId: place.agencyId, requestId }
    const [stay, rooms, version] = await tx.ask([keptStay.ask.one(of), keptRooms.ask.all(of), priceInForce.ask.one(of)])
    const { asked } = await askedBefore(tx, place.agencyId, { stay, rooms, policy })
    const agreed = { ...versionFrom(version), id: '', fingerprint: fingerprintOf(asked), expiresAt: Infinity }
    const checked = checkRequest(asked, tx.now, agreed)
    await happenTo(tx, requestId, place, {
      kind: 'revive',
      by: staffActor(caller),
      at: tx.now,
      seenVersion,
      stay: judged(checked),
      checks: checked.checks,
      hours,
    })
    return null
  })
}
