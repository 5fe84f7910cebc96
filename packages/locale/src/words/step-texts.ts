import type { EventKind } from '@sarai/domain/request/events.ts'
import type { Language } from '#language.ts'

/** What the hotel and the desk have between them, and what nobody can do yet: no agency reads of it. */
type Untold =
  | 'hotel-answered'
  | 'hotel-numbered'
  | 'remind-hotel'
  | 'withdraw-question'
  | 'apply-to-cancel'
  | 'approve-cancellation'
  | 'decline-application'
  | 'apply-to-change'
  | 'approve-change'
  | 'refund'
type Step = Exclude<EventKind, Untold>

/** What happened to a request, as its agency reads it on the screen and on paper. */
const en: Readonly<Record<Step, string>> = {
  submit: 'Request sent',
  'ask-hotel': 'The hotel was asked',
  accept: 'Request accepted',
  reject: 'Request rejected',
  cancel: 'Request cancelled',
  'cancel-confirmed': 'The desk had to cancel the confirmed stay',
  expire: 'Not paid in time: cancelled',
  revive: 'Request revived',
  'extend-deadline': 'More time to pay',
  'hold-deadline': 'Receipt being checked: the deadline stands still',
  'resume-deadline': 'The deadline runs again',
  cover: 'Paid and confirmed',
  'offer-price': 'Another price was offered',
  'accept-offer': 'Offered price accepted',
  'decline-offer': 'Offered price declined',
  'withdraw-offer': 'The offer was withdrawn',
  'expire-offer': 'The offer expired without an answer',
  'reopen-notes': 'Messages opened again',
  'close-notes': 'Messages closed',
  'change-stay': 'Stay changed',
  'change-details': 'Details changed',
}

const fa: Readonly<Record<Step, string>> = {
  submit: 'درخواست ارسال شد',
  'ask-hotel': 'از هتل استعلام شد',
  accept: 'درخواست پذیرفته شد',
  reject: 'درخواست رد شد',
  cancel: 'درخواست لغو شد',
  'cancel-confirmed': 'واحد رزرواسیون ناچار شد رزرو تأییدشده را لغو کند',
  expire: 'در مهلت پرداخت نشد و لغو شد',
  revive: 'درخواست دوباره فعال شد',
  'extend-deadline': 'مهلت پرداخت تمدید شد',
  'hold-deadline': 'فیش در حال بررسی است و مهلت پرداخت متوقف شد',
  'resume-deadline': 'مهلت پرداخت دوباره به جریان افتاد',
  cover: 'پرداخت و تأیید شد',
  'offer-price': 'قیمت جدیدی پیشنهاد شد',
  'accept-offer': 'قیمت پیشنهادی پذیرفته شد',
  'decline-offer': 'قیمت پیشنهادی رد شد',
  'withdraw-offer': 'پیشنهاد پس گرفته شد',
  'expire-offer': 'پیشنهاد بی‌پاسخ ماند و اعتبارش تمام شد',
  'reopen-notes': 'امکان ارسال پیام دوباره باز شد',
  'close-notes': 'امکان ارسال پیام بسته شد',
  'change-stay': 'اقامت تغییر کرد',
  'change-details': 'مشخصات تغییر کرد',
}

const texts = { en, fa }
/** Of a step that nobody here has words for: it has at least happened. */
const other = { en: 'Changed', fa: 'تغییر کرد' }

export function stepText(language: Language, what: string): string {
  return Object.hasOwn(texts[language], what) ? texts[language][what as Step] : other[language]
}
