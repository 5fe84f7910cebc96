import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/thread/messages.en.ts'

export const fa = {
  title: 'پیام‌ها با آژانس',
  empty: 'هنوز پیامی رد و بدل نشده است. آنچه اینجا بنویسید، آژانس می‌خواند.',
  closed: 'این درخواست تأیید شده و امکان ارسال پیام برای هر دو طرف بسته است.',
  reopened: 'با وجود تأیید درخواست، امکان ارسال پیام باز است.',
  reopen: 'باز کردن پیام‌ها',
  close: 'بستن پیام‌ها',
  reopenDone: 'امکان ارسال پیام برای {number} دوباره باز شد. آژانس با ایمیل باخبر می‌شود.',
  closeDone: 'امکان ارسال پیام برای {number} بسته شد',
  done: 'نیازی به پاسخ نیست',
  doneDone: '{number} نیازی به پاسخ ندارد',
  agency: 'آژانس',
  replies: 'پاسخ‌های آماده',
  replyNeedsDeadline: 'مهلت پرداخت لازم دارد؛ این درخواست مهلت ندارد',
} satisfies TranslationOf<typeof en>
