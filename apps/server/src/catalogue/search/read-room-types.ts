import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { PropertyId } from '@sarai/domain/ground/ids.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { lowestRoomPrice } from '@sarai/domain/catalogue/room-rates.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import type { AgencyCaller } from '#caller.ts'
import { availabilityOf } from '#catalogue/search/write-card.ts'
import { visibleCard } from '#catalogue/search/card-queries.ts'
import { askRoomsOf, type SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { packagesAnywhere } from '#catalogue/packages/visible-packages.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** A property that the agency may not see does not exist for it. */
export async function readRoomTypes(db: Database, caller: AgencyCaller, propertyId: PropertyId): Promise<RoomType[]> {
  const { agencyId, language } = caller
  const [packages, card, rooms] = await db.look(caller, [
    packagesAnywhere.ask.all({ agencyId }),
    visibleCard.ask.first({ agencyId, propertyId }),
    askRoomsOf(propertyId),
  ])
  const offered = packages.find(({ id }) => id === card?.packageId)
  if (card === undefined || offered === undefined) throw new Problem('NOT_FOUND')
  const available = availabilityOf(card, offered) ?? card
  return rooms.map((room) => presentRoom(language, room, available, offered.sign))
}

function presentRoom(
  language: Language,
  { rates, rules, ...room }: SoldRoom,
  available: DayRange,
  sign: string,
): RoomType {
  return {
    typeId: room.id,
    name: room.name[language],
    roomView: viewName(language, room.view),
    roomService: boardName(language, room.board),
    roomServiceAbbreviation: room.board,
    baseCapacity: room.baseCapacity,
    currency: rates.basePrice.currency,
    currencySign: sign,
    basePrice: Number(rates.basePrice.minor),
    priceFrom: Number(lowestRoomPrice(rates, available, room.closed).minor),
    roomPrices: rates.periods.map(({ first, last, price }) => {
      return { startDate: first, endDate: last, price: Number(price.minor) }
    }),
    prices: {
      childNoBedPrice: Number(rates.extras.childNoBed.minor),
      childWithBedPrice: Number(rates.extras.childWithBed.minor),
      extraBedPrice: Number(rates.extras.extraBed.minor),
    },
    rules: {
      extraBedIsAllowed: rules.extraBedIsAllowed,
      childWithBedIsAllowed: rules.childWithBedIsAllowed,
      childNoBedIsAllowed: rules.childNoBedIsAllowed,
      extraBedAndChildWithBedAreAllowedTogether: rules.extraBedAndChildWithBedAreAllowedTogether,
    },
    closedDates: room.closed.map(({ first, last }) => ({ startDate: first, endDate: last })),
  }
}
