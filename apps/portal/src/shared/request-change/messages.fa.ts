import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/request-change/messages.en.ts'

export const fa = {
  newerTitle: 'این درخواست در این فاصله تغییر کرده است',
  newerText: 'آنچه وارد کرده‌اید همچنان اینجاست. برای اعمال آن روی نسخه جدید درخواست، ادامه دهید.',
  nowState: 'وضعیت فعلی:',
  goOn: 'ادامه با آنچه وارد کرده‌ام',
  byDesk: 'واحد رزرواسیون',
  byItself: 'خودکار',
} satisfies TranslationOf<typeof en>
