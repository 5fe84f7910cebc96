import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { day } from '#values/days.ts'
import { wholeInAddress } from '#values/numbers.ts'
import { anyDay, anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { currencyCode, uuid } from '#values/text.ts'

/** The agency's account in one currency: every entry, and what was owed after it. Positive is owed, negative is credit. */

export const transactionKinds = ['charge', 'penalty', 'payment', 'payout', 'reversal', 'adjustment'] as const

const transaction = z.strictObject({
  /** Its place in the account, counted from 1. */
  Id: anyWhole,
  Date: anyMoment,
  Kind: z.enum(transactionKinds),
  /** A charge and its reversal are two lines at most: what the stay costs, and what the agency earns by it. */
  Part: z.enum(['whole', 'price', 'commission']),
  /** What it is, for programs: `receipt/7/11`. */
  Reference: anyText,
  OrderId: anyWhole,
  OrderNumber: anyText,
  RequestId: z.nullable(anyWhole),
  RequestNumber: z.nullable(anyText),
  HotelName: z.nullable(anyText),
  /** The payment behind it. */
  PaymentNumber: z.nullable(anyText),
  Debit: anyWhole,
  Credit: anyWhole,
  /** What was owed after it. */
  Balance: anyWhole,
  /** `Settled`: the entry that brought its contract to zero. */
  State: z.enum(['Debit', 'Credit', 'Settled']),
  /** Of a reversal: the place of the original. */
  Reverses: z.nullable(anyWhole),
})
export type Transaction = z.output<typeof transaction>

/** A charge of an accepted request whose price became another, by what it differs; the first one is of all that it costs. */
export const isDifference = ({ Kind, Reference }: Pick<Transaction, 'Kind' | 'Reference'>) =>
  Kind === 'charge' && Reference.endsWith('/difference')

const statementRange = {
  /** The house's, where it is not said. */
  Currency: z.optional(currencyCode),
  /** Both days are in it, by the clock of Tehran; either may be missing. */
  From: z.optional(day),
  Until: z.optional(day),
}

export const listTransactions = operation({
  name: 'listTransactions',
  summary:
    'The account of the agency in one currency, the oldest first like a paper statement, with opening and closing balance.',
  method: 'GET',
  path: '/api/TransactionClient',
  access: 'agency',
  answers: 'GridResult_TransactionDTO',
  query: z.strictObject({
    ...statementRange,
    /** Without it the last page: what happened lately. */
    Page: z.optional(wholeInAddress(1, 10_000_000)),
    PageSize: z._default(wholeInAddress(1, 100), 25),
  }),
  reply: z.strictObject({
    Data: z.array(transaction),
    Total: anyWhole,
    Page: anyWhole,
    Currency: anyText,
    CurrencySign: anyText,
    /** Those in which the agency has an account. */
    Currencies: z.array(anyText),
    /** Before the first row of the page, and after its last. */
    CarriedForward: anyWhole,
    CarriedOver: anyWhole,
    /** Before the range, and at its end. */
    OpeningBalance: anyWhole,
    ClosingBalance: anyWhole,
    TotalDebit: anyWhole,
    TotalCredit: anyWhole,
    /** Of the account, whatever the range; null where it has no entry. */
    FirstDay: z.nullable(anyDay),
  }),
})

/** A statement as a file: asked for, made by the worker, fetched by whoever asked. */
const path = '/api/statements'
const statementKinds = ['xlsx', 'pdf'] as const
/** A file ends here, and says so. */
export const mostOnStatement = { xlsx: 10_000, pdf: 2_000 } as const

export const askStatement = operation({
  name: 'askStatement',
  summary:
    'Has the worker make a statement of the account, in the language of the caller. One at a time for each user.',
  method: 'POST',
  path,
  access: 'agency',
  evenReadOnly: 'it only reads the account',
  status: 201,
  body: z.strictObject({
    kind: z.enum(statementKinds),
    currency: z.optional(currencyCode),
    from: z.optional(day),
    until: z.optional(day),
  }),
  reply: z.strictObject({ id: anyText }),
})

export const readStatement = operation({
  name: 'readStatement',
  summary: 'How far the statement is that the caller asked for last; null where there is none.',
  method: 'GET',
  path,
  access: 'agency',
  reply: z.strictObject({
    statement: z.nullable(
      z.strictObject({
        id: anyText,
        kind: z.enum(statementKinds),
        state: z.enum(['making', 'ready', 'failed']),
        /** From 0 to 100. */
        progress: anyWhole,
        rows: anyWhole,
        isCut: z.boolean(),
      }),
    ),
  }),
})

export const downloadStatement = operation({
  name: 'downloadStatement',
  summary: 'The statement itself, for whoever asked for it, for a day.',
  method: 'GET',
  path: `${path}/{id}/file`,
  access: 'agency',
  params: z.strictObject({ id: uuid }),
  replies: 'file',
  reply: sentFile,
})

export const transactionOperations = [listTransactions, askStatement, readStatement, downloadStatement] as const
