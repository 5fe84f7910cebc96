import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { mostPaid } from '#portal/money/payments.ts'
import { smallIdInAddress, version, whole } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'
import { currencyCode, filledLine, paragraphs } from '#values/text.ts'

/** The rules of finance: from which amount on a second person decides, and why a payment may be rejected. */

const limit = z.strictObject({
  currency: anyText,
  sign: anyText,
  minorDigits: anyWhole,
  version: anyWhole,
  /** In minor units. Above it two people have to approve; null: nobody has set it, and everything needs two. */
  secondPersonAbove: z.nullable(anyWhole),
  /** While a limit that was raised does not hold yet: what does, and until when. */
  stricter: z.nullable(z.strictObject({ above: anyWhole, until: anyMoment })),
})
export type FinanceLimit = z.output<typeof limit>

export const listFinanceLimits = operation({
  name: 'listFinanceLimits',
  summary:
    'For each currency in use, above which amount a second person has to approve. Without one everything needs two.',
  method: 'GET',
  path: '/desk/api/finance-limits',
  access: 'staff:finance',
  reply: z.array(limit),
})

export const setFinanceLimit = operation({
  name: 'setFinanceLimit',
  summary:
    'Sets above which amount a second person has to approve. A lower one holds at once, a higher one a day later.',
  method: 'PUT',
  path: '/desk/api/finance-limits/{currency}',
  access: 'staff:admin',
  params: z.strictObject({ currency: currencyCode }),
  body: z.strictObject({ version, secondPersonAbove: whole(0, mostPaid) }),
  reply: z.null(),
})

const name = filledLine(80)
const sentence = paragraphs(500)
const paymentReasonBody = z.strictObject({
  nameEn: name,
  nameFa: name,
  sentenceEn: sentence,
  sentenceFa: sentence,
  active: z.boolean(),
})

export const addPaymentReason = operation({
  name: 'addPaymentReason',
  summary: 'Adds a reason for which finance rejects a payment.',
  method: 'POST',
  path: '/desk/api/payment-reasons',
  access: 'staff:finance',
  body: paymentReasonBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editPaymentReason = operation({
  name: 'editPaymentReason',
  summary: 'Changes a reason, or lets nobody choose it any more. Payments rejected for it keep what they were told.',
  method: 'PUT',
  path: '/desk/api/payment-reasons/{id}',
  access: 'staff:finance',
  params: z.strictObject({ id: smallIdInAddress }),
  body: z.extend(paymentReasonBody, { version }),
  reply: z.null(),
})

export const financeSettingsOperations = [
  listFinanceLimits,
  setFinanceLimit,
  addPaymentReason,
  editPaymentReason,
] as const
