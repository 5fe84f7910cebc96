import { holdsRange } from '@sarai/domain/ground/day-range.ts'
import { daysOnSale } from '#catalogue/packages/change-package.ts'
import { Problem } from '#problem.ts'

type Dates = { availableFrom: string; availableUntil: string }

/** A hotel is sold on days of its package only. */
export function keepWithinPackage(dates: Dates, ofPackage: Dates): void {
  if (holdsRange(daysOnSale(ofPackage), daysOnSale(dates))) return
  throw new Problem('OUTSIDE_PACKAGE_DATES', {
    values: { since: ofPackage.availableFrom, until: ofPackage.availableUntil },
  })
}
