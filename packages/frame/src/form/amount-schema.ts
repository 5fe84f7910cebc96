import * as z from 'zod/mini'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'

type Currency = Parameters<typeof parseAmount>[1]

/** What stands in a field of an amount, as the wire wants it: whole minor units. */
export function amountIn(currency: string) {
  const text = z.string().check(z.minLength(1, 'required'), readableIn(currency), notBelowZeroIn(currency))
  return z.pipe(text, z.transform(minorOf(currency)))
}

/** A difference may be left empty, which is none. */
export function differenceIn(currency: string) {
  return z.pipe(z.string().check(readableIn(currency)), z.transform(minorOf(currency)))
}

/** A part may be left empty, which is all of it; what is typed is more than nothing. */
export function partIn(currency: string) {
  const aboveZero = z.refine<string>((text) => text === '' || minorOf(currency)(text) !== 0, 'zero')
  const text = z.string().check(readableIn(currency), notBelowZeroIn(currency), aboveZero)
  return z.pipe(
    text,
    z.transform((typed) => (typed === '' ? null : minorOf(currency)(typed))),
  )
}

/** For a form that has the currency beside the amount: which word tells what is wrong with the amount, if anything. */
function wrongAmount(typed: string, currency: string): 'amount' | 'belowZero' | undefined {
  const amount = parseAmount(typed, currency as Currency)
  if (amount === undefined) return typed === '' ? undefined : 'amount'
  return amount.minor < 0n ? 'belowZero' : undefined
}

const readableIn = (currency: string) =>
  z.refine<string>((text) => wrongAmount(text, currency) !== 'amount', { error: 'amount', abort: true })

const notBelowZeroIn = (currency: string) =>
  z.refine<string>((text) => wrongAmount(text, currency) !== 'belowZero', 'belowZero')

/** The same for an amount that must be more than nothing; where nothing is typed, it is missing. */
export function wrongPositive(
  typed: string,
  currency: string,
): 'required' | 'amount' | 'belowZero' | 'zero' | undefined {
  if (typed === '') return 'required'
  return wrongAmount(typed, currency) ?? (minorOf(currency)(typed) === 0 ? 'zero' : undefined)
}

/** For a field of a form: an amount that is clear and more than nothing, or nothing where it `mayBeMissing`. */
export function positiveAt<Typed extends Record<string, unknown>>(
  field: keyof Typed & string,
  currency: keyof Typed & string,
  { mayBeMissing = false } = {},
) {
  return z.check<Typed>(({ value, issues }) => {
    const wrong = wrongPositive(String(value[field]), String(value[currency]))
    if (wrong === undefined || (wrong === 'required' && mayBeMissing)) return
    // The other fields say what is wrong with them as well.
    issues.push({ code: 'custom', input: value, path: [field], message: wrong, continue: true })
  })
}

function minorOf(currency: string) {
  return (text: string) => Number(parseAmount(text, currency as Currency)?.minor ?? 0n)
}
