import * as z from 'zod/mini'
import { day } from '@sarai/wire/values/days.ts'
import { isPossibleRate } from '@sarai/domain/ground/exchange.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { positiveAt } from '@sarai/frame/form/amount-schema.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'

/** The smallest units of what was typed; nothing for what is no amount above zero. */
function minorOf(typed: string, currency: string): number | undefined {
  const amount = parseAmount(typed, currency as Currency)
  return amount === undefined || amount.minor <= 0n ? undefined : Number(amount.minor)
}

const typedRate = z.strictObject({
  from: z.string().check(z.minLength(1, 'required')),
  fromAmount: z.string(),
  to: z.string().check(z.minLength(1, 'required')),
  toAmount: z.string(),
  day,
})
type TypedRate = z.output<typeof typedRate>

/** As it is typed: amounts in main units, each judged by the decimals of its currency. */
export const rateForm = typedRate.check(
  positiveAt<TypedRate>('fromAmount', 'from'),
  positiveAt<TypedRate>('toAmount', 'to'),
  z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'sameCurrency' }),
  z.refine((typed) => isPossible(rateOf(typed)), { path: ['toAmount'], error: 'rate' }),
)

/** Sides that are not there yet are told at their own fields. */
function isPossible({ fromAmount, toAmount }: ReturnType<typeof rateOf>): boolean {
  return fromAmount === 0 || toAmount === 0 || isPossibleRate(BigInt(fromAmount), BigInt(toAmount))
}

/** As the wire has it: whole minor units. */
export function rateOf({ fromAmount, toAmount, ...rate }: TypedRate) {
  return { ...rate, fromAmount: minorOf(fromAmount, rate.from) ?? 0, toAmount: minorOf(toAmount, rate.to) ?? 0 }
}
