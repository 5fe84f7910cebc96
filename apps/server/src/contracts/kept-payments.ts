import type { Approval } from '@sarai/domain/contract/payment-approval.ts'
import type { CashPayment, CashState } from '@sarai/domain/contract/cash-payment.ts'
import type { Receipt, ReceiptState } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { fromJson, toJson } from '#contracts/kept-money.ts'

/** What is decided about a payment, column by column. What else was said about it has no part in it. */
export type PaymentRow = {
  readonly id: PaymentId
  readonly kind: 'receipt' | 'cash'
  readonly state: string
  readonly currency: Currency
  readonly claimed: number
  readonly contractCurrency: Currency
  readonly number: string
  readonly bank: string | null
  readonly fileHash: string | null
  readonly payer: string
  readonly twin: PaymentId | null
  readonly approval: string | null
  readonly refunds: string | null
  readonly overruled: string | null
  readonly reason: string
  /** In the order of the contracts' ids. */
  readonly contracts: readonly ContractId[]
  readonly expected: readonly number[]
}

/** In SQL, of `payment`. JSON as text: amounts are read by us (kept-money.ts). */
export const paymentColumns = `
  payment.id, payment.kind, payment.state, payment.currency, payment.claimed,
  payment.contract_currency as "contractCurrency", payment.receipt_key as number, payment.bank_id::text as bank,
  encode(payment.file_hash, 'hex') as "fileHash", payment.payer, payment.twin_id as twin, payment.approval::text,
  payment.refunds::text, payment.overruled, payment.reason,
  (select to_json(array_agg(contract_id order by contract_id)) from payment_share
   where payment_share.agency_id = payment.agency_id and payment_id = payment.id) as contracts,
  (select to_json(array_agg(expected order by contract_id)) from payment_share
   where payment_share.agency_id = payment.agency_id and payment_id = payment.id) as expected`

export function receiptFrom(row: PaymentRow): Receipt {
  const refunds = fromJson(row.refunds) as Receipt['refunds']
  return {
    id: row.id,
    number: row.number,
    ...(row.bank === null ? {} : { bank: row.bank }),
    claimed: money(row.claimed, row.currency),
    shares: row.contracts.map((contractId, place) => {
      return { contractId, expected: money(row.expected[place]!, row.contractCurrency) }
    }),
    ...(row.fileHash === null ? {} : { fileHash: row.fileHash }),
    state: row.state as ReceiptState,
    ...(row.twin === null ? {} : { duplicateOf: row.twin }),
    ...approvalOf(row),
    ...(row.overruled === null ? {} : { overruled: row.overruled }),
    ...(refunds === undefined ? {} : { refunds }),
    ...(row.reason === '' ? {} : { reason: row.reason }),
  }
}

export function cashFrom(row: PaymentRow): CashPayment {
  return {
    id: row.id,
    contractId: row.contracts[0]!,
    claimed: money(row.claimed, row.currency),
    expected: money(row.expected[0]!, row.contractCurrency),
    payer: row.payer,
    state: row.state as CashState,
    ...approvalOf(row),
    ...(row.reason === '' ? {} : { reason: row.reason }),
  }
}

function approvalOf({ approval }: PaymentRow): { approval?: Approval } {
  const kept = fromJson(approval) as Approval | undefined
  return kept === undefined ? {} : { approval: kept }
}

/** What a decision may change. `overruled` and `refunds` are of receipts alone. */
export function decidedColumns(agencyId: AgencyId, payment: Receipt | CashPayment) {
  return {
    agencyId,
    paymentId: payment.id,
    state: payment.state,
    approval: toJson(payment.approval),
    refunds: 'refunds' in payment ? toJson(payment.refunds) : null,
    overruled: 'overruled' in payment ? (payment.overruled ?? null) : null,
    reason: payment.reason ?? '',
  }
}
