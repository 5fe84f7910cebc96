import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#app/shell-words.en.ts'

export const fa = {
  search: 'جست‌وجوی صفحه‌ها و کارها…',
  goTo: 'رفتن به',
  actions: 'عملیات',
  verifyTitle: 'ایمیل خود را تأیید کنید',
  verifyText: 'خبر درخواست‌ها به این نشانی فرستاده می‌شود.',
  loginTitle: 'سامانه درخواست رزرو هتل',
  loginSubtitle: 'ویژه آژانس‌های مسافرتی: درخواست اتاق، پیگیری پاسخ، پرداخت و دریافت قرارداد، همه در یک‌جا.',
  pointRates: 'نرخ‌های قراردادی',
  pointCommission: 'کمیسیون شفاف',
  pointDesk: 'ارتباط مستقیم با واحد رزرواسیون',
  offline: 'اینترنت قطع است. شاید آنچه می‌بینید قدیمی باشد.',
  notYetTitle: 'این صفحه هنوز باز نشده است',
  notYetText: 'در یکی از نسخه‌های بعدی باز می‌شود. هر کاری که تا اینجا کرده‌اید محفوظ است.',
  toDashboard: 'رفتن به پیشخوان',
} satisfies TranslationOf<typeof en>
