import { holdsRange, mostSpecific } from '#ground/day-range.ts'
import { multiply, sum } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { isCharged, periodOf } from '#catalogue/room-rates.ts'
import type { ChosenExtras, Extra, PricePeriod, RoomRates } from '#catalogue/room-rates.ts'
import { nightCount, nightRange, nightsOf } from '#stay/stay.ts'
import type { Stay } from '#stay/stay.ts'

/** What a room card of the wizard shows until the server's validated price replaces it. */
export type PriceEstimate = {
  readonly perNight: Money
  readonly forStay: Money
  /** The nights do not all cost the same, or may not: the estimate is only a first idea. */
  readonly differentPrices: boolean
}

/**
 * The card rule [wizard-12]: the price period that holds the whole stay, else the base price with the 'different
 * prices' flag; plus the chosen extras. Special dates are left to the validated price. A shorter period inside the one
 * that holds the stay would make single nights dearer or cheaper, so it raises the flag too.
 */
export function estimateRoom(stay: Stay, rates: RoomRates, extras: ChosenExtras): PriceEstimate {
  const nights = nightRange(stay)
  const period = mostSpecific(rates.periods.filter((candidate) => holdsRange(candidate, nights)))
  const roomPrice = period?.price ?? rates.basePrice
  const perNight = sum([roomPrice, ...chosenPrices(rates, extras)], roomPrice.currency)
  return {
    perNight,
    forStay: multiply(perNight, nightCount(stay)),
    differentPrices: !period || !governsEveryNight(period, stay, rates),
  }
}

function chosenPrices(rates: RoomRates, extras: ChosenExtras): Money[] {
  const offered: readonly Extra[] = ['childNoBed', 'childWithBed', 'extraBed']
  return offered.filter((extra) => isCharged(extra, extras)).map((extra) => rates.extras[extra])
}

function governsEveryNight(period: PricePeriod, stay: Stay, rates: RoomRates): boolean {
  return nightsOf(stay).every((night) => periodOf(night, rates) === period)
}
