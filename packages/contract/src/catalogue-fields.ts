import * as z from 'zod/mini'

/** What the calls about the catalogue have in common. */

export const idParams = z.strictObject({ id: z.coerce.number().check(z.int(), z.positive()) })

/** The version that was read: of two people who change the same thing at once, one is told. */
export const versionRead = z.strictObject({ version: z.coerce.number().check(z.int()) })

export const title = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120))
/** A year that nobody sells is a slip: 2926 for 2026, or 9999 for "always". */
export const soldYears = /^20\d\d-/
export const day = z.iso.date('date').check(z.regex(soldYears, 'year'))

/** Whole minor units. A trillion is more than a night costs in any currency, and far from what a number can hold. */
const most = 1_000_000_000_000
export const price = z.int().check(z.gte(0), z.lte(most))
export const difference = z.int().check(z.gte(-most), z.lte(most))

/** Refuses a range that ends before it begins, at its last day. */
export function inOrder<First extends string, Last extends string>(first: First, last: Last) {
  return z.refine<Record<First | Last, string>>((range) => range[first] <= range[last], {
    path: [last],
    error: 'range',
  })
}
