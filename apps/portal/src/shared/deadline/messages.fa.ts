import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/deadline/messages.en.ts'

export const fa = {
  timeLeft: 'زمان باقی‌مانده',
  tehran: 'به وقت تهران',
  hotelTime: 'به وقت هتل',
  left: '{time} مانده',
  byTehran: '{time} تهران',
  stopped: 'مهلت متوقف است',
  kept: '{time} باقی است',
} satisfies TranslationOf<typeof en>
