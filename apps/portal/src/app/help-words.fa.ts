import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#app/help-words.en.ts'

export const fa = {
  subject: 'کار انجام نشد: {page}',
  happened: 'پیام سامانه: {sentence}',
  where: 'صفحه: {page} ({path})',
  reference: 'کد پیگیری خطا: {reference} ({code}، {tried})',
  wish: 'کاری که می‌خواستم انجام دهم:',
} satisfies TranslationOf<typeof en>
