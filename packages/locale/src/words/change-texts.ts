import type { Language } from '#language.ts'

/** What STATE_CHANGED says where it is known who did what meanwhile. {by} is a person of the desk, or an agency. */
const en = {
  'payment-approve-first': '{by} has approved this payment meanwhile, as the first of two. See the new version.',
  'payment-approve': '{by} has approved this payment meanwhile. See the new version.',
  'payment-reject': '{by} has rejected this payment meanwhile. See the new version.',
  'payment-refund': '{by} has paid this payment back meanwhile. See the new version.',
  'payment-withdraw': '{by} has withdrawn this payment meanwhile. There is nothing left to decide.',
  'adjustment-propose': '{by} has proposed an entry of the same amount already. It waits for a second person.',
  'adjustment-approve': '{by} has approved this entry meanwhile. See the new version.',
  'adjustment-refuse': '{by} has refused this entry meanwhile. See the new version.',
}

const fa: Record<keyof typeof en, string> = {
  'payment-approve-first': 'در این فاصله {by} این پرداخت را به‌عنوان نفر اول تأیید کرده است. نسخه جدید را ببینید.',
  'payment-approve': 'در این فاصله {by} این پرداخت را تأیید کرده است. نسخه جدید را ببینید.',
  'payment-reject': 'در این فاصله {by} این پرداخت را رد کرده است. نسخه جدید را ببینید.',
  'payment-refund': 'در این فاصله {by} این پرداخت را برگردانده است. نسخه جدید را ببینید.',
  'payment-withdraw': 'در این فاصله {by} این پرداخت را پس گرفته است. دیگر تصمیمی لازم نیست.',
  'adjustment-propose': '{by} پیش از این سندی با همین مبلغ پیشنهاد داده است که هنوز منتظر تأیید نفر دوم است.',
  'adjustment-approve': 'در این فاصله {by} این سند را تأیید کرده است. نسخه جدید را ببینید.',
  'adjustment-refuse': 'در این فاصله {by} این سند را رد کرده است. نسخه جدید را ببینید.',
}

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fa }

export function changeText(language: Language, what: unknown): string | undefined {
  return typeof what === 'string' ? texts[language][what] : undefined
}
