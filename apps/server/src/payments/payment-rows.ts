import type { CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import type { Receipt } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, ContractId, PaymentId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Currency, Money } from '@sarai/domain/ground/money.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'

type Of = { agencyId: AgencyId; paymentId: PaymentId }

/** Numbers may have gaps: a payment that is refused has used its own. */
export const nextPayment = query<void, { paymentId: PaymentId }>(`select nextval('payment_id_seq') as "paymentId"`)

type Said = {
  currency: Currency
  claimed: string
  contractCurrency: Currency
  payer: string
  description: string
  sentBy: UserId
  at: Date
}
const addReceiptRow = query<
  Of &
    Said & {
      number: string
      key: string
      bankId: number | null
      typeId: number
      paidAt: Date
      uploadId: string | null
      fileHash: Buffer | null
      pictureHash: Buffer | null
      pictureParts: readonly number[] | null
      twin: PaymentId | null
      twinBy: string | null
    }
>(`
  insert into payment (agency_id, id, kind, state, currency, claimed, contract_currency, receipt_number, receipt_key,
    bank_id, receipt_type_id, paid_at, upload_id, file_hash, picture_hash, picture_parts, payer, description, twin_id,
    twin_by, sent_by, sent_at)
  values ($agencyId, $paymentId, 'receipt', 'New', $currency, $claimed, $contractCurrency, $number, $key, $bankId, $typeId,
    $paidAt, $uploadId, $fileHash, $pictureHash, $pictureParts, $payer, $description, $twin, $twinBy, $sentBy, $at)`)
const addCashRow = query<Of & Said>(`
  insert into payment (agency_id, id, kind, state, currency, claimed, contract_currency, payer, description, sent_by,
    sent_at)
  values ($agencyId, $paymentId, 'cash', 'Requested', $currency, $claimed, $contractCurrency, $payer, $description,
    $sentBy, $at)`)
const addShare = query<Of & { contractId: ContractId; expected: string }>(`
  insert into payment_share (agency_id, payment_id, contract_id, expected)
  values ($agencyId, $paymentId, $contractId, $expected)`)
const addEvent = query<Of & { version: number; what: string; userId: UserId; at: Date }>(`
  insert into payment_event (agency_id, payment_id, version, what, source, actor, at)
  values ($agencyId, $paymentId, $version, $what, 'agency', $userId, $at)`)

/** By which it is recognised when it comes again. */
export type Marks = {
  readonly uploadId: string | null
  readonly fileHash: Buffer | null
  readonly pictureHash: Buffer | null
  readonly pictureParts: readonly number[] | null
}

/** What is kept of a receipt beside what is decided about it. */
export type ReceiptWords = {
  readonly ReceiptNumber: string
  readonly PaymentDateTime: string
  readonly ReceiptPaymentTypeId: number
  readonly BankId: number | null
  readonly SenderName: string
  readonly Description: string
}

export async function addReceipt(
  tx: Tx,
  caller: AgencyCaller,
  receipt: Receipt,
  words: ReceiptWords,
  marks: Marks & { twinBy: string | null },
): Promise<void> {
  const of = { agencyId: caller.agencyId, paymentId: receipt.id }
  await addReceiptRow.later(tx, {
    ...of,
    ...saidBy(tx, caller, receipt.claimed, receipt.shares[0]!.expected),
    number: words.ReceiptNumber,
    key: receipt.number,
    bankId: words.BankId,
    typeId: words.ReceiptPaymentTypeId,
    paidAt: new Date(words.PaymentDateTime),
    ...marks,
    payer: words.SenderName,
    description: words.Description,
    twin: receipt.duplicateOf ?? null,
  })
  for (const { contractId, expected } of receipt.shares) {
    await addShare.later(tx, { ...of, contractId, expected: `${expected.minor}` })
  }
  await paymentStep(tx, caller, receipt.id, 1, 'submit')
}

export async function addCash(tx: Tx, caller: AgencyCaller, cash: CashPayment, description: string): Promise<void> {
  const of = { agencyId: caller.agencyId, paymentId: cash.id }
  await addCashRow.later(tx, {
    ...of,
    ...saidBy(tx, caller, cash.claimed, cash.expected),
    payer: cash.payer,
    description,
  })
  await addShare.later(tx, { ...of, contractId: cash.contractId, expected: `${cash.expected.minor}` })
  await paymentStep(tx, caller, cash.id, 1, 'request')
}

export async function paymentStep(
  tx: Tx,
  { agencyId, userId }: AgencyCaller,
  paymentId: PaymentId,
  version: number,
  what: 'submit' | 'request' | 'withdraw',
): Promise<void> {
  await addEvent.later(tx, { agencyId, paymentId, version, what, userId, at: new Date(tx.now) })
}

function saidBy(tx: Tx, { userId }: AgencyCaller, claimed: Money, expected: Money) {
  return {
    currency: claimed.currency,
    claimed: `${claimed.minor}`,
    contractCurrency: expected.currency,
    sentBy: userId,
    at: new Date(tx.now),
  }
}
