import * as z from 'zod/mini'

/** A moment that comes in, in UTC: `2026-11-17T15:30:00.000Z`. What is done here lies between 1900 and 2199. */
export const moment = z.iso
  .datetime({ error: ({ input }) => (input === '' ? 'required' : 'date') })
  .check(z.maxLength(30, { abort: true }), z.regex(/^(19|20|21)/, 'date'))
