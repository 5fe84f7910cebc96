import type { CalendarDay } from '#ground/calendar-day.ts'
import { commissionOf } from '#catalogue/commission.ts'
import type { CommissionTerm, NightCommission } from '#catalogue/commission.ts'
import { holdsDay } from '#ground/day-range.ts'
import { add, isZero, largerOf, negate, sum, zero } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { everyPart, isCharged, priceParts, roomPriceOf, sumOfParts } from '#catalogue/room-rates.ts'
import type { ChosenExtras, PartPrices, PricePart, RoomRates, SpecialDate, Title } from '#catalogue/room-rates.ts'

/**
 * One line of the fare breakdown: a room, a night, and everything that night adds to a sum. A part that was not chosen
 * is zero.
 */
export type NightlyFare = {
  readonly night: CalendarDay
  readonly price: PartPrices
  readonly specialDate: PartPrices
  /** How the special date was called when the night was priced; nothing on an ordinary night. */
  readonly specialTitle?: Title
  readonly commission: NightCommission
}

export function fareOfNight(
  night: CalendarDay,
  rates: RoomRates,
  extras: ChosenExtras,
  terms: readonly CommissionTerm[],
): NightlyFare {
  const { currency } = rates.basePrice
  const price = everyPart((part) => priceOfPart(part, night, rates, extras))
  const ofNight = rates.specialDates.filter((special) => holdsDay(special, night))
  const specialDate = everyPart((part) =>
    isCharged(part, extras) ? differenceOfPart(part, ofNight, price[part]) : zero(currency),
  )
  const nightPrice = add(sumOfParts(price, currency), sumOfParts(specialDate, currency))
  return { night, price, specialDate, ...titled(ofNight, extras), commission: commissionOf(night, terms, nightPrice) }
}

function priceOfPart(part: PricePart, night: CalendarDay, rates: RoomRates, extras: ChosenExtras): Money {
  if (part === 'room') return roomPriceOf(night, rates)
  return extras[part] ? rates.extras[part] : zero(rates.basePrice.currency)
}

/**
 * Special dates of the same night add up (a feast during a fair). A discount takes at most the whole part away: a
 * night never pays the guest.
 */
function differenceOfPart(part: PricePart, ofNight: readonly SpecialDate[], price: Money): Money {
  const difference = sum(
    ofNight.map((special) => special.differences[part]),
    price.currency,
  )
  return largerOf(difference, negate(price))
}

/** Only those count that change what somebody pays: the difference of a bed that nobody takes names no night. */
function titled(ofNight: readonly SpecialDate[], extras: ChosenExtras): Pick<NightlyFare, 'specialTitle'> {
  const titles = ofNight
    .filter(({ differences }) => priceParts.some((part) => isCharged(part, extras) && !isZero(differences[part])))
    .map(({ title }) => title)
  const called = (language: keyof Title) => [...new Set(titles.map((title) => title[language]))].toSorted().join(' · ')
  return titles.length === 0 ? {} : { specialTitle: { en: called('en'), fa: called('fa') } }
}
