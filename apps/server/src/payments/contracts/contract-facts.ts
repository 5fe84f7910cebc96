import type { ListedContract } from '@sarai/wire/portal/money/contracts.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'

export type FactsRow = {
  readonly id: ContractId
  readonly openedAt: Date
  readonly currency: Currency
  readonly sign: string
  readonly state: ListedContract['State']
  readonly requests: number
  readonly charged: number
  readonly paid: number
  readonly waiting: number
  readonly due: number
  readonly credit: number
  readonly dueAt: Date | null
  readonly dueHeldSince: Date | null
  readonly unverifiedSince: Date | null
}

/** In SQL, of `contract` and its `currency`: kept with it (save-standing.ts), so that nobody adds its books up to list it. */
export const factsColumns = `
  contract.id, contract.opened_at as "openedAt", contract.currency, currency.sign, contract.state, contract.requests,
  contract.charged, contract.paid, contract.waiting, contract.due, contract.credit, contract.due_at as "dueAt",
  contract.due_held_since as "dueHeldSince", contract.unverified_since as "unverifiedSince"`

export function presentFacts(row: FactsRow): Omit<ListedContract, 'Hotels' | 'NextCheckIn'> {
  return {
    Id: row.id,
    OrderNumber: contractNumber(row.id),
    OpenedAt: row.openedAt.toISOString(),
    Currency: row.currency,
    CurrencySign: row.sign,
    State: row.state,
    RequestCount: row.requests,
    Charged: row.charged,
    Paid: row.paid,
    Waiting: row.waiting,
    Due: row.due,
    Credit: row.credit,
    DueAt: row.dueAt?.toISOString() ?? null,
    DueHeldSince: row.dueHeldSince?.toISOString() ?? null,
    HasUnverifiedPayment: row.unverifiedSince !== null,
  }
}
