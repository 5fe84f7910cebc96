import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'
import type { ClosedNights } from '@sarai/wire/desk/closed-nights.ts'
import type { PeriodFields, SpecialDateFields } from '@sarai/wire/desk/prices.ts'
import { day, difference, id, money, text, valuesOf } from '#activity/values.ts'

/** What is done to prices, as the activity log compares it; amounts in the currency of the package. */

export function loggedPeriod(period: PeriodFields, currency: string): ActivityValues {
  return valuesOf<PeriodFields>({ firstNight: day, lastNight: day, price: money(currency) })(period)
}

export function loggedSpecialDate(special: SpecialDateFields, currency: string): ActivityValues {
  const inCurrency = difference(currency)
  return valuesOf<SpecialDateFields>({
    roomTypeId: id,
    firstNight: day,
    lastNight: day,
    titleEn: text,
    titleFa: text,
    roomDifference: inCurrency,
    childNoBedDifference: inCurrency,
    childWithBedDifference: inCurrency,
    extraBedDifference: inCurrency,
  })(special)
}

export const loggedNights = valuesOf<ClosedNights>({ roomTypeId: id, firstNight: day, lastNight: day })
