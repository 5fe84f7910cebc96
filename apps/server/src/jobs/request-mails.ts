import type { MailName } from '@sarai/domain/request/effects.ts'

/** What agencies are told about their requests; whatever concerns money is told to their accountants too. */
const mails = {
  'request-submitted': 'stay',
  'request-accepted': 'money',
  'request-confirmed': 'money',
  'request-rejected': 'stay',
  'confirmed-cancelled': 'money',
  'request-expired': 'money',
  'request-revived': 'stay',
  'voucher-replaced': 'stay',
  'price-offered': 'stay',
  'offer-replaced': 'stay',
  'offer-withdrawn': 'stay',
  'offer-expired': 'stay',
  'price-lowered': 'money',
  'deadline-resumed': 'money',
  'deadline-extended': 'money',
  'payment-reminder': 'money',
  'notes-reopened': 'stay',
  // Nothing was decided: the desk wrote, and nobody has read it.
  'notes-unread': 'stay',
} as const satisfies Partial<Record<MailName | 'notes-unread', 'stay' | 'money'>>

export type RequestMail = keyof typeof mails

export function hasLetter(mail: MailName): mail is MailName & RequestMail {
  return mail in mails
}

export function isAboutMoney(mail: RequestMail): boolean {
  return mails[mail] === 'money'
}
