import type { CashPaymentRow, ReceiptPayment } from '@sarai/wire/portal/money/payments.ts'
import type { CashState } from '@sarai/domain/contract/cash-payment.ts'
import { paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import type { Approval } from '@sarai/domain/contract/payment-approval.ts'
import type { Receipt, ReceiptState } from '@sarai/domain/contract/receipt.ts'
import type { ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { fromJson } from '#contracts/kept-money.ts'
import { sharesOf, type ShareNow } from '#payments/shares-of.ts'

export type ShownPayment = {
  readonly id: PaymentId
  readonly version: number
  readonly kind: 'receipt' | 'cash'
  readonly state: string
  readonly claimed: number
  readonly currency: string
  readonly sign: string
  readonly contractCurrency: Currency
  readonly contractSign: string
  /** In the order of the contracts' ids. */
  readonly contracts: readonly ContractId[]
  readonly expected: readonly number[]
  readonly approval: string | null
  readonly refunds: string | null
  readonly sentAt: Date
  readonly reason: string
  readonly paidAt: Date | null
  readonly receiptNumber: string
  readonly typeEn: string | null
  readonly typeFa: string | null
  readonly bankEn: string | null
  readonly bankFa: string | null
  readonly payer: string
  readonly hasFile: boolean
}

/** In SQL, of `payment` and what `shownJoins` joins to it. */
export const shownColumns = `
  payment.id, payment.version, payment.kind, payment.state, payment.claimed, payment.currency, paid.sign,
  payment.contract_currency as "contractCurrency", owed.sign as "contractSign", share.contracts, share.expected,
  payment.approval::text, payment.refunds::text, payment.sent_at as "sentAt", payment.reason, payment.paid_at as "paidAt",
  payment.receipt_number as "receiptNumber", type.name_en as "typeEn", type.name_fa as "typeFa",
  bank.name_en as "bankEn", bank.name_fa as "bankFa", payment.payer, payment.upload_id is not null as "hasFile"`
export const shownJoins = `
  join currency paid on paid.code = payment.currency
  join currency owed on owed.code = payment.contract_currency
  left join receipt_type type on type.id = payment.receipt_type_id
  left join bank on bank.id = payment.bank_id
  cross join lateral (
    select to_json(array_agg(contract_id order by contract_id)) as contracts,
      to_json(array_agg(expected order by contract_id)) as expected
    from payment_share where payment_share.agency_id = payment.agency_id and payment_id = payment.id) share`

const waiting: ReadonlySet<string> = new Set(['New', 'Requested'])
const booked: ReadonlySet<string> = new Set(['Approved', 'Refunded', 'Returned'])

/** What finance found; nothing while one person has found it and another has still to agree. */
export function approvalOf({ state, approval }: Pick<ShownPayment, 'state' | 'approval'>): Approval | undefined {
  return booked.has(state) ? (fromJson(approval) as Approval | undefined) : undefined
}

/** What each of its contracts is to get of it, what it got, and what went back. */
export function sharesIn(row: ShownPayment): ShareNow[] {
  const refunds = fromJson(row.refunds) as Receipt['refunds']
  const approval = approvalOf(row)
  return sharesOf({
    state: row.state,
    shares: row.contracts.map((contractId, place) => {
      return { contractId, expected: money(row.expected[place]!, row.contractCurrency) }
    }),
    ...(approval && { approval }),
    ...(refunds && { refunds }),
  })
}

/** The part of one contract among its payments: what it got, or is to get, and what went back. */
export function ownShareOf(row: ShownPayment, contractId: ContractId) {
  const own = sharesIn(row).find((share) => share.contractId === contractId)!
  return { Share: approvalOf(row) ? own.credited : own.expected, ShareReturned: own.refunded }
}

function factsOf(row: ShownPayment) {
  const approval = approvalOf(row)
  return {
    Id: row.id,
    PaymentNumber: paymentNumber(row.id),
    Version: row.version,
    SourceAmount: row.claimed,
    SourceCurrency: row.currency,
    SourceCurrencySign: row.sign,
    FoundAmount: approval ? Number(approval.amount.minor) : null,
    Amount: approval ? Number(approval.credited.minor) : row.expected.reduce((total, share) => total + share, 0),
    Returned: sharesIn(row).reduce((total, { refunded }) => total + refunded, 0),
    ConvertedCurrency: row.contractCurrency,
    ConvertedCurrencySign: row.contractSign,
    OrderId: row.contracts[0]!,
    OrderIds: [...row.contracts],
    CreateDate: row.sentAt.toISOString(),
    // What the first of two wrote is theirs until the second agrees.
    Reason: waiting.has(row.state) ? '' : row.reason,
    StateLocalizationKey: row.state,
  }
}

export function presentReceipt(language: Language, row: ShownPayment): ReceiptPayment {
  const isPersian = language === 'fa'
  return {
    ...factsOf(row),
    PaymentType: 'Receipt',
    State: row.state as ReceiptState,
    PaymentDateTime: row.paidAt!.toISOString(),
    ReceiptNumber: row.receiptNumber,
    ReceiptPaymentType: (isPersian ? row.typeFa : row.typeEn) ?? '',
    BankName: (isPersian ? row.bankFa : row.bankEn) ?? '',
    HasFile: row.hasFile,
  }
}

/** As the specification colours them by. */
const cashWords: Record<CashState, string> = {
  Requested: 'درخواست‌شده',
  Approved: 'تأییدشده',
  NotApproved: 'تأییدنشده',
  Returned: 'برگشت‌داده‌شده',
  Withdrawn: 'پس‌گرفته‌شده',
}

export function presentCash(row: ShownPayment): CashPaymentRow {
  return {
    ...factsOf(row),
    PaymentType: 'Cash',
    State: cashWords[row.state as CashState],
    PayerName: row.payer,
    // Whoever holds it is the house: agencies are not told the names of staff.
    PayeeName: '',
  }
}
