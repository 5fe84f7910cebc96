import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#app/shell-words.en.ts'

export const fa = {
  search: 'جست‌وجوی صفحه، هتل، مقصد، همکار…',
  supportAnswered: { other: '# پاسخ جدید از پشتیبانی' },
  requestsWaiting: { other: '# درخواست منتظر شما' },
  foundHotels: 'هتل‌ها',
  foundPlaces: 'هتل‌های این مقصد',
  goTo: 'رفتن به',
  actions: 'عملیات',
  verifyTitle: 'ایمیل خود را تأیید کنید',
  verifyText: 'خبر درخواست‌ها به این نشانی فرستاده می‌شود.',
  askUs: 'از ما بپرسید',
  offline: 'اینترنت قطع است. شاید آنچه می‌بینید قدیمی باشد.',
} satisfies TranslationOf<typeof en>
