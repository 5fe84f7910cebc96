import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/agencies/messages.en.ts'

export const fa = {
  title: 'آژانس‌ها',
  note: 'در انتظار تأیید؛ قدیمی‌ترین‌ها بالاتر.',
  waiting: { other: '# مورد در انتظار' },
  waitingMany: '۱٬۰۰۰ مورد یا بیشتر در انتظار',
  company: 'آژانس',
  manager: 'مدیرعامل',
  contact: 'راه تماس',
  since: 'در انتظار از',
  action: 'تصمیم',
  ago: '{time} پیش',
  approve: 'تأیید',
  approveTitle: '«{agency}» تأیید شود؟',
  approveText: 'حساب همین حالا فعال می‌شود و ایمیلی به زبان {language} به {email} فرستاده می‌شود.',
  english: 'انگلیسی',
  persian: 'فارسی',
  approved: '«{agency}» تأیید شد. ایمیل در راه است.',
  alreadyDecided: 'همین حالا شخص دیگری درباره «{agency}» تصمیم گرفت.',
  emptyTitle: 'همه کارها انجام شده',
  emptyText: 'آژانسی در انتظار تأیید نیست. درخواست‌های تازه خودبه‌خود همین‌جا دیده می‌شود.',
  more: 'نمایش بیشتر',
} satisfies TranslationOf<typeof en>
