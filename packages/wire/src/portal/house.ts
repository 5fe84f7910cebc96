import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { smallIdInAddress } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** What the house tells its agencies: its currency, its banks, how receipts are paid, its advertisements, its terms. */

export const readCurrency = operation({
  name: 'readCurrency',
  summary: 'The currency of the house.',
  method: 'GET',
  path: '/api/Client',
  access: 'agency',
  answers: 'CurrencyDTO',
  reply: z.strictObject({ Id: anyNumber, Code: anyText, Sign: anyText }),
})

const choices = z.array(z.strictObject({ Id: anyNumber, Name: anyText }))

export const listBanks = operation({
  name: 'listBanks',
  summary: 'The banks that a receipt can name, in the language of the caller.',
  method: 'GET',
  path: '/api/Client',
  access: 'agency',
  answers: 'List_BankDTO',
  reply: choices,
})

export const listReceiptTypes = operation({
  name: 'listReceiptTypes',
  summary: 'How a receipt can have been paid, in the language of the caller.',
  method: 'GET',
  path: '/api/ReceiptPaymentTypeClient',
  access: 'agency',
  answers: 'List_ReceiptPaymentTypeDTO',
  reply: choices,
})

export const listPictures = operation({
  name: 'listPictures',
  summary: 'The advertisements of a group that are shown today, in their order. Group 2 is the dashboard.',
  method: 'GET',
  path: '/api/Pictures',
  access: 'agency',
  answers: 'List_PictureDTO',
  query: z.strictObject({ groupId: smallIdInAddress }),
  reply: z.array(
    z.strictObject({
      id: anyNumber,
      title: anyText,
      url: anyText,
      /** For `srcset`: the same picture in every width that it is kept in. */
      sources: anyText,
      text: anyText,
      link: z.nullable(anyText),
    }),
  ),
})

export const readTerms = operation({
  name: 'readTerms',
  summary: 'The terms of the house in the language of the caller; empty as long as none are written.',
  method: 'GET',
  path: '/api/Terms',
  access: 'anyone',
  reply: z.strictObject({ Version: anyNumber, Text: anyText }),
})

export const houseOperations = [readCurrency, listBanks, listReceiptTypes, listPictures, readTerms] as const
