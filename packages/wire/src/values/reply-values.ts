import * as z from 'zod/mini'

/**
 * Values that go out. What is stored was judged when it came in, by the rules of its day, and stays readable when they
 * change. Nothing that comes in may be one of these (input-types.test.ts).
 */
export const anyText = z.string()
export const anyNumber = z.number()
export const anyWhole = z.int()
export const anyDay = z.iso.date()
export const anyMoment = z.iso.datetime()
/** Of the IANA list, as clocks are asked by it: `Europe/Istanbul`. */
export const anyZone = z.string().check(z.regex(/^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/))
