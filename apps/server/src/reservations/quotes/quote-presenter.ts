import type { QuoteReply, RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import type { PartPrices } from '@sarai/domain/catalogue/room-rates.ts'
import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { Money } from '@sarai/domain/ground/money.ts'
import type { AskedStay } from '@sarai/domain/request/check-request.ts'
import { freeUntil } from '@sarai/domain/stay/cancellation-policy.ts'
import type { NightlyFare } from '@sarai/domain/stay/price/nightly-fare.ts'
import type { Quote } from '@sarai/domain/stay/price/quote.ts'
import type { RoomPrice } from '@sarai/domain/stay/price/stay-price.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'

type Presented = {
  readonly quote: Quote
  readonly checkInAt: Instant
  readonly sign: string
  readonly asked: AskedStay
  readonly rooms: readonly SoldRoom[]
}

export function presentQuote(language: Language, { quote, checkInAt, sign, asked, rooms }: Presented): QuoteReply {
  const { price, policy } = quote
  const free = freeUntil(policy, checkInAt)
  return {
    QuoteId: quote.id,
    ExpiresAt: new Date(quote.expiresAt).toISOString(),
    Currency: price.currency,
    CurrencySign: sign,
    EachRoomPrice: price.rooms.map((priced, place) => {
      const { roomTypeId } = asked.rooms[place]!
      return presentRoom(
        language,
        rooms.find(({ id }) => id === roomTypeId)!,
        priced,
      )
    }),
    TotalPrice: minor(price.totalPrice),
    TotalCommissionPerHotel: minor(price.totalCommission),
    FinalPrice: minor(price.finalPrice),
    CancellationPolicy: policy.map(({ daysBefore, percent }) => ({ DaysBefore: daysBefore, Percent: percent })),
    FreeCancellationUntil: free === undefined ? null : new Date(free).toISOString(),
  }
}

function presentRoom(
  language: Language,
  room: SoldRoom,
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
    FareBreakDown: fareBreakdown.map(presentNight),
  }
}

function presentNight({ night, price, specialDate, commission }: NightlyFare): RoomPriceLine['FareBreakDown'][number] {
  return {
    Date: night,
    Price: presentParts(price),
    SpecialDate: presentParts(specialDate),
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
