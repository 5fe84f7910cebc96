import type { PricedStay, RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import type { PartPrices } from '@sarai/domain/catalogue/room-rates.ts'
import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { Money } from '@sarai/domain/ground/money.ts'
import { freeUntil, type CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import type { NightlyFare } from '@sarai/domain/stay/price/nightly-fare.ts'
import type { RoomPrice, StayPrice } from '@sarai/domain/stay/price/stay-price.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'

type NamedRoom = Pick<SoldRoom, 'id' | 'name' | 'view' | 'board'>

type Priced = {
  readonly price: StayPrice
  readonly policy: CancellationPolicy
  readonly checkInAt: Instant
  readonly sign: string
  /** In the order of the price. */
  readonly rooms: readonly NamedRoom[]
}

/** A price to the last line: the one that a quote holds, and the one that a request has. */
export function presentPrice(language: Language, { price, policy, checkInAt, sign, rooms }: Priced): PricedStay {
  const free = freeUntil(policy, checkInAt)
  return {
    Currency: price.currency,
    CurrencySign: sign,
    EachRoomPrice: price.rooms.map((priced, place) => presentRoom(language, rooms[place]!, priced)),
    TotalPrice: minor(price.totalPrice),
    TotalCommissionPerHotel: minor(price.totalCommission),
    FinalPrice: minor(price.finalPrice),
    CancellationPolicy: policy.map(({ daysBefore, percent }) => ({ DaysBefore: daysBefore, Percent: percent })),
    FreeCancellationUntil: free === undefined ? null : new Date(free).toISOString(),
  }
}

function presentRoom(
  language: Language,
  room: NamedRoom,
  { extras, fareBreakdown, ...priced }: RoomPrice,
): RoomPriceLine {
  return {
    RoomTypeId: room.id,
    RoomType: room.name[language],
    RoomView: viewName(language, room.view),
    RoomService: boardName(language, room.board),
    HasChildNoBed: extras.childNoBed,
    HasChildWithBed: extras.childWithBed,
    HasExtraBed: extras.extraBed,
    Nights: priced.nights,
    StayTotalPrice: minor(priced.stayTotal),
    ExtrasTotalPrice: minor(priced.extrasTotal),
    ExtraCharge: minor(priced.extraCharge),
    TotalPrice: minor(priced.totalPrice),
    TotalCommission: minor(priced.totalCommission),
    FareBreakDown: fareBreakdown.map((night) => presentNight(language, night)),
  }
}

function presentNight(
  language: Language,
  { night, price, specialDate, specialTitle, commission }: NightlyFare,
): RoomPriceLine['FareBreakDown'][number] {
  return {
    Date: night,
    Price: presentParts(price),
    SpecialDate: presentParts(specialDate),
    ...(specialTitle && { SpecialDateTitle: specialTitle[language] }),
    Commission: minor(commission.ordinary),
    ExtraCommission: minor(commission.extra),
  }
}

function presentParts({ room, childNoBed, childWithBed, extraBed }: PartPrices) {
  return {
    Room: minor(room),
    ChildNoBed: minor(childNoBed),
    ChildWithBed: minor(childWithBed),
    ExtraBed: minor(extraBed),
  }
}

function minor(amount: Money): number {
  return Number(amount.minor)
}
