import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/uploads-left/messages.en.ts'

export const fa = {
  left: {
    one: 'امروز آژانس شما می‌تواند ۱ فایل دیگر بفرستد، با حجم حداکثر {size}.',
    other: 'امروز آژانس شما می‌تواند # فایل دیگر بفرستد، در مجموع حداکثر {size}.',
  },
  usedUp: 'سهمیه امروز آژانس شما برای ارسال فایل تمام شده است. فردا می‌توانید ادامه دهید.',
} as const satisfies TranslationOf<typeof en>
