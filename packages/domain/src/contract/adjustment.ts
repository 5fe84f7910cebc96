import { unallocatedCredit } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import { adjustment } from '#books/ledger.ts'
import type { Instant } from '#ground/hotel-time.ts'
import { compare, isNegative, isZero } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { refuseWith } from '#contract/payment-approval.ts'
import { tell } from '#request/effects.ts'
import type { Effect } from '#request/effects.ts'
import { ok } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/**
 * What finance puts right by hand. `id` names it for ever, as with moves of credit. A negative amount gives credit into
 * the contract; a positive one takes away credit that is set aside for nothing, so that nobody's stay is ever unpaid
 * by it.
 */
export type Adjustment = { readonly id: string; readonly amount: Money; readonly at: Instant }

export function adjust(account: ContractAccount, { id, amount, at }: Adjustment): Result<readonly Effect[]> {
  if (amount.currency !== account.currency) return refuseWith('CONTRACT_CURRENCY_MISMATCH')
  if (isZero(amount)) return refuseWith('AMOUNT_INVALID')
  const journal = adjustment({ id, contractId: account.contractId, at }, amount)
  const news = tell('agency', 'staff')
  if (isNegative(amount)) return ok([{ kind: 'post', journal }, ...news])
  if (compare(amount, unallocatedCredit(account)) > 0) return refuseWith('CREDIT_TOO_SMALL')
  return ok([{ kind: 'post', journal }, { kind: 'set-aside', toward: journal.id, amount }, ...news])
}
