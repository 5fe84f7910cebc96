import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/dashboard/messages.en.ts'

export const fa = {
  greetingMorning: 'صبح بخیر، {name}',
  greetingAfternoon: 'عصر بخیر، {name}',
  greetingEvening: 'شب بخیر، {name}',
  greeting: 'خوش آمدید',
  agency: 'حساب {agency} فعال است.',
  emptyTitle: 'هنوز پکیجی برای فروش باز نشده است',
  emptyText: 'به‌محض انتشار نخستین پکیج، هتل‌ها، نرخ‌ها و درخواست‌های شما همین‌جا دیده می‌شود.',
} satisfies TranslationOf<typeof en>
