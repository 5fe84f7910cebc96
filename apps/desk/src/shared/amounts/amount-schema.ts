import * as z from 'zod/mini'
import type { Currency } from '@sarai/domain/money.ts'
import { parseAmount } from '@sarai/locale/amount-parse.ts'

/** What stands in a field of an amount, as the wire wants it: whole minor units. */
export function amountIn(currency: string) {
  const readable = z.refine<string>((text) => parseAmount(text, currency as Currency) !== undefined, 'required')
  return z.pipe(z.string().check(readable), z.transform(minorOf(currency)))
}

/** A difference may be left empty, which is none. */
export function differenceIn(currency: string) {
  const readable = z.refine<string>((text) => text === '' || parseAmount(text, currency as Currency) !== undefined)
  return z.pipe(z.string().check(readable), z.transform(minorOf(currency)))
}

function minorOf(currency: string) {
  return (text: string) => Number(parseAmount(text, currency as Currency)?.minor ?? 0n)
}
