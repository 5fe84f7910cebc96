import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/activity/messages.en.ts'

export const fa = {
  title: 'گزارش فعالیت‌ها',
  note: 'چه کسی، چه کاری و با چه تغییری. هیچ ردیفی قابل ویرایش نیست.',
  filters: 'فیلترها',
  inUse: { other: '# فیلتر فعال' },
  kind: 'نوع کار',
  allKinds: 'همه کارها',
  agency: 'آژانس',
  allAgencies: 'همه آژانس‌ها',
  who: 'انجام‌دهنده',
  everybody: 'همه',
  from: 'از تاریخ',
  until: 'تا تاریخ',
} satisfies TranslationOf<typeof en>
