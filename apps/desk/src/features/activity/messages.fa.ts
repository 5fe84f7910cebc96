import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/activity/messages.en.ts'

export const fa = {
  title: 'گزارش فعالیت‌ها',
  note: 'چه کسی چه کرد؛ پیش و پس از آن. هیچ سطری را نمی‌توان تغییر داد.',
  kind: 'نوع کار',
  allKinds: 'همه کارها',
} satisfies TranslationOf<typeof en>
