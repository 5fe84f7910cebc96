import type { Language } from '@sarai/locale/language.ts'
import type { PaymentMail } from '#jobs/payment-mails.ts'
import { createLetters } from '#mail/letter.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'
import { en } from '#payments/mails/letters.en.ts'
import { fa } from '#payments/mails/letters.fa.ts'
import { foundIn, namesOf, returnedIn, type MailedPayment } from '#payments/mails/mailed-payment.ts'

export const letter = createLetters({ en, fa })

type Reader = { readonly language: Language; readonly name: MailName }
type Write = (payment: MailedPayment, reader: Reader, url: string) => MailContent | undefined

/** Each mail about a payment; nothing once it is no longer true, because something else has happened meanwhile. */
export const paymentLetters: { readonly [Mail in PaymentMail]: Write } = {
  'receipt-approved': (payment, reader, url) => {
    const found = payment.state === 'Approved' ? foundIn(payment, reader.language) : undefined
    return found && letter('receiptApproved', reader.language, { ...common(payment, reader, url), ...found })
  },
  'receipt-rejected': (payment, reader, url) =>
    payment.state === 'Rejected' ? letter('receiptRejected', reader.language, common(payment, reader, url)) : undefined,
  // A part may be sent back: the rest stays approved.
  'receipt-refunded': (payment, reader, url) => {
    const { language } = reader
    return letter('receiptRefunded', language, { ...common(payment, reader, url), ...returnedIn(payment, language) })
  },
  'cash-approved': (payment, reader, url) => {
    const found = payment.state === 'Approved' ? foundIn(payment, reader.language) : undefined
    return found && letter('cashApproved', reader.language, { ...common(payment, reader, url), ...found })
  },
  'cash-not-approved': (payment, reader, url) =>
    payment.state === 'NotApproved'
      ? letter('cashNotApproved', reader.language, common(payment, reader, url))
      : undefined,
  'cash-returned': (payment, reader, url) => {
    const { language } = reader
    return letter('cashReturned', language, { ...common(payment, reader, url), ...returnedIn(payment, language) })
  },
}

const common = (payment: MailedPayment, { name, language }: Reader, url: string) => ({
  name,
  url,
  ...namesOf(payment, language),
})
