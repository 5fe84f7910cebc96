import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem } from '#problem.ts'
import { judgeAlternative, type OtherStay } from '#reservations/alternatives/judge-alternative.ts'
import { keptRooms, keptStay } from '#reservations/revival/asked-before.ts'

/** As the agency would get it: its commission, its packages. */
export function priceAlternative(db: Database, staff: StaffCaller, requestId: RequestId, other: OtherStay) {
  return db.read(staff, async (tx) => {
    const [place, policy] = await tx.ask([placeOfRequest.ask.first({ requestId }), askHousePolicy()])
    if (place === undefined) throw new Problem('NOT_FOUND')
    const { agencyId } = place
    const of = { agencyId, requestId }
    const [stay, rooms] = await tx.ask([keptStay.ask.one(of), keptRooms.ask.all(of)])
    const { priceShown } = await judgeAlternative(tx, { agencyId, stay, rooms, policy }, other)
    const { currency, minor } = priceShown
    return { currency, finalPrice: Number(minor) }
  })
}
