import * as z from 'zod/mini'
import { isPossibleRate } from '@sarai/domain/ground/exchange.ts'
import { operation } from '#core/operation.ts'
import { currencyCode, filledLine, paragraphs, telephone } from '#values/text.ts'
import { idInAddress, pageLimit, rateSide, version } from '#values/numbers.ts'
import { day } from '#values/days.ts'
import { anyDay, anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The house's own settings: what payments choose from, currencies and rates, the support phone, the terms. */

const name = filledLine(80)

/** Two lists of the same shape: where money was paid in, and how. */
export const paymentLists = ['banks', 'receipt-types'] as const
export type PaymentList = (typeof paymentLists)[number]
const list = z.enum(paymentLists)

const paymentChoice = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  active: z.boolean(),
})
export type PaymentChoice = z.output<typeof paymentChoice>

export const listPaymentChoices = operation({
  name: 'listPaymentChoices',
  summary: 'The banks or the receipt types, also those that agencies can no longer choose; two hundred at most.',
  method: 'GET',
  path: '/desk/api/settings/{list}',
  access: 'staff:catalogue',
  params: z.strictObject({ list }),
  reply: z.array(paymentChoice),
})

export const paymentChoiceBody = z.strictObject({ nameEn: name, nameFa: name, active: z.boolean() })

export const addPaymentChoice = operation({
  name: 'addPaymentChoice',
  summary: 'Add a bank or a receipt type.',
  method: 'POST',
  path: '/desk/api/settings/{list}',
  access: 'staff:catalogue',
  params: z.strictObject({ list }),
  body: paymentChoiceBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editPaymentChoice = operation({
  name: 'editPaymentChoice',
  summary: 'Rename a bank or a receipt type, or let agencies choose it no longer. Receipts keep what they name.',
  method: 'PUT',
  path: '/desk/api/settings/{list}/{id}',
  access: 'staff:catalogue',
  params: z.strictObject({ list, id: idInAddress }),
  body: z.extend(paymentChoiceBody, { version }),
  reply: z.null(),
})

const currency = z.strictObject({
  code: anyText,
  version: anyNumber,
  sign: anyText,
  minorDigits: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  active: z.boolean(),
})
export type Currency = z.output<typeof currency>

export const listCurrencies = operation({
  name: 'listCurrencies',
  summary: 'The currencies that the house knows, those in use first.',
  method: 'GET',
  path: '/desk/api/currencies',
  access: 'staff:catalogue',
  reply: z.array(currency),
})

export const switchCurrency = operation({
  name: 'switchCurrency',
  summary: 'Use a currency, or use it no longer for anything new.',
  method: 'PUT',
  path: '/desk/api/currencies/{code}',
  access: 'staff:catalogue',
  params: z.strictObject({ code: currencyCode }),
  body: z.strictObject({ version, active: z.boolean() }),
  reply: z.null(),
})

/** "On that day, this was worth that", in minor units of each. */
const rate = z.strictObject({
  id: anyNumber,
  from: anyText,
  to: anyText,
  day: anyDay,
  fromAmount: anyNumber,
  toAmount: anyNumber,
  setAt: anyMoment,
  setBy: z.nullable(anyText),
})
export type Rate = z.output<typeof rate>

export const listRates = operation({
  name: 'listRates',
  summary: 'The rates that hold today, one for each pair of currencies, two hundred at most.',
  method: 'GET',
  path: '/desk/api/rates',
  access: 'staff:catalogue',
  reply: z.array(rate),
})

export const listRateHistory = operation({
  name: 'listRateHistory',
  summary: 'Every rate that was ever set between two currencies, the last set first.',
  method: 'GET',
  path: '/desk/api/rates/{from}/{to}',
  access: 'staff:catalogue',
  params: z.strictObject({ from: currencyCode, to: currencyCode }),
  query: z.strictObject({
    before: z.optional(idInAddress),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(rate), next: z.nullable(anyNumber) }),
})

const rateBody = z.strictObject({
  from: currencyCode,
  to: currencyCode,
  day,
  fromAmount: rateSide,
  toAmount: rateSide,
})

export const addRate = operation({
  name: 'addRate',
  summary: 'Set the rate of a day. A rate is never edited: the last one set for the day holds, the others are kept.',
  method: 'POST',
  path: '/desk/api/rates',
  access: 'staff:catalogue',
  body: rateBody.check(
    z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'sameCurrency' }),
    z.refine(({ fromAmount, toAmount }) => isPossibleRate(BigInt(fromAmount), BigInt(toAmount)), {
      path: ['toAmount'],
      error: 'rate',
    }),
  ),
  reply: z.strictObject({ id: anyNumber }),
})

export const readHouse = operation({
  name: 'readHouse',
  summary: 'The support phone, the currency of the house and the terms.',
  method: 'GET',
  path: '/desk/api/house',
  access: 'staff:catalogue',
  reply: z.strictObject({
    version: anyNumber,
    /** Empty: the number of the installation is shown. */
    supportPhone: anyText,
    installedPhone: anyText,
    currency: anyText,
    terms: z.strictObject({
      version: anyNumber,
      textEn: anyText,
      textFa: anyText,
      setAt: anyMoment,
      setBy: z.nullable(anyText),
    }),
  }),
})

export const houseBody = z.strictObject({
  supportPhone: telephone,
  currency: currencyCode,
})

export const editHouse = operation({
  name: 'editHouse',
  summary: 'Change the support phone or the currency of the house.',
  method: 'PUT',
  path: '/desk/api/house',
  access: 'staff:catalogue',
  body: z.extend(houseBody, { version }),
  reply: z.null(),
})

const terms = paragraphs(50_000)
export const termsBody = z.strictObject({ textEn: terms, textFa: terms })

export const setTerms = operation({
  name: 'setTerms',
  summary: 'Write a new version of the terms. Older versions are kept for those who agreed to them.',
  method: 'POST',
  path: '/desk/api/terms',
  access: 'staff:catalogue',
  body: z.extend(termsBody, { version }),
  reply: z.strictObject({ version: anyNumber }),
})

export const deskSettingsOperations = [
  listPaymentChoices,
  addPaymentChoice,
  editPaymentChoice,
  listCurrencies,
  switchCurrency,
  listRates,
  listRateHistory,
  addRate,
  readHouse,
  editHouse,
  setTerms,
] as const
