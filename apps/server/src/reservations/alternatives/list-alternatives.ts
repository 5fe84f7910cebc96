import type { RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { checkRequest } from '@sarai/domain/request/check-request.ts'
import type { Alternative } from '@sarai/domain/stay/alternative.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import type { AgencyCaller } from '#caller.ts'
import { closingFrom } from '#contracts/request-columns.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem } from '#problem.ts'
import { askOther } from '#reservations/alternatives/judge-alternative.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { keptRooms, keptStay } from '#reservations/revival/asked-before.ts'

/** Priced at this moment: what the desk saw may be hours ago. One that is sold no more to this agency is not told of. */
export function listAlternatives(
  db: Database,
  caller: AgencyCaller,
  requestId: RequestId,
): Promise<{ Alternatives: RequestAlternative[] }> {
  const of = { agencyId: caller.agencyId, requestId }
  return db.read(caller, async (tx) => {
    const [stay, rooms, policy] = await tx.ask([keptStay.ask.first(of), keptRooms.ask.all(of), askHousePolicy()])
    if (stay === undefined) throw new Problem('NOT_FOUND')
    const shown: RequestAlternative[] = []
    // Three at most.
    for (const alternative of closingFrom(stay.closing)?.alternatives ?? []) {
      const { propertyId, rooms: asIs } = alternative
      const roomTypeIds = asIs.map(({ roomTypeId }) => roomTypeId)
      const other = { propertyId, ...alternative.stay, roomTypeIds }
      const found = await unlessRefused(() => askOther(tx, { agencyId: caller.agencyId, rooms, policy }, other))
      if (found === null) continue
      const now = await unlessRefused(async () => judged(checkRequest(found.asked, tx.now)))
      const PriceNow = now && Number(now.price.finalPrice.minor)
      shown.push({ ...present(caller, alternative, found), PriceNow })
    }
    return { Alternatives: shown }
  })
}

type Found = Pick<Awaited<ReturnType<typeof askOther>>, 'property' | 'sold'>

function present(
  { language }: AgencyCaller,
  { propertyId, stay, rooms, priceShown }: Alternative,
  { property, sold }: Found,
) {
  const named = rooms.map(({ roomTypeId }) => sold.find(({ id }) => id === roomTypeId)!)
  return {
    AccommodationPropertyId: propertyId,
    HotelName: language === 'fa' ? property.hotelNameFa : property.hotelNameEn,
    HotelLatinName: property.hotelNameEn,
    CheckInDate: stay.checkIn,
    CheckOutDate: stay.checkOut,
    Nights: nightCount({ checkIn: calendarDay(stay.checkIn), checkOut: calendarDay(stay.checkOut) }),
    Rooms: named.map((room) => ({
      RoomTypeId: room.id,
      RoomType: room.name[language],
      RoomService: boardName(language, room.board),
    })),
    Currency: priceShown.currency,
    PriceShown: Number(priceShown.minor),
  }
}

/** Null where it cannot be had any more. */
async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
