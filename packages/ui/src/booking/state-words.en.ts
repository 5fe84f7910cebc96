import type { Words } from '@sarai/locale/message.ts'

export const en = {
  New: 'Invoiced',
  Requested: 'Requested',
  PaymentPending: 'Payment Pending',
  ConfirmationPending: 'Confirmation Pending',
  Confirmed: 'Confirmed',
  Approved: 'Approved',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
  Refunded: 'Refunded',
  Settled: 'Settled',
  Debit: 'Debit',
  Credit: 'Credit',
  unknown: 'Unknown',

  receiptNew: 'New',
  receiptApproved: 'Approved',
  receiptOther: 'Other',

  cashRequested: 'Requested',
  cashApproved: 'Approved',
  cashNotApproved: 'Not approved',
  cashReturned: 'Returned',
} as const satisfies Words
