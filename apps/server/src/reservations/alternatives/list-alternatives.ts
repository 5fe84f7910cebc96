import type { RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { Alternative } from '@sarai/domain/stay/alternative.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import type { AgencyCaller } from '#caller.ts'
import { askPropertyForSale } from '#catalogue/prices/sold-property.ts'
import { askRoomsOf } from '#catalogue/prices/sold-rooms.ts'
import { closingFrom } from '#contracts/request-columns.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem } from '#problem.ts'
import { judgeAlternative } from '#reservations/alternatives/judge-alternative.ts'
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
      const presented = await present(tx, caller, alternative)
      if (presented === undefined) continue
      const other = {
        ...alternative,
        ...alternative.stay,
        roomTypeIds: alternative.rooms.map((room) => room.roomTypeId),
      }
      const PriceNow = await priceNow(() => judgeAlternative(tx, { ...of, rooms, policy }, other))
      shown.push({ ...presented, PriceNow })
    }
    return { Alternatives: shown }
  })
}

async function present(
  tx: Tx,
  { agencyId, language }: AgencyCaller,
  { propertyId, stay, rooms, priceShown }: Alternative,
) {
  const [property, sold] = await tx.ask([askPropertyForSale(agencyId, propertyId, stay), askRoomsOf(propertyId)])
  const named = rooms.map(({ roomTypeId }) => sold.find(({ id }) => id === roomTypeId))
  if (property === undefined || named.some((room) => room === undefined)) return undefined
  return {
    AccommodationPropertyId: propertyId,
    HotelName: language === 'fa' ? property.hotelNameFa : property.hotelNameEn,
    HotelLatinName: property.hotelNameEn,
    CheckInDate: stay.checkIn,
    CheckOutDate: stay.checkOut,
    Nights: nightCount({ checkIn: calendarDay(stay.checkIn), checkOut: calendarDay(stay.checkOut) }),
    Rooms: named.map((room) => ({
      RoomTypeId: room!.id,
      RoomType: room!.name[language],
      RoomService: boardName(language, room!.board),
    })),
    Currency: priceShown.currency,
    PriceShown: Number(priceShown.minor),
  }
}

/** Null where it cannot be had any more. */
async function priceNow(judge: () => ReturnType<typeof judgeAlternative>): Promise<number | null> {
  try {
    const { alternative } = await judge()
    return Number(alternative.priceShown.minor)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
