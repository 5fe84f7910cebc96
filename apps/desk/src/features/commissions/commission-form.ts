import * as z from 'zod/mini'
import { day, inOrder } from '@sarai/wire/desk/catalogue-fields.ts'
import type { CommissionTerms } from '@sarai/wire/desk/commissions.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { positiveAt } from '@sarai/frame/form/amount-schema.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import type { Option } from '@sarai/ui/kit/choice/option.ts'

const terms = {
  firstNight: day,
  lastNight: day,
  amount: z.string(),
  extraAmount: z.string(),
  currency: z.string().check(z.minLength(1, 'required')),
}
type Typed = { [Name in keyof typeof terms]: string }

/** The smallest units of what was typed; nothing for what is no amount above zero. */
function minorOf(typed: string, currency: string): number | undefined {
  const amount = parseAmount(typed, currency as Currency)
  return amount === undefined || amount.minor <= 0n ? undefined : Number(amount.minor)
}

const nightsInOrder = inOrder('firstNight', 'lastNight')
const amounts = [
  positiveAt<Typed>('amount', 'currency'),
  positiveAt<Typed>('extraAmount', 'currency', { mayBeMissing: true }),
] as const

/** As they are typed: amounts in main units, judged by the decimals of the currency beside them. */
export const termsForm = z.strictObject(terms).check(nightsInOrder, ...amounts)
export const newCommissionForm = z
  .strictObject({ hotelId: z.custom<Option | null>((hotel) => hotel !== null, 'required'), ...terms })
  .check(nightsInOrder, ...amounts)

/** As the wire has them: whole minor units. */
export function termsOf({ firstNight, lastNight, currency, amount, extraAmount }: Typed): CommissionTerms {
  return {
    firstNight,
    lastNight,
    currency,
    amount: minorOf(amount, currency) ?? 0,
    extraAmount: minorOf(extraAmount, currency) ?? null,
  }
}
