import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/new-request/steps/messages.en.ts'

export const fa = {
  stepSkipped: 'بدون ترانسفر لازم نیست',
  reviewTitle: 'اتاق‌ها، مسافران و پروازها کامل است',
  reviewSoon:
    'بازبینی با قیمت بررسی‌شده و ثبت درخواست در نسخه بعدی اضافه می‌شود. هنوز چیزی ارسال نشده است؛ آنچه وارد کرده‌اید به‌صورت پیش‌نویس ذخیره می‌شود.',
  toRooms: 'بازگشت به اتاق‌ها',
  goneTitle: 'این هتل قابل انتخاب نیست',
  goneText: 'شاید دیگر فروخته نمی‌شود یا نشانی این صفحه درست نیست.',
  currencyTitle: 'قیمت این هتل به ارز دیگری است',
  currencyText:
    'همه درخواست‌های یک قرارداد به یک ارز است؛ اینجا {currency}. هتل دیگری انتخاب کنید یا این هتل را در درخواستی جدید بخواهید.',
  toHotels: 'بازگشت به هتل‌ها',
} satisfies TranslationOf<typeof en>
