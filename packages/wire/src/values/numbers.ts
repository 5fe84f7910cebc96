import * as z from 'zod/mini'
import { shape } from '#values/text.ts'

/** Numbers that come in, each within what its column can hold. */

/** An `integer` of the database. */
const mostInteger = 2_147_483_647
/** A `bigint` holds more, but a number of JavaScript does not. */
const mostBigint = Number.MAX_SAFE_INTEGER

export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
/** Of a row that was chosen: 0 stands in a form for none. */
export const id = z.int().check(z.gte(1, 'required'), z.lte(mostBigint))
/** Of rows that are few enough to be counted with an `integer`. */
export const smallId = z.int().check(z.gte(1, 'required'), z.lte(mostInteger))
/** The version that was read: of two people who change the same thing at once, one is told. */
export const version = whole(0, mostInteger)

/** Counted for all rows of a table together, so that none is ever used twice. */
export const wideVersion = whole(1, mostBigint)

/** Whole minor units. A trillion is more than a night costs in any currency, and far from what a number can hold. */
export const mostAmount = 1_000_000_000_000
export const amount = whole(0, mostAmount)
/** A side of a rate: so much of one currency is so much of another. */
export const rateSide = z.int().check(z.gte(1, 'required'), z.lte(mostAmount))
export const difference = whole(-mostAmount, mostAmount)

const halfStars = [z.gte(0), z.lte(5), z.multipleOf(0.5)] as const
export const grade = z.number().check(...halfStars)

/** Of an address, where every number is written as text. */
export const wholeInAddress = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.gte(least), z.lte(most))
export const idInAddress = wholeInAddress(1, mostBigint)
/** Of rows that are few enough to be counted with an `integer`. */
export const smallIdInAddress = wholeInAddress(0, mostInteger)
export const versionInAddress = wholeInAddress(0, mostInteger)
export const wideVersionInAddress = wholeInAddress(1, mostBigint)
export const gradeInAddress = z.coerce.number().check(...halfStars)
/** Yes or no, as the client writes it. */
export const flagInAddress = z.pipe(
  shape(5, /^(true|false)$/),
  z.transform((said) => said === 'true'),
)
/** The id of the last row already seen. Whoever has seen none names none. */
export const lastSeenId = wholeInAddress(1, mostBigint)
export const mostInPage = 100
export const pageLimit = z._default(wholeInAddress(1, mostInPage), 25)
