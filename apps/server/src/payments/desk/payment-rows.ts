import type { DeskPaymentRow } from '@sarai/wire/desk/money/payments.ts'
import { contractNumber, paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'

export type PaymentFacts = Omit<
  DeskPaymentRow,
  'id' | 'number' | 'agency' | 'contracts' | 'sentAt' | 'deadlineAt' | 'decidedAt'
> & {
  id: PaymentId
  agencyId: AgencyId
  agencyName: string
  contractIds: readonly ContractId[]
  sentAt: Date
  deadlineAt: Date | null
  decidedAt: Date | null
}

/**
 * Of `payment`, what its contracts say (`owed`) and its agency. A deadline is told while something waits for it: what is
 * decided has none. It is the nearest that runs; one that stands still only where all do.
 */
export const factColumns = `
  payment.id, payment.version, payment.kind, payment.state, payment.agency_id as "agencyId", agency.name as "agencyName",
  payment.claimed as amount, payment.currency, owed.expected, payment.contract_currency as "contractCurrency",
  owed.ids as "contractIds", payment.sent_at as "sentAt",
  case when payment.state in ('New', 'Requested') then owed.due_at end as "deadlineAt",
  payment.state in ('New', 'Requested') and owed.is_held as "isDeadlineHeld", payment.twin_by as flag,
  payment.state in ('New', 'Requested') and payment.approval is not null as "isSecondNeeded",
  payment.decided_at as "decidedAt"`
/** Only rows of the page are looked up, each by its whole key. */
export const joinFacts = `
  cross join lateral (
    select sum(share.expected)::bigint as expected, json_agg(contract.id order by contract.id) as ids,
      coalesce(
        min(contract.due_at) filter (where contract.due > 0 and contract.due_held_since is null),
        min(contract.due_at) filter (where contract.due > 0)) as due_at,
      coalesce(bool_and(contract.due_held_since is not null) filter (
        where contract.due > 0 and contract.due_at is not null), false) as is_held
    from payment_share share
    join contract on contract.agency_id = share.agency_id and contract.id = share.contract_id
    where share.agency_id = payment.agency_id and share.payment_id = payment.id) owed
  cross join lateral (select name from agency where agency.id = payment.agency_id limit 1) agency`

export function shownFacts({ agencyId, agencyName, contractIds, ...row }: PaymentFacts): DeskPaymentRow {
  return {
    ...row,
    number: paymentNumber(row.id),
    agency: { id: agencyId, name: agencyName },
    contracts: contractIds.map((id) => ({ id, number: contractNumber(id) })),
    sentAt: row.sentAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
