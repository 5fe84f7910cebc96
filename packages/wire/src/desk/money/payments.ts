import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { cashStates, paidAmount, receiptStates } from '#portal/money/payments.ts'
import { day } from '#values/days.ts'
import { contractId, agencyIdInAddress, paymentIdInAddress } from '#values/ids.ts'
import { pageLimit, rateSide, smallId, version } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'
import { filledParagraphs, paragraphs, placeInList, searchText } from '#values/text.ts'

/**
 * What finance decides: receipts and cash. A picture confirms no money; whoever approves has found it at the bank or holds
 * it. Amounts are whole minor units of the currency that is named with them.
 */

const access = 'staff:finance'
const path = '/desk/api/payments'

/**
 * `waiting`: nobody has decided. `second`: one person approved, another one has to. `flagged`: looks like a receipt that
 * is known. `decided`: the last decided first.
 */
export const paymentViews = ['waiting', 'second', 'flagged', 'decided'] as const
export type PaymentView = (typeof paymentViews)[number]
export const paymentKinds = ['receipt', 'cash'] as const

const paymentFacts = {
  id: anyWhole,
  number: anyText,
  version: anyWhole,
  kind: z.enum(paymentKinds),
  state: z.enum([...receiptStates, ...cashStates]),
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  /** What was paid. */
  amount: anyWhole,
  currency: anyText,
  /** What that should be in the contract's currency, by the rate of the day on which it was sent. */
  expected: anyWhole,
  contractCurrency: anyText,
  contracts: z.array(z.strictObject({ id: anyWhole, number: anyText })),
  sentAt: anyMoment,
  /** When its contract's nearest deadline is, and whether it stands still for this. */
  deadlineAt: z.nullable(anyMoment),
  isDeadlineHeld: z.boolean(),
  /** Why approval is locked until two people have compared. `number`: the same number and amount, and no other bank. */
  flag: z.nullable(z.enum(['number', 'file', 'picture'])),
  /** One person has approved. */
  isSecondNeeded: z.boolean(),
}

const paymentRow = z.strictObject({ ...paymentFacts, decidedAt: z.nullable(anyMoment) })
export type DeskPaymentRow = z.output<typeof paymentRow>

export const listDeskPayments = operation({
  name: 'listDeskPayments',
  summary:
    'The receipts and cash of all agencies that wait for finance, the nearest deadline first, or those decided, the last first.',
  method: 'GET',
  path,
  access,
  query: z.strictObject({
    view: z._default(z.enum(paymentViews), 'waiting'),
    kind: z.optional(z.enum(paymentKinds)),
    agency: z.optional(agencyIdInAddress),
    /** The number of a payment, a contract or a receipt, in whatever digits. */
    search: z.optional(searchText),
    after: z.optional(placeInList),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(paymentRow), next: z.nullable(anyText) }),
})

export const countDeskPayments = operation({
  name: 'countDeskPayments',
  summary: 'How many payments stand in each view that waits, each counted to a thousand.',
  method: 'GET',
  path: '/desk/api/payment-counts',
  access,
  reply: z.strictObject({
    waiting: anyWhole,
    second: anyWhole,
    flagged: anyWhole,
    cash: anyWhole,
    adjustments: anyWhole,
  }),
})

const rateOfDay = z.strictObject({ day: anyText, fromAmount: anyWhole, toAmount: anyWhole })

const approval = z.strictObject({
  by: anyText,
  at: anyMoment,
  amount: anyWhole,
  credited: anyWhole,
  rate: z.nullable(rateOfDay),
  /** Whether it was the caller: then somebody else has to be the second. */
  isMine: z.boolean(),
})

/** A payment that looks the same, whoever sent it. */
const twin = z.strictObject({
  id: anyWhole,
  number: anyText,
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  state: z.enum([...receiptStates, ...cashStates]),
  receiptNumber: anyText,
  bank: anyText,
  amount: anyWhole,
  currency: anyText,
  sentAt: anyMoment,
  hasFile: z.boolean(),
  why: z.enum(['number', 'file', 'picture']),
})
export type PaymentTwin = z.output<typeof twin>

const sameNumber = z.strictObject({
  id: anyWhole,
  number: anyText,
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  state: z.enum([...receiptStates, ...cashStates]),
  bank: anyText,
  amount: anyWhole,
  currency: anyText,
})

