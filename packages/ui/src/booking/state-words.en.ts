import { en as request } from '@sarai/locale/words/request-states.ts'
import type { Words } from '@sarai/locale/message.ts'

export const en = {
  ...request,
  Requested: 'Requested',
  Approved: 'Approved',
  Settled: 'Settled',
  Open: 'Open',
  Debit: 'Debit',
  Credit: 'Credit',
  unknown: 'Unknown',

  receiptNew: 'New',
  receiptApproved: 'Approved',
  receiptWithdrawn: 'Withdrawn',
  receiptOther: 'Other',

  cashRequested: 'Requested',
  cashApproved: 'Approved',
  cashNotApproved: 'Not approved',
  cashReturned: 'Returned',
  cashWithdrawn: 'Withdrawn',
} as const satisfies Words
