import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { lockContracts, type LockedContract } from '#contracts/lock-contract.ts'
import type { Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** A contract is locked with them: what finance has not decided stays few. */
const mostUndecided = 100

/** What a payment is for, locked, in the order of the ids: all of them, of one currency, and none with too much waiting. */
export async function contractsToPay(
  tx: Tx,
  agencyId: AgencyId,
  contractIds: readonly ContractId[],
): Promise<{ contracts: LockedContract[]; currency: Currency }> {
  const contracts = await lockContracts(tx, agencyId, contractIds)
  const [first, ...others] = contracts
  if (first === undefined || contracts.length < contractIds.length) throw new Problem('NOT_FOUND')
  const { currency } = first.account
  if (others.some(({ account }) => account.currency !== currency)) {
    throw new Problem('CONTRACT_CURRENCY_MISMATCH', { fields: ['Shares'] })
  }
  if (contracts.some(({ receipts, cash }) => receipts.length + cash.length >= mostUndecided)) {
    throw new Problem('TOO_MANY_PAYMENTS', { values: { most: mostUndecided }, fields: ['OrderId'] })
  }
  return { contracts, currency }
}
