import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#app/desk-words.en.ts'

export const fa = {
  title: '{page} · سرای · واحد رزرواسیون',
  desk: 'واحد رزرواسیون',
  login: 'ورود',
  agencies: 'آژانس‌ها',
  agency: 'آژانس',
  staff: 'همکاران',
  activity: 'گزارش فعالیت‌ها',
  account: 'حساب من',
  invitation: 'دعوت به همکاری',
  hotels: 'هتل‌ها',
  hotel: 'هتل',
  ads: 'آگهی‌ها',
  settings: 'تنظیمات',
  search: 'جست‌وجوی صفحه‌ها و کارها…',
  goTo: 'رفتن به',
  offline: 'اینترنت قطع است. شاید آنچه می‌بینید قدیمی باشد.',
  agenciesWaiting: { other: '# آژانس در انتظار تأیید' },
  loginTitle: 'میز واحد رزرواسیون',
  loginSubtitle: 'آژانس‌ها، درخواست‌ها، هتل‌ها و پرداخت‌ها؛ پاسخ همه از یک‌جا.',
  pointQueue: 'یک صف برای همه کارهای در انتظار',
  pointLive: 'تغییرها خودبه‌خود دیده می‌شود',
  pointLog: 'هر گام به نام انجام‌دهنده ثبت می‌شود',
} satisfies TranslationOf<typeof en>
