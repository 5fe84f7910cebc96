import * as z from 'zod/mini'
import { operation } from '#operation.ts'

/** The house's own settings: what payments choose from, currencies and rates, the support phone, the terms. */

const id = z.coerce.number().check(z.int(), z.positive())
const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80))
const code = z.string().check(z.regex(/^[A-Z]{3}$/, 'required'))

/** Two lists of the same shape: where money was paid in, and how. */
export const paymentLists = ['banks', 'receipt-types'] as const
export type PaymentList = (typeof paymentLists)[number]
const list = z.enum(paymentLists)

const paymentChoice = z.strictObject({
  id: z.number(),
  version: z.number(),
  nameEn: z.string(),
  nameFa: z.string(),
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
  reply: z.strictObject({ id: z.number() }),
})

export const editPaymentChoice = operation({
  name: 'editPaymentChoice',
  summary: 'Rename a bank or a receipt type, or let agencies choose it no longer. Receipts keep what they name.',
  method: 'PUT',
  path: '/desk/api/settings/{list}/{id}',
  access: 'staff:catalogue',
  params: z.strictObject({ list, id }),
  body: z.extend(paymentChoiceBody, { version: z.int() }),
  reply: z.null(),
})

const currency = z.strictObject({
  code: z.string(),
  version: z.number(),
  sign: z.string(),
  minorDigits: z.number(),
  nameEn: z.string(),
  nameFa: z.string(),
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
  params: z.strictObject({ code }),
  body: z.strictObject({ version: z.int(), active: z.boolean() }),
  reply: z.null(),
})

/** "On that day, this was worth that", in minor units of each. */
const rate = z.strictObject({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  day: z.iso.date(),
  fromAmount: z.number(),
  toAmount: z.number(),
  setAt: z.iso.datetime(),
  setBy: z.nullable(z.string()),
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
  params: z.strictObject({ from: code, to: code }),
  query: z.strictObject({
    before: z.optional(id),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
  }),
  reply: z.strictObject({ rows: z.array(rate), next: z.nullable(z.number()) }),
})

const amount = z.int().check(z.positive('required'), z.lte(Number.MAX_SAFE_INTEGER))
const rateBody = z.strictObject({
  from: code,
  to: code,
  day: z.iso.date('date'),
  fromAmount: amount,
  toAmount: amount,
})

export const addRate = operation({
  name: 'addRate',
  summary: 'Set the rate of a day. A rate is never edited: the last one set for the day holds, the others are kept.',
  method: 'POST',
  path: '/desk/api/rates',
  access: 'staff:catalogue',
  body: rateBody.check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'sameCurrency' })),
  reply: z.strictObject({ id: z.number() }),
})

export const readHouse = operation({
  name: 'readHouse',
  summary: 'The support phone, the currency of the house and the terms.',
  method: 'GET',
  path: '/desk/api/house',
  access: 'staff:catalogue',
  reply: z.strictObject({
    version: z.number(),
    /** Empty: the number of the installation is shown. */
    supportPhone: z.string(),
    installedPhone: z.string(),
    currency: z.string(),
    terms: z.strictObject({
      version: z.number(),
      textEn: z.string(),
      textFa: z.string(),
      setAt: z.iso.datetime(),
      setBy: z.nullable(z.string()),
    }),
  }),
})

export const houseBody = z.strictObject({
  supportPhone: z.string().check(z.trim(), z.maxLength(30), z.regex(/^(\+?[\d\s()-]{5,})?$/, 'phone')),
  currency: code,
})

export const editHouse = operation({
  name: 'editHouse',
  summary: 'Change the support phone or the currency of the house.',
  method: 'PUT',
  path: '/desk/api/house',
  access: 'staff:catalogue',
  body: z.extend(houseBody, { version: z.int() }),
  reply: z.null(),
})

const terms = z.string().check(z.trim(), z.maxLength(50_000))
export const termsBody = z.strictObject({ textEn: terms, textFa: terms })

export const setTerms = operation({
  name: 'setTerms',
  summary: 'Write a new version of the terms. Older versions are kept for those who agreed to them.',
  method: 'POST',
  path: '/desk/api/terms',
  access: 'staff:catalogue',
  body: z.extend(termsBody, { version: z.int() }),
  reply: z.strictObject({ version: z.number() }),
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
