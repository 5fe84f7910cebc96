import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#failure/failed-page-words.en.ts'

export const fa = {
  notLoadedTitle: 'این صفحه باز نشد',
  notLoadedText: 'شاید اینترنت شما قطع است یا سرای همین حالا به‌روزرسانی شده است. هر چه ذخیره کرده‌اید محفوظ است.',
  unreachable: 'هنوز ارتباط با سرای برقرار نیست.',
  brokenTitle: 'در این صفحه خطایی رخ داد',
  brokenText: 'اشکال از سمت ماست. لطفاً دوباره تلاش کنید و اگر تکرار شد، با پشتیبانی تماس بگیرید.',
  toStart: 'رفتن به صفحه اصلی',
} satisfies TranslationOf<typeof en>
