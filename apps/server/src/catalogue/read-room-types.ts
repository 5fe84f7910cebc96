import type { RoomType } from '@sarai/contract/catalogue.ts'
import { addDays } from '@sarai/domain/calendar-day.ts'
import { calendarDayAt } from '@sarai/domain/hotel-time.ts'
import { lowestRoomPrice } from '@sarai/domain/room-rates.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName, viewName } from '@sarai/locale/room-words.ts'
import type { AgencyCaller } from '#caller.ts'
import { cardsOf } from '#catalogue/card-queries.ts'
import { roomsOfProperties, type SoldRoom } from '#catalogue/property-rates.ts'
import { visiblePackages } from '#catalogue/visible-packages.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** A property that the agency may not see does not exist for it. */
export function readRoomTypes(
  db: Database,
  caller: AgencyCaller,
  propertyId: number,
  now: number,
): Promise<RoomType[]> {
  return db.read(caller, async (tx) => {
    const packages = await visiblePackages(tx, caller.agencyId, addDays(calendarDayAt(now, 'UTC'), -1))
    const [card] = await cardsOf(
      tx,
      [propertyId],
      packages.map(({ id }) => id),
    )
    const offered = packages.find(({ id }) => id === card?.package_id)
    if (offered === undefined) throw new Problem('NOT_FOUND')
    const rooms = await roomsOfProperties(tx, [propertyId])
    return rooms.map((room) => presentRoom(caller.language, room, offered.sign))
  })
}

function presentRoom(language: Language, { rates, rules, ...room }: SoldRoom, sign: string): RoomType {
  return {
    TypeId: room.id,
    Name: room.name[language],
    RoomView: viewName(language, room.view),
    RoomService: boardName(language, room.board),
    RoomServiceAbbreviation: room.board,
    BaseCapacity: room.baseCapacity,
    Currency: rates.basePrice.currency,
    CurrencySign: sign,
    BasePrice: Number(rates.basePrice.minor),
    PriceFrom: Number(lowestRoomPrice(rates).minor),
    RoomPrices: rates.periods.map(({ first, last, price }) => {
      return { StartDate: first, EndDate: last, Price: Number(price.minor) }
    }),
    Prices: {
      ChildNoBedPrice: Number(rates.extras.childNoBed.minor),
      ChildWithBedPrice: Number(rates.extras.childWithBed.minor),
      ExtraBedPrice: Number(rates.extras.extraBed.minor),
    },
    Rules: {
      ExtraBedIsAllowed: rules.extraBedIsAllowed,
      ChildWithBedIsAllowed: rules.childWithBedIsAllowed,
      ChildNoBedIsAllowed: rules.childNoBedIsAllowed,
      ExtraBedAndChildWithBedAreAllowedTogether: rules.extraBedAndChildWithBedAreAllowedTogether,
    },
    ClosedDates: room.closed.map(({ first, last }) => ({ StartDate: first, EndDate: last })),
  }
}
