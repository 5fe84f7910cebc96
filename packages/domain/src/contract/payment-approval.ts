import { exchange } from '#ground/exchange.ts'
import type { ExchangeRate } from '#ground/exchange.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { ContractId } from '#ground/ids.ts'
import { compare, isPositive, sameMoney } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { fieldsOf } from '#ground/problem.ts'
import type { ProblemCode } from '#ground/problem.ts'
import type { AccountEffect, Effect } from '#request/effects.ts'
import { ok, refuse } from '#ground/result.ts'
import type { ProblemValues, Result } from '#ground/result.ts'

/** What finance found at the bank or in the till: all or part of what the agency says it paid. */
export type Approval = {
  readonly by: string
  readonly at: Instant
  /** In the currency that was paid. */
  readonly amount: Money
  /** The same in the contract's currency, by `rate` where the two differ. */
  readonly credited: Money
  readonly rate?: ExchangeRate
}

export type ApprovalDecision = Omit<Approval, 'credited'> & {
  /** In the contract's currency. Above it, two people have to approve the same amount. */
  readonly secondPersonAbove: Money
}

/** What a payment does to the account of one contract. */
export type Posting = { readonly contractId: ContractId; readonly effects: readonly AccountEffect[] }

/** What follows a decision about a payment: what is told, once, and what each contract that it pays has to post. */
export type PaymentOutcome<Payment> = {
  readonly payment: Payment
  readonly effects: readonly Effect[]
  readonly postings: readonly Posting[]
}

/** A decision that is told and moves no money. */
export function told<Payment>(payment: Payment, effects: readonly Effect[]): Result<PaymentOutcome<Payment>> {
  return ok({ payment, effects, postings: [] })
}

export type Verdict = { readonly approval: Approval; readonly isFinal: boolean }

export function refuseWith(why: ProblemCode, values?: ProblemValues): ReturnType<typeof refuse> {
  return refuse(why, { fields: fieldsOf(why), values })
}

/** In a refusal: whoever reads it has a language to write an amount in. */
export function namedAmount({ minor, currency }: Money): ProblemValues {
  return { minor: Number(minor), currency }
}

/** Judges an approval against what was claimed. It is final once as many people as needed agree on the amount. */
export function judgeApproval(
  claimed: Money,
  { secondPersonAbove, ...decision }: ApprovalDecision,
  first?: Approval,
): Result<Verdict> {
  if (decision.amount.currency !== claimed.currency) return refuseWith('RATE_MISMATCH')
  if (compare(decision.amount, claimed) > 0) return refuseWith('AMOUNT_TOO_LARGE')
  const credited = inContractCurrency(decision.amount, secondPersonAbove.currency, decision.rate)
  if (!credited) return refuseWith('RATE_MISMATCH')
  if (!isPositive(credited)) return refuseWith('AMOUNT_INVALID')

  const approval = { ...decision, credited }
  if (compare(credited, secondPersonAbove) <= 0) return ok({ approval, isFinal: true })
  if (first?.by === decision.by) return refuseWith('SECOND_PERSON_REQUIRED')
  // Someone who found another amount has not confirmed the first: their own finding now waits for a second person.
  const isFinal = first !== undefined && isSameFinding(first, approval)
  return ok({ approval, isFinal })
}

/** Another amount at another rate may come to the same, and is not what the first has found. */
function isSameFinding(a: Approval, b: Approval): boolean {
  return sameMoney(a.amount, b.amount) && sameMoney(a.credited, b.credited)
}

function inContractCurrency(amount: Money, currency: string, rate?: ExchangeRate): Money | undefined {
  if (amount.currency === currency) return amount
  if (rate?.from.currency !== amount.currency || rate.to.currency !== currency) return undefined
  return exchange(amount, rate).received
}
