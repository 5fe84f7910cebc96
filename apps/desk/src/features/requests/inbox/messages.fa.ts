import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/inbox/messages.en.ts'

export const fa = {
  title: 'پیام‌ها',
  note: 'اول پیام‌های خوانده‌نشده، بعد آنچه در انتظار پاسخ است',
  tabs: 'پیام‌ها',
  unread: 'خوانده‌نشده',
  mine: 'مربوط به من',
  all: 'همه',
  searchHint: 'شماره درخواست یا نام آژانس',
  caption: 'گفتگوها',
  emptyUnread: 'پیام خوانده‌نشده‌ای نیست',
  emptyUnreadText: 'همه پیام‌های آژانس‌ها خوانده شده است.',
  emptyMine: 'پیامی مربوط به شما نیست',
  emptyMineText: 'پیام‌های درخواست‌هایی که به شما سپرده شده، اینجا می‌آید.',
  emptyAll: 'هنوز پیامی نیست',
  emptyAllText: 'آنچه آژانس‌ها درباره درخواست‌هایشان می‌نویسند، اینجا می‌آید.',
  unreadCount: { other: '# پیام خوانده‌نشده' },
  waits: '{time} در انتظار',
  us: 'ما:',
  chooseTitle: 'یک گفتگو را انتخاب کنید',
  chooseText: 'پیام‌ها و درخواست مربوط به آن اینجا باز می‌شود.',
  back: 'همه پیام‌ها',
  open: 'مشاهده درخواست',
  take: 'به من بسپار',
} satisfies TranslationOf<typeof en>