const payment = z.strictObject({
  ...paymentFacts,
  receiptNumber: anyText,
  receiptType: anyText,
  bank: anyText,
  paidAt: z.nullable(anyMoment),
  /** Who paid it in, or brings it. */
  payer: anyText,
  description: anyText,
  sentBy: anyText,
  /** The agency's, in which it reads why finance said no. */
  language: z.enum(['en', 'fa']),
  file: z.nullable(z.strictObject({ name: anyText, mediaType: anyText, isHeld: z.boolean() })),
  /** One was sent, and the scanner refused it later: it is gone. */
  isFileRefused: z.boolean(),
  shares: z.array(
    z.strictObject({
      contractId: anyWhole,
      number: anyText,
      expected: anyWhole,
      credited: anyWhole,
      refunded: anyWhole,
      /** What of it pays for nothing, and neither went back nor moved on: so much can be refunded. */
      free: anyWhole,
      /** What its contract owes now, in its currency. */
      due: anyWhole,
    }),
  ),
  /** The rate of the day of payment, where one is set and the currencies differ. */
  rate: z.nullable(rateOfDay),
  /** The same as it was known a day ago. A second person approves at a rate that is far from either. */
  rateKnownYesterday: z.nullable(rateOfDay),
  /** Above this, in the contract's currency, a second person has to approve as well. */
  secondPersonAbove: anyWhole,
  approval: z.nullable(approval),
  decision: z.nullable(z.strictObject({ by: anyText, at: anyMoment, reason: anyText })),
  overruled: anyText,
  twins: z.array(twin),
  /** What counts under the same number with another amount or bank, the first five: one transfer that was sent twice. */
  sameNumber: z.array(sameNumber),
})
export type DeskPayment = z.output<typeof payment>

const params = z.strictObject({ id: paymentIdInAddress })

export const readDeskPayment = operation({
  name: 'readDeskPayment',
  summary: 'One payment with all that finance has to know to decide about it, and what looks like it.',
  method: 'GET',
  path: `${path}/{id}`,
  access,
  params,
  reply: payment,
})

export const downloadDeskPaymentFile = operation({
  name: 'downloadDeskPaymentFile',
  summary: 'The picture or PDF that was sent with a receipt.',
  method: 'GET',
  path: `${path}/{id}/file`,
  access,
  params,
  replies: 'file',
  reply: sentFile,
})

export const approvePayment = operation({
  name: 'approvePayment',
  summary:
    'Approves what was found of a payment, all or part. Above the limit, and where it looks like another, two people have to find the same.',
  method: 'POST',
  path: `${path}/{id}/approve`,
  access,
  params,
  body: z.strictObject({
    version,
    /** In the currency that was paid. */
    amount: paidAmount,
    /** Where the currencies differ; it is kept with the payment. */
    rate: z._default(z.nullable(z.strictObject({ day, fromAmount: rateSide, toAmount: rateSide })), null),
    /** Why less than what was claimed; empty where all was found. */
    reason: z._default(paragraphs(500), ''),
    /** Why it is approved although it looks like another; the caller says that they compared both. */
    overruled: z._default(paragraphs(500), ''),
  }),
  reply: z.strictObject({ isFinal: z.boolean() }),
})

export const rejectPayment = operation({
  name: 'rejectPayment',
  summary:
    'Says no to a payment, with a sentence that the agency reads. A deadline that stood still goes on with three hours at least.',
  method: 'POST',
  path: `${path}/{id}/reject`,
  access,
  params,
  body: z.strictObject({ version, reasonId: z.nullable(smallId), reason: filledParagraphs(500) }),
  reply: z.null(),
})

export const refundPayment = operation({
  name: 'refundPayment',
  summary: 'Pays a payment back that pays for nothing, all or part. Cash goes back whole.',
  method: 'POST',
  path: `${path}/{id}/refund`,
  access,
  stepUp: 'code',
  params,
  body: z.strictObject({
    version,
    /** Which share of a transfer over several contracts. */
    contractId,
    /** In the contract's currency; null: all that is left. */
    amount: z.nullable(paidAmount),
    reason: filledParagraphs(500),
  }),
  reply: z.null(),
})

/** Why finance may say no: as the reasons of the desk. */
const reason = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  sentenceEn: anyText,
  sentenceFa: anyText,
  active: z.boolean(),
})
export type PaymentReason = z.output<typeof reason>

export const listPaymentReasons = operation({
  name: 'listPaymentReasons',
  summary: 'The reasons for which finance rejects a payment, also those no longer in use; a hundred at most.',
  method: 'GET',
  path: '/desk/api/payment-reasons',
  access: 'staff',
  reply: z.array(reason),
})

export const deskPaymentOperations = [
  listDeskPayments,
  countDeskPayments,
  readDeskPayment,
  downloadDeskPaymentFile,
  approvePayment,
  rejectPayment,
  refundPayment,
  listPaymentReasons,
] as const
