import type { MailName } from '@sarai/domain/request/effects.ts'

/** What agencies are told about what they paid: one letter for one decision, however many contracts it pays. */
const mails = [
  'receipt-approved',
  'receipt-rejected',
  'receipt-refunded',
  'cash-approved',
  'cash-not-approved',
  'cash-returned',
] as const satisfies readonly MailName[]

export type PaymentMail = (typeof mails)[number]

export function isOfPayment(mail: MailName): mail is PaymentMail {
  return (mails as readonly MailName[]).includes(mail)
}
