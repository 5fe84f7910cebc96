import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AgencyId, PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { checkRequest } from '@sarai/domain/request/check-request.ts'
import type { Alternative } from '@sarai/domain/stay/alternative.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import type { Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { askedBefore, type KeptRoom } from '#reservations/revival/asked-before.ts'

/** Another stay for the guests of a request: a room type for each of its rooms, with the extras that they have. */
export type OtherStay = {
  readonly propertyId: PropertyId
  readonly checkIn: string
  readonly checkOut: string
  readonly roomTypeIds: readonly RoomTypeId[]
}
type Guests = { readonly agencyId: AgencyId; readonly rooms: readonly KeptRoom[]; readonly policy: CancellationPolicy }

/** By every rule of today: the hotel sells it, the rooms hold the guests, and this is what it costs. */
export async function judgeAlternative(tx: Tx, { agencyId, rooms, policy }: Guests, other: OtherStay) {
  const { propertyId, checkIn, checkOut, roomTypeIds } = other
  if (roomTypeIds.length !== rooms.length) throw new Problem('STATE_CHANGED')
  const moved = rooms.map((room, place) => ({ ...room, roomTypeId: roomTypeIds[place]! }))
  const { asked, property, sold } = await askedBefore(tx, agencyId, {
    stay: { propertyId, checkIn, checkOut },
    rooms: moved,
    policy,
  })
  const { price } = judged(checkRequest(asked, tx.now))
  const alternative: Alternative = {
    propertyId,
    stay: { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay },
    rooms: asked.rooms.map(({ roomTypeId, extras }) => ({ roomTypeId, extras })),
    priceShown: price.finalPrice,
  }
  return { alternative, property, sold }
}
