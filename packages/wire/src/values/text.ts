import * as z from 'zod/mini'
import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { isSeen } from '@sarai/domain/ground/text/is-seen.ts'
import { persianLetters } from '@sarai/domain/ground/text/persian-letters.ts'
import { notInALine, notInParagraphs } from '#values/as-line.ts'

/**
 * Text that comes in. Its length is judged first and ends the judging: zod would go on, and try every pattern on
 * whatever somebody sends. Lengths count characters, as PostgreSQL does.
 */

const without = (pattern: RegExp) => z.refine<string>((text) => !pattern.test(text), 'characters')

/** Ends the judging of what is longer, and says how long it may be unless another word says more. */
export const atMost = (most: number, word = `longest ${most}`) => z.maxLength(most, { abort: true, error: word })

/** What people write is kept in the letters of a Persian keyboard, whatever keyboard it came from. */
export const inPersianLetters = z.overwrite(persianLetters)

/**
 * One line of at most so many characters, or nothing. The word is what a form says of a longer one. Marks of direction go:
 * they would show the number of a receipt as another one than is compared, and the name of a file with another ending.
 */
export const line = (most: number, word?: string) =>
  z.string().check(z.overwrite(stripBidiControls), z.trim(), atMost(most, word), inPersianLetters, without(notInALine))

const filled = [z.minLength(1, { error: 'required', abort: true }), z.refine<string>(isSeen, 'required')] as const

/** One line that has to be filled in. */
export const filledLine = (most: number, word?: string) => line(most, word).check(...filled)

/** Text with line breaks, or nothing. */
export const paragraphs = (most: number) =>
  z.string().check(z.trim(), atMost(most), inPersianLetters, without(notInParagraphs))

export const filledParagraphs = (most: number) => paragraphs(most).check(...filled)

/** What programs make and people never type: a code, a key, a cursor. The pattern says all that it may be. */
export const shape = (most: number, pattern: RegExp, word?: string) =>
  z.string().check(atMost(most, word), z.regex(pattern, word))

/** Passwords and tokens: taken as they are, hashed and compared, never kept or shown. */
export const secret = (least: number, most: number, word?: string, longWord = word) =>
  z.string().check(atMost(most, longWord), z.minLength(least, word))

/** As it stands in a field at the moment, half or wrong as it may be: kept for whoever types it, and judged later. */
export const typed = (most: number) => z.string().check(atMost(most))

/**
 * Where a page of a list goes on: a moment in milliseconds or an amount, neither below zero, and the id of a row. With a
 * digit more there would be moments that no calendar has.
 */
export const placeInList = shape(32, /^\d{1,15}_[1-9]\d{0,15}$/)

/** In the letters in which the database gives it back: whatever is looked up by it is found, and the same is the same. */
export const uuid = z.uuid().check(z.toLowerCase())
export const email = z.pipe(filledLine(254), z.email('email'))
/** With five digits at least, or empty. */
export const telephone = line(30, 'phone').check(z.regex(/^(\+?[\s()-]*(?:\d[\s()-]*){5,})?$/, 'phone'))
export const currencyCode = shape(3, /^[A-Z]{3}$/, 'required')
/** What somebody types to find something by. */
export const searchText = line(100)
/** An agency group is known by the name that it was first given, letter by letter: older ones may have Arabic letters. */
export const groupCode = z.string().check(z.trim(), atMost(60), without(notInALine), z.minLength(1, 'required'))
export const linkToken = secret(20, 200)
