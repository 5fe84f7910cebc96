import * as z from 'zod/mini'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { exchange, exchangeRate, isFarRate, isPossibleRate } from '@sarai/domain/ground/exchange.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { wrongPositive } from '@sarai/frame/form/amount-schema.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { typedAmount } from '#shared/amounts/shown-amount.ts'

/** As it is typed: amounts in main units, the rate as two of them. */
const typedApproval = z.strictObject({
  amount: z.string(),
  rateContract: z.string(),
  ratePaid: z.string(),
  reason: z.string().check(z.maxLength(500)),
  overruled: z.string().check(z.maxLength(500)),
})
export type TypedApproval = z.output<typeof typedApproval>

type About = Pick<
  DeskPayment,
  'amount' | 'currency' | 'contractCurrency' | 'flag' | 'rate' | 'rateKnownYesterday' | 'paidAt' | 'sentAt'
>

/** Whoever approved first took another rate than that of the day. */
export function isOtherRate({ rate, approval }: Pick<DeskPayment, 'rate' | 'approval'>): boolean {
  const taken = approval?.rate
  if (!rate || !taken) return false
  return taken.fromAmount !== rate.fromAmount || taken.toAmount !== rate.toAmount
}

export function startOf(payment: About & Pick<DeskPayment, 'approval'>): TypedApproval {
  const { currency, contractCurrency, approval } = payment
  const rate = approval?.rate ?? payment.rate
  return {
    amount: typedAmount(approval?.amount ?? payment.amount, currency),
    rateContract: rate ? typedAmount(rate.toAmount, contractCurrency) : '1',
    ratePaid: rate ? typedAmount(rate.fromAmount, currency) : '',
    reason: '',
    overruled: '',
  }
}

/** The smallest units of what was typed; nothing for what is no amount above zero. */
function minorOf(typed: string, currency: string): number | undefined {
  const amount = parseAmount(typed, currency as Currency)
  return amount === undefined || amount.minor <= 0n ? undefined : Number(amount.minor)
}

/** The day of the payment, by the clock of Tehran: its rate is meant, whenever it is looked at. */
export function dayOfPayment({ rate, paidAt, sentAt }: Pick<About, 'rate' | 'paidAt' | 'sentAt'>): string {
  return rate?.day ?? todayIn(tehran, Date.parse(paidAt ?? sentAt))
}

/** As it is typed; nothing while it is no rate. */
export function rateOf({ rateContract, ratePaid }: TypedApproval, payment: About) {
  const { currency, contractCurrency } = payment
  const fromAmount = minorOf(ratePaid, currency)
  const toAmount = minorOf(rateContract, contractCurrency)
  if (fromAmount === undefined || toAmount === undefined) return undefined
  return { day: dayOfPayment(payment), fromAmount, toAmount }
}

function isPossible({ fromAmount, toAmount }: { fromAmount: number; toAmount: number }): boolean {
  return isPossibleRate(BigInt(fromAmount), BigInt(toAmount))
}

export type Finding = {
  amount: number | undefined
  /** In the contract's currency. */
  credited: number | undefined
  isPart: boolean
  /** It is taken at a rate that the house does not know, or has known for less than a day. */
  isRateFar: boolean
}

export function isAboveClaim(amount: number | undefined, payment: Pick<About, 'amount'>): boolean {
  return amount !== undefined && amount > payment.amount
}

/** What an approval of what is typed would find, as far as it can be known yet; of more than was claimed nothing. */
export function findingOf(typed: TypedApproval, payment: About): Finding {
  const { currency, contractCurrency } = payment
  const amount = minorOf(typed.amount, currency)
  const isPart = amount !== undefined && amount < payment.amount
  if (isAboveClaim(amount, payment)) return { amount, credited: undefined, isPart, isRateFar: false }
  if (currency === contractCurrency || amount === undefined)
    return { amount, credited: amount, isPart, isRateFar: false }
  const rate = rateOf(typed, payment)
  if (!rate || !isPossible(rate)) return { amount, credited: undefined, isPart, isRateFar: false }
  const made = ({ day, fromAmount, toAmount }: typeof rate) =>
    exchangeRate(
      calendarDay(day),
      money(fromAmount, currency as Currency),
      money(toAmount, contractCurrency as Currency),
    )
  const { received } = exchange(money(amount, currency as Currency), made(rate))
  const isRateFar = [payment.rate, payment.rateKnownYesterday].some(
    (known) => !known || isFarRate(made(rate), made(known)),
  )
  return { amount, credited: Number(received.minor), isPart, isRateFar }
}

/** All of it or less, at a rate where the currencies differ, and with a reason where one is owed. */
export function approveForm(payment: About) {
  return typedApproval.check(
    z.check<TypedApproval>(({ value, issues }) => {
      const wrong = (field: keyof TypedApproval, message: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message })
      const { amount, isPart } = findingOf(value, payment)
      const amountFault = wrongPositive(value.amount, payment.currency)
      if (amountFault !== undefined) wrong('amount', amountFault)
      if (isAboveClaim(amount, payment)) wrong('amount', 'aboveClaim')
      if (payment.currency !== payment.contractCurrency) {
        const faults = {
          rateContract: wrongPositive(value.rateContract, payment.contractCurrency),
          ratePaid: wrongPositive(value.ratePaid, payment.currency),
        }
        for (const side of ['rateContract', 'ratePaid'] as const) if (faults[side]) wrong(side, faults[side])
        const rate = rateOf(value, payment)
        if (rate && !isPossible(rate)) wrong('ratePaid', 'rate')
      }
      if (isPart && value.reason.trim() === '') wrong('reason', 'required')
      if (payment.flag !== null && value.overruled.trim() === '') wrong('overruled', 'required')
    }),
  )
}

/** As the wire has it. */
export function approvalOf(typed: TypedApproval, payment: About) {
  const { amount = 0, isPart } = findingOf(typed, payment)
  const isForeign = payment.currency !== payment.contractCurrency
  return {
    amount,
    rate: isForeign ? (rateOf(typed, payment) ?? null) : null,
    reason: isPart ? typed.reason.trim() : '',
    overruled: payment.flag === null ? '' : typed.overruled.trim(),
  }
}
