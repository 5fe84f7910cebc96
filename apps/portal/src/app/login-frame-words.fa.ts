import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#app/login-frame-words.en.ts'

export const fa = {
  title: 'سامانه درخواست رزرو هتل',
  subtitle: 'ویژه آژانس‌های مسافرتی: درخواست اتاق، پیگیری پاسخ، پرداخت و دریافت قرارداد، همه در یک‌جا.',
  pointRates: 'نرخ‌های قراردادی',
  pointCommission: 'کمیسیون شفاف',
  pointDesk: 'ارتباط مستقیم با واحد رزرواسیون',
} satisfies TranslationOf<typeof en>
