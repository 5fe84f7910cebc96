import type { CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import type { Receipt } from '@sarai/domain/contract/receipt.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AgencyId, ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { cashFrom, paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { lockContracts, type LockedContract } from '#contracts/lock-contract.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** None of it ever changes: it may be asked for before a lock is taken. Of cash the rate is that of today. */
export const placeOfPayment = query<{ paymentId: PaymentId }, PaymentPlace>(`
  select payment.agency_id as "agencyId", to_json(array_agg(share.contract_id)) as contracts,
    (coalesce(min(payment.paid_at), now()) at time zone 'Asia/Tehran')::date as "rateDay"
  from payment join payment_share share on share.agency_id = payment.agency_id and share.payment_id = payment.id
  where payment.id = $paymentId group by payment.agency_id`)
export type PaymentPlace = { agencyId: AgencyId; contracts: readonly ContractId[]; rateDay: CalendarDay }

type Of = { agencyId: AgencyId; paymentId: PaymentId }

const lock = query<Of, PaymentRow & { version: number }>(`
  select ${paymentColumns}, payment.version from payment
  where payment.agency_id = $agencyId and payment.id = $paymentId for update of payment`)
const lastStep = query<Of, { what: string; by: string | null }>(`
  select what, case source
    when 'staff' then (select coalesce(nullif(name, ''), username) from staff where id = actor)
    else (select name from agency where id = agency_id) end as by
  from payment_event where agency_id = $agencyId and payment_id = $paymentId order by version desc limit 1`)

export type LockedPayment = {
  readonly agencyId: AgencyId
  readonly version: number
  /** All that it pays, in the order of their ids. */
  readonly contracts: readonly LockedContract[]
  readonly row: PaymentRow
} & ({ readonly kind: 'receipt'; readonly payment: Receipt } | { readonly kind: 'cash'; readonly payment: CashPayment })

/**
 * The contracts that a payment pays, in the order of their ids, and then itself: as everybody does who decides about it.
 * Whoever saw an older version is told who did what meanwhile.
 */
export async function lockPayment(
  tx: Tx,
  paymentId: PaymentId,
  place: PaymentPlace | undefined,
  seenVersion: number,
): Promise<LockedPayment> {
  if (place === undefined) throw new Problem('NOT_FOUND')
  const { agencyId } = place
  const contracts = await lockContracts(tx, agencyId, place.contracts)
  const [found, last] = await tx.ask([
    lock.ask.one({ agencyId, paymentId }),
    lastStep.ask.first({ agencyId, paymentId }),
  ])
  const { version, ...row } = found
  if (version !== seenVersion) {
    throw new Problem('STATE_CHANGED', last ? { values: { what: `payment-${last.what}`, by: last.by ?? '' } } : {})
  }
  const locked = { agencyId, version, contracts, row }
  return row.kind === 'receipt'
    ? { ...locked, kind: 'receipt', payment: receiptFrom(row) }
    : { ...locked, kind: 'cash', payment: cashFrom(row) }
}
