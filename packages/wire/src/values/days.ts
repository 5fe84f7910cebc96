import * as z from 'zod/mini'

/** An empty field is missing, not misspelt. */
const wrongDay = { error: ({ input }: { input?: unknown }) => (input === '' ? 'required' : 'date') }

/** Days that come in. `date` of the database begins at year 1 and ends far off; what is done here lies between these. */
export const day = z.iso.date(wrongDay).check(z.regex(/^(19|20|21)/, 'date'))

/** A year that nobody sells is a slip: 2926 for 2026, or 9999 for "always". */
export const soldYears = /^20\d\d-/
export const soldDay = z.iso.date(wrongDay).check(z.regex(soldYears, 'year'))

/** An instant that comes in, in UTC, as browsers write it. */
export const moment = z.pipe(
  z.string().check(z.maxLength(24, { abort: true }), z.regex(/^20\d\d-/, 'date')),
  z.iso.datetime({ ...wrongDay, precision: 3 }),
)

/** Where a page of a list by days ended: the day and the id of its last row. */
export const dayCursor = z.string().check(
  z.maxLength(26, { abort: true }),
  z.regex(/^[\d-]{10}\.\d{1,15}$/),
  z.refine((cursor) => soldDay.safeParse(cursor.split('.')[0]).success),
)
