import * as z from 'zod/mini'
import { receiptKey } from '@sarai/domain/contract/receipt-duplicate.ts'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { moment } from '#values/days.ts'
import { contractId, contractIdInAddress, paymentIdInAddress } from '#values/ids.ts'
import { smallId, version, whole, wholeInAddress } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'
import { filledLine, paragraphs, uuid } from '#values/text.ts'

/**
 * What an agency says it paid, and cash that it means to bring. Amounts are whole minor units of the currency that is
 * named with them. Nothing here is money before finance has found it.
 */

const path = '/api/PaymentClient'

/** A transfer in rials may be far above what a night costs. */
export const mostPaid = 1_000_000_000_000_000
export const paidAmount = whole(1, mostPaid)

export const receiptStates = ['New', 'Approved', 'Rejected', 'Refunded', 'Withdrawn'] as const
export const cashStates = ['Requested', 'Approved', 'NotApproved', 'Returned', 'Withdrawn'] as const

const share = z.strictObject({
  OrderId: contractId,
  /** In the currency of the contracts. */
  Amount: paidAmount,
})

/** The tracking number of the bank, as it stands on the receipt. A dash says that there is none. */
export const receiptNumber = filledLine(40).check(z.refine((typed) => receiptKey(typed) !== '', 'required'))

export const receiptBody = z.strictObject({
  /** The contract that it pays; with `Shares` the first of them. */
  OrderId: contractId,
  ReceiptNumber: receiptNumber,
  PaymentDateTime: moment,
  ReceiptPaymentTypeId: smallId,
  SenderName: filledLine(80),
  /** As `uploadFile` answered it. Empty: there is no picture. */
  FileName: z._default(z.union([uuid, z.literal('')]), ''),
  Amount: paidAmount,
  Description: z._default(paragraphs(500), ''),
  CurrencyId: smallId,
  BankId: z._default(z.nullable(smallId), null),
  /** One transfer over several contracts of one currency: which part pays which, twenty at most. Empty: all pays one. */
  Shares: z._default(z.array(share).check(z.maxLength(20)), []),
})

export const submitReceipt = operation({
  name: 'submitReceipt',
  summary:
    'Sends a receipt for a contract, or one transfer over several. Finance looks for the money; while receipts that cover what is due wait, the deadline stands still. The same receipt twice is refused and names the first.',
  method: 'POST',
  path,
  access: 'agency:accountant',
  sends: 'CreateReceiptPaymentData',
  status: 201,
  body: receiptBody,
  reply: z.strictObject({ Id: anyWhole, PaymentNumber: anyText }),
})

export const cashBody = z.strictObject({
  OrderId: contractId,
  Amount: paidAmount,
  CurrencyId: smallId,
  /** Who brings it. */
  PayerName: filledLine(80),
  Description: z._default(paragraphs(500), ''),
})

export const requestCash = operation({
  name: 'requestCash',
  summary: 'Announces cash that somebody brings. It counts once finance holds it, and does not stop the clock.',
  method: 'POST',
  path,
  access: 'agency:accountant',
  sends: 'CreateCashPaymentData',
  status: 201,
  body: cashBody,
  reply: z.strictObject({ Id: anyWhole, PaymentNumber: anyText }),
})

const paymentFacts = {
  Id: anyWhole,
  /** P- and the id. */
  PaymentNumber: anyText,
  Version: anyWhole,
  PaymentType: z.enum(['Receipt', 'Cash']),
  SourceAmount: anyWhole,
  SourceCurrency: anyText,
  SourceCurrencySign: anyText,
  /** What finance found of it, all or part, in the same currency; null while nothing is booked. */
  FoundAmount: z.nullable(anyWhole),
  /** In the contract's currency: what finance credited, or what was expected while it waits. */
  Amount: anyWhole,
  /** What of that finance has sent back. */
  Returned: anyWhole,
  ConvertedCurrency: anyText,
  ConvertedCurrencySign: anyText,
  /** The first contract that it pays, and all of them. */
  OrderId: anyWhole,
  OrderIds: z.array(anyWhole),
  CreateDate: anyMoment,
  /** What finance wrote when it said no or paid back; empty otherwise. */
  Reason: anyText,
  /** The state and its word in the language of the caller. */
  StateLocalizationKey: anyText,
}

const receiptFacts = {
  ...paymentFacts,
  State: z.enum(receiptStates),
  PaymentDateTime: anyMoment,
  ReceiptNumber: anyText,
  ReceiptPaymentType: anyText,
  BankName: anyText,
  HasFile: z.boolean(),
}
const receipt = z.strictObject(receiptFacts)
export type ReceiptPayment = z.output<typeof receipt>

const cashFacts = {
  ...paymentFacts,
  /** In Persian, as the specification colours it by; `StateLocalizationKey` is for programs. */
  State: anyText,
  PayerName: anyText,
  PayeeName: anyText,
}
const cash = z.strictObject(cashFacts)
export type CashPaymentRow = z.output<typeof cash>

/** What of `Amount` and of `Returned` is the contract's own: all of it, unless the payment pays for several. */
const ownShare = { Share: anyWhole, ShareReturned: anyWhole }
const receiptOfContract = z.strictObject({ ...receiptFacts, ...ownShare })
const cashOfContract = z.strictObject({ ...cashFacts, ...ownShare })
export type ContractPayment = z.output<typeof receiptOfContract> | z.output<typeof cashOfContract>

