import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/agency-status/status-words.en.ts'

export const fa = {
  pending: 'در انتظار',
  approved: 'تأییدشده',
  'read-only': 'محدود',
  suspended: 'معلق',
  rejected: 'ردشده',
} satisfies TranslationOf<typeof en>
