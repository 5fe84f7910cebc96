import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AgencyId, PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { checkRequest } from '@sarai/domain/request/check-request.ts'
import type { Alternative } from '@sarai/domain/stay/alternative.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import type { Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { askedBefore, type KeptRoom, type KeptStay } from '#reservations/revival/asked-before.ts'

/** Another stay for the guests of a request: a room type for each of its rooms, with the extras that they have. */
export type OtherStay = {
  readonly propertyId: PropertyId
  readonly checkIn: string
  readonly checkOut: string
  readonly roomTypeIds: readonly RoomTypeId[]
}
type Guests = { readonly agencyId: AgencyId; readonly rooms: readonly KeptRoom[]; readonly policy: CancellationPolicy }
type Rejected = Guests & { readonly stay: Pick<KeptStay, 'propertyId' | 'checkIn' | 'checkOut'> }

/** What is sold of it today, for the guests of the request. */
export function askOther(tx: Tx, { agencyId, rooms, policy }: Guests, { roomTypeIds, ...stay }: OtherStay) {
  if (roomTypeIds.length !== rooms.length) throw new Problem('STATE_CHANGED')
  const moved = rooms.map((room, place) => ({ ...room, roomTypeId: roomTypeIds[place]! }))
  return askedBefore(tx, agencyId, { stay, rooms: moved, policy })
}

/** By every rule of today: the hotel sells it, the rooms hold the guests, and this is what it costs. */
export async function judgeAlternative(tx: Tx, rejected: Rejected, other: OtherStay): Promise<Alternative> {
  if (isSameStay(stayOf(rejected), other)) throw new Problem('STAY_REJECTED')
  const { asked } = await askOther(tx, rejected, other)
  const { price } = judged(checkRequest(asked, tx.now))
  return {
    propertyId: other.propertyId,
    stay: { checkIn: other.checkIn as CalendarDay, checkOut: other.checkOut as CalendarDay },
    rooms: asked.rooms.map(({ roomTypeId, extras }) => ({ roomTypeId, extras })),
    priceShown: price.finalPrice,
  }
}

function stayOf({ stay: { propertyId, checkIn, checkOut }, rooms }: Rejected): OtherStay {
  return { propertyId, checkIn, checkOut, roomTypeIds: rooms.map(({ roomTypeId }) => roomTypeId) }
}

export function isSameStay(one: OtherStay, other: OtherStay): boolean {
  return (
    one.propertyId === other.propertyId &&
    one.checkIn === other.checkIn &&
    one.checkOut === other.checkOut &&
    one.roomTypeIds.length === other.roomTypeIds.length &&
    one.roomTypeIds.every((id, place) => id === other.roomTypeIds[place])
  )
}
