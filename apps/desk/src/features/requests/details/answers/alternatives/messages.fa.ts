import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/details/answers/alternatives/messages.en.ts'

export const fa = {
  title: 'گزینه‌های جایگزین',
  note: 'حداکثر سه گزینه، به همین ترتیب',
  propose: 'افزودن گزینه جایگزین',
  differenceNote: 'قیمت‌ها نهایی و پس از کسر کمیسیون است؛ اختلاف نسبت به {price}.',
  becomesNote: 'آژانس هر گزینه را که انتخاب کند، با همان مسافران درخواست جدیدی ثبت می‌کند.',
  up: 'انتقال {hotel} به بالا',
  remove: 'حذف {hotel}',
  again: 'دریافت قیمت فعلی',
  before: 'قیمت قبلی: {price}',
  cancelWith: { other: 'لغو با # گزینه جایگزین' },
  rejectWith: { other: 'رد با # گزینه جایگزین' },

  proposeTitle: 'پیشنهاد گزینه جایگزین',
  proposeNote: 'برای همان مسافران؛ اتاق، تاریخ یا هتل را تغییر دهید.',
  hotel: 'هتل',
  hotelHint: 'برای هتل دیگر، بخشی از نام آن را بنویسید.',
  checkIn: 'تاریخ ورود',
  checkOut: 'تاریخ خروج',
  room: 'اتاق {number}، {guests}',
  add: 'محاسبه قیمت و افزودن',
} satisfies TranslationOf<typeof en>
