import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/activity/activity-words.en.ts'

export const fa = {
  when: 'زمان',
  who: 'انجام‌دهنده',
  what: 'کار',
  about: 'درباره',
  change: 'تغییر',
  where: 'از کجا',
  staff: 'همکار',
  agency: 'کاربر آژانس',
  visitor: 'بازدیدکننده',
  system: 'سامانه',
  'agency-approve': 'آژانس را تأیید کرد',
  'agency-reject': 'آژانس را رد کرد',
  'agency-restrict': 'آژانس را به مشاهده محدود کرد',
  'agency-suspend': 'آژانس را معلق کرد',
  'agency-reinstate': 'آژانس را دوباره فعال کرد',
  'agency-note': 'یادداشت داخلی نوشت',
  'agency-group': 'گروه کمیسیون را تغییر داد',
  'agency-mail': 'ایمیل را دوباره فرستاد',
  noGroup: 'بدون گروه',
  emptyTitle: 'هنوز چیزی ثبت نشده',
  emptyText: 'هر گامی که کسی بردارد خودبه‌خود همین‌جا دیده می‌شود.',
  more: 'نمایش بیشتر',
} satisfies TranslationOf<typeof en>
