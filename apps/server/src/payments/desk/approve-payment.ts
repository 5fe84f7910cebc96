import type { approvePayment as operation } from '@sarai/wire/desk/money/payments.ts'
import { mostPaid } from '@sarai/wire/portal/money/payments.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { approveCash, type CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import type { PaymentOutcome } from '@sarai/domain/contract/payment-approval.ts'
import { limitAt } from '@sarai/domain/contract/second-person-limit.ts'
import { approveReceipt, type Receipt } from '@sarai/domain/contract/receipt.ts'
import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { exchange, exchangeRate, isFarRate, isPossibleRate, type ExchangeRate } from '@sarai/domain/ground/exchange.ts'
import type { AgencyId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { compare, money, type Money } from '@sarai/domain/ground/money.ts'
import { ok } from '@sarai/domain/ground/result.ts'
import { isSeen } from '@sarai/domain/ground/text/is-seen.ts'
import { money as moneyValue, text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { limitFrom, limitOf } from '#house/finance/limit-queries.ts'
import { rateKnownYesterday, rateOn } from '#house/finance/rate-of-day.ts'
import { keepPayment } from '#payments/desk/keep-payment.ts'
import { lockPayment, placeOfPayment, type LockedPayment } from '#payments/desk/lock-payment.ts'
import { Problem, valueOf } from '#problem.ts'

type Body = InputOf<typeof operation>['body']

/** What nobody could look at yet, and nothing was compared with. */
const heldFile = query<{ agencyId: AgencyId; paymentId: PaymentId }, { id: string }>(`
  select upload.id from payment join upload on upload.agency_id = payment.agency_id and upload.id = payment.upload_id
  where payment.agency_id = $agencyId and payment.id = $paymentId and upload.state = 'quarantined'`)

/**
 * Somebody of finance has found the money. Above the limit, where it looks like another, and at a rate that the house
 * does not know, which would make little of much, the first who says so only leaves word; with the second it is in the
 * books, and what it covers is confirmed in the same moment.
 */
export function approvePayment(
  db: Database,
  staff: StaffCaller,
  paymentId: PaymentId,
  body: Body,
): Promise<ReplyOf<typeof operation>> {
  return db.write(staff, [placeOfPayment.ask.first({ paymentId })], async (tx, [place]) => {
    const locked = await lockPayment(tx, paymentId, place, body.version)
    const { row } = locked
    const currencies = { from: row.currency, to: row.contractCurrency, day: place!.rateDay }
    const [limit, known, knownYesterday, held] = await tx.ask([
      limitOf.ask.first({ currency: row.contractCurrency }),
      rateOn.ask.first(currencies),
      rateKnownYesterday.ask.first(currencies),
      heldFile.ask.first({ agencyId: locked.agencyId, paymentId }),
    ])
    if (held !== undefined) throw new Problem('FILE_HELD')
    const amount = money(body.amount, row.currency)
    const rate = rateOf(locked, body, amount, { known, knownYesterday, paidOn: place!.rateDay })
    const isFar = [known, knownYesterday].some((one) => rate && (!one || isFarRate(rate, madeRate(locked, one))))
    const decision = {
      by: `${staff.staffId}`,
      at: tx.now,
      amount,
      ...(rate && { rate }),
      secondPersonAbove: money(isFar ? 0 : limitAt(limitFrom(limit), tx.now), row.contractCurrency),
    }
    const reason = reasonOf(locked, body, amount)
    const outcome = valueOf<PaymentOutcome<Receipt | CashPayment>>(
      locked.kind === 'receipt'
        ? approveReceipt(locked.payment, { ...decision, overruled: body.overruled })
        : approveCash(locked.payment, decision),
    )
    const isFinal = outcome.payment.state === 'Approved'
    const said = ok({ ...outcome, payment: { ...outcome.payment, reason } })
    await keepPayment(tx, staff, locked, said, {
      what: isFinal ? 'approve' : 'approve-first',
      reason,
      after: {
        found: moneyValue(row.currency)(body.amount),
        credited: moneyValue(row.contractCurrency)(Number(outcome.payment.approval!.credited.minor)),
        reason: text(reason),
        overruled: text(body.overruled),
      },
    })
    return { isFinal }
  })
}

type Days = { known: Sides | undefined; knownYesterday: Sides | undefined; paidOn: CalendarDay }

/**
 * Nothing where both currencies are one. A rate that makes more of an amount than an account holds is a slip, and so is
 * the rate of a day after the payment or more than a year before it, unless that is when the house last set one.
 */
function rateOf(locked: LockedPayment, { rate }: Body, amount: Money, days: Days): ExchangeRate | undefined {
  const { row } = locked
  if (rate === null || row.currency === row.contractCurrency) return undefined
  const { day, fromAmount, toAmount } = rate
  const { paidOn } = days
  const held = [days.known, days.knownYesterday].flatMap((one) => one?.day ?? [])
  const [earliest] = [...held, addDays(paidOn, -366)].toSorted()
  if (day < earliest! || day > paidOn || !isPossibleRate(BigInt(fromAmount), BigInt(toAmount)))
    throw new Problem('RATE_MISMATCH')
  const made = madeRate(locked, { day: day as CalendarDay, fromAmount, toAmount })
  if (exchange(amount, made).received.minor > mostPaid) throw new Problem('RATE_MISMATCH')
  return made
}

type Sides = { day: CalendarDay; fromAmount: number; toAmount: number }
function madeRate({ row }: LockedPayment, { day, fromAmount, toAmount }: Sides): ExchangeRate {
  return exchangeRate(day, money(fromAmount, row.currency), money(toAmount, row.contractCurrency))
}

/** Whoever found less says why, unless the first of two has said it. */
function reasonOf({ payment, row }: LockedPayment, { reason }: Body, amount: Money): string {
  if (compare(amount, payment.claimed) >= 0) return ''
  const said = isSeen(reason) ? reason : row.reason
  if (said === '') throw new Problem('REASON_REQUIRED')
  return said
}
