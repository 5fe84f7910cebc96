import { unallocatedCredit } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import type { Instant } from '#ground/hotel-time.ts'
import { payment, payout } from '#books/ledger.ts'
import { compare, isPositive } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { refuseWith } from '#contract/payment-approval.ts'
import { mail, tell } from '#request/effects.ts'
import type { Effect } from '#request/effects.ts'
import { ok } from '#ground/result.ts'
import type { Refusal, Result } from '#ground/result.ts'

/** `id` names the move for ever: the journals are called after it, so that the same move is never made twice. */
export type CreditMove = { readonly id: string; readonly amount: Money; readonly at: Instant }

function spend(account: ContractAccount, { id, amount, at }: CreditMove): Effect[] {
  const journal = payout({ id: `${id}/out`, contractId: account.contractId, at }, 'refunds', amount)
  return [
    { kind: 'post', journal },
    { kind: 'set-aside', toward: journal.id, amount },
  ]
}

function refusalOf(account: ContractAccount, { amount }: CreditMove): Refusal | undefined {
  if (amount.currency !== account.currency) return refuseWith('CONTRACT_CURRENCY_MISMATCH')
  if (!isPositive(amount)) return refuseWith('AMOUNT_INVALID')
  return compare(amount, unallocatedCredit(account)) > 0 ? refuseWith('CREDIT_TOO_SMALL') : undefined
}

/** Finance pays unallocated credit out to the agency. */
export function payOutCredit(account: ContractAccount, move: CreditMove): Result<readonly Effect[]> {
  const refusal = refusalOf(account, move)
  return refusal ?? ok([...spend(account, move), mail('credit-paid-out'), ...tell('agency', 'staff')])
}

/** The wallet at work: credit of one contract pays for another of the same agency, by way of the refunds account. */
export function moveCredit(
  from: ContractAccount,
  to: ContractAccount,
  move: CreditMove,
): Result<{ readonly from: readonly Effect[]; readonly to: readonly Effect[] }> {
  if (from.agencyId !== to.agencyId) throw new RangeError('credit never moves between agencies')
  if (from.currency !== to.currency) return refuseWith('CONTRACT_CURRENCY_MISMATCH')
  const refusal = refusalOf(from, move)
  if (refusal) return refusal
  const journal = payment({ id: `${move.id}/in`, contractId: to.contractId, at: move.at }, 'refunds', move.amount)
  return ok({ from: spend(from, move), to: [{ kind: 'post', journal }] })
}