const page = z.strictObject({
  Page: z._default(wholeInAddress(1, 1_000), 1),
  PageSize: z._default(wholeInAddress(1, 100), 10),
})

export const listReceipts = operation({
  name: 'listReceipts',
  summary: 'The receipts of the agency, the last sent first, to the 1,000th.',
  method: 'GET',
  path,
  access: 'agency',
  answers: 'GridResult_ReceiptPaymentDTO',
  query: page,
  reply: z.strictObject({ Data: z.array(receipt), Total: anyWhole }),
})

export const listCash = operation({
  name: 'listCash',
  summary: 'The cash payments of the agency, the last announced first, to the 1,000th.',
  method: 'GET',
  path,
  access: 'agency',
  answers: 'GridResult_CashPaymentDTO',
  query: page,
  reply: z.strictObject({ Data: z.array(cash), Total: anyWhole }),
})

export const listContractPayments = operation({
  name: 'listContractPayments',
  summary: 'Everything that was sent or brought for one contract, the last first, two hundred at most.',
  method: 'GET',
  path,
  access: 'agency',
  answers: 'List_PaymentDTO',
  query: z.strictObject({ orderId: contractIdInAddress }),
  reply: z.strictObject({ Receipts: z.array(receiptOfContract), Cash: z.array(cashOfContract) }),
})

/** Ours from here on. */
const own = '/api/payments'
const params = z.strictObject({ id: paymentIdInAddress })

const payment = z.strictObject({
  receipt: z.nullable(receipt),
  cash: z.nullable(cash),
  senderName: anyText,
  description: anyText,
  sentBy: anyText,
  /** Which part pays which contract, in its currency, and what went back of it. */
  shares: z.array(
    z.strictObject({
      orderId: anyWhole,
      orderNumber: anyText,
      expected: anyWhole,
      credited: anyWhole,
      returned: anyWhole,
    }),
  ),
  /** What finance found: in the currency that was paid, at which rate of which day. */
  approval: z.nullable(
    z.strictObject({
      amount: anyWhole,
      credited: anyWhole,
      at: anyMoment,
      rate: z.nullable(z.strictObject({ day: anyText, fromAmount: anyWhole, toAmount: anyWhole })),
    }),
  ),
  /** When the house means to have looked at it; null once it is decided. */
  lookedAtBy: z.nullable(anyMoment),
  fileName: anyText,
  /** Why it cannot be opened yet: the scanner has not looked at it. */
  isFileHeld: z.boolean(),
  /** It carried a virus or was damaged, which the scanner found later: it is gone. */
  isFileRefused: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type PaymentDetails = z.output<typeof payment>

export const readPayment = operation({
  name: 'readPayment',
  summary: 'One payment of the agency, with what finance decided about it.',
  method: 'GET',
  path: `${own}/{id}`,
  access: 'agency',
  params,
  reply: payment,
})

export const downloadPaymentFile = operation({
  name: 'downloadPaymentFile',
  summary: 'The picture or PDF that was sent with a receipt of the agency.',
  method: 'GET',
  path: `${own}/{id}/file`,
  access: 'agency',
  params,
  replies: 'file',
  reply: sentFile,
})

export const withdrawPayment = operation({
  name: 'withdrawPayment',
  summary: 'Takes a receipt or announced cash back that nobody at finance has found yet.',
  method: 'POST',
  path: `${own}/{id}/withdraw`,
  access: 'agency:accountant',
  params,
  body: z.strictObject({ version }),
  reply: z.null(),
})

export const listPaymentCurrencies = operation({
  name: 'listPaymentCurrencies',
  summary:
    'The currencies in which a contract can be paid, each with what it is worth in the contract’s today: none, where the house has set no rate.',
  method: 'GET',
  path: '/api/payment-currencies',
  access: 'agency',
  query: z.strictObject({ orderId: contractIdInAddress }),
  reply: z.array(
    z.strictObject({
      id: anyNumber,
      code: anyText,
      sign: anyText,
      minorDigits: anyWhole,
      /** `fromAmount` of it is `toAmount` of the contract's; null for its own. A currency without a rate is not listed. */
      rate: z.nullable(z.strictObject({ day: anyText, fromAmount: anyWhole, toAmount: anyWhole })),
    }),
  ),
})

export const moveCredit = operation({
  name: 'moveCredit',
  summary: 'Credit of one contract pays for another of the agency in the same currency.',
  method: 'POST',
  path: '/api/contracts/{id}/credit-moves',
  access: 'agency:accountant',
  params: z.strictObject({ id: contractIdInAddress }),
  /** The version of the contract that has the credit, as it was seen. */
  body: z.strictObject({ version, toContractId: contractId, amount: paidAmount }),
  reply: z.null(),
})

export const paymentOperations = [
  submitReceipt,
  requestCash,
  listReceipts,
  listCash,
  listContractPayments,
  readPayment,
  downloadPaymentFile,
  withdrawPayment,
  listPaymentCurrencies,
  moveCredit,
] as const
