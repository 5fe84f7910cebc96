import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/details/offer/messages.en.ts'

export const fa = {
  offerTitle: 'این اقامت با {after} به‌جای {before} ممکن است. لطفاً تا {time} پاسخ دهید',
  offerOver: 'مهلت پاسخ به قیمت پیشنهادی {after} تا {time} بود',
  offerReason: 'توضیح ما: {reason}',
  offerNights: 'قیمت فعلی و جدید، شب به شب',
  accountant: 'کارمند فروش یا مالک آژانس شما می‌تواند پاسخ دهد.',

  accept: 'پذیرش {price}',
  decline: 'رد پیشنهاد',
  acceptTitle: 'قیمت {after} برای درخواست {number} پذیرفته شود؟',
  acceptText: 'از آن پس قیمت جدید معتبر است و سپس به درخواست پاسخ می‌دهیم.',
  acceptTextUnpaid: 'از آن پس قیمت جدید معتبر است. مهلت پرداخت تغییری نمی‌کند.',
  acceptDone: 'قیمت جدید درخواست {number} پذیرفته شد',
  declineTitle: 'قیمت جدید درخواست {number} رد شود؟',
  declineText: 'قیمت درخواست همان {before} می‌ماند و دنبال راه دیگری می‌گردیم. ممکن است ناچار شویم درخواست را رد کنیم.',
  declineConfirm: 'رد قیمت جدید',
  keepOffer: 'بازگشت',
  declineDone: 'قیمت جدید درخواست {number} رد شد',
} satisfies TranslationOf<typeof en>
