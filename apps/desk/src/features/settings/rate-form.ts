import * as z from 'zod/mini'
import type { Rate } from '@sarai/wire/desk/settings.ts'
import { day } from '@sarai/wire/values/days.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { exchangeRate, inverse, isFarRate, isPossibleRate } from '@sarai/domain/ground/exchange.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
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
  meant: z.string(),
})
export type TypedRate = z.output<typeof typedRate>

/** As it is typed: amounts in main units, each judged by the decimals of its currency. `known`: the rates that hold. */
export const rateForm = (known: readonly Rate[]) =>
  typedRate.check(
    positiveAt<TypedRate>('fromAmount', 'from'),
    positiveAt<TypedRate>('toAmount', 'to'),
    z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'sameCurrency' }),
    z.refine((typed) => isPossible(rateOf(typed)), { path: ['toAmount'], error: 'rate' }),
    z.refine((typed) => farFrom(typed, known) === undefined || typed.meant === meantAs(typed), {
      path: ['meant'],
      error: 'farRate',
    }),
  )

/** What was said to be meant: another rate is asked about anew. */
export function meantAs(typed: TypedRate): string {
  const { from, fromAmount, to, toAmount } = rateOf(typed)
  return [from, fromAmount, to, toAmount].join(' ')
}

/** The rate that holds for the same currencies, in either direction, where the typed one is far from it: a slip, maybe. */
export function farFrom(typed: TypedRate, known: readonly Rate[]): Rate | undefined {
  const { from, fromAmount, to, toAmount } = rateOf(typed)
  if (fromAmount === 0 || toAmount === 0) return undefined
  const same = known.filter((rate) => [rate.from, rate.to].toSorted().join() === [from, to].toSorted().join())
  const [last] = same.toSorted((one, other) => other.day.localeCompare(one.day))
  if (last === undefined || from === to) return undefined
  const own = sides({ from, fromAmount, to, toAmount, day: last.day })
  return isFarRate(last.from === from ? own : inverse(own), sides(last)) ? last : undefined
}

const sides = ({ day: on, from, fromAmount, to, toAmount }: Omit<Rate, 'id' | 'setAt' | 'setBy'>) =>
  exchangeRate(calendarDay(on), money(fromAmount, from as Currency), money(toAmount, to as Currency))

/** Sides that are not there yet are told at their own fields. */
function isPossible({ fromAmount, toAmount }: ReturnType<typeof rateOf>): boolean {
  return fromAmount === 0 || toAmount === 0 || isPossibleRate(BigInt(fromAmount), BigInt(toAmount))
}

/** As the wire has it: whole minor units. */
export function rateOf(typed: TypedRate) {
  const { fromAmount, toAmount, meant: _, ...rate } = typed
  return { ...rate, fromAmount: minorOf(fromAmount, rate.from) ?? 0, toAmount: minorOf(toAmount, rate.to) ?? 0 }
}
