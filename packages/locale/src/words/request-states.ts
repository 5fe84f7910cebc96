import type { Language } from '#language.ts'
import type { TranslationOf, Words } from '#message.ts'

export const en = {
  New: 'Invoiced',
  ConfirmationPending: 'Confirmation Pending',
  PaymentPending: 'Payment Pending',
  Confirmed: 'Confirmed',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
  Refunded: 'Refunded',
} as const satisfies Words

export const fa = {
  New: 'فاکتورشده',
  ConfirmationPending: 'در انتظار تأیید',
  PaymentPending: 'در انتظار پرداخت',
  Confirmed: 'تأییدشده',
  Rejected: 'ردشده',
  Cancelled: 'لغوشده',
  Refunded: 'مستردشده',
} as const satisfies TranslationOf<typeof en>

const words = { en, fa }

/** What people call the state of a request, on screens, papers and sheets; one that nobody knows is shown as given. */
export function showRequestState(language: Language, state: string): string {
  return Object.hasOwn(words[language], state) ? words[language][state as keyof typeof en] : state
}
