import * as z from 'zod/mini'
import type { Currency } from '@sarai/domain/money.ts'
import { parseAmount } from '@sarai/locale/amount-parse.ts'

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
  day: z.iso.date('date'),
})
type TypedRate = z.output<typeof typedRate>

/** As it is typed: amounts in main units, each judged by the decimals of its currency. */
export const rateForm = typedRate.check(
  z.refine(({ from, fromAmount }) => minorOf(fromAmount, from) !== undefined, {
    path: ['fromAmount'],
    error: 'required',
  }),
  z.refine(({ to, toAmount }) => minorOf(toAmount, to) !== undefined, { path: ['toAmount'], error: 'required' }),
  z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'sameCurrency' }),
)

/** As the wire has it: whole minor units. */
export function rateOf({ from, fromAmount, to, toAmount, day }: TypedRate) {
  return { from, to, day, fromAmount: minorOf(fromAmount, from) ?? 0, toAmount: minorOf(toAmount, to) ?? 0 }
}
