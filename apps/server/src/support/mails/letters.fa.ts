import type { LettersLike } from '#mail/letter.ts'
import type { en } from '#support/mails/letters.en.ts'

export const fa = {
  ticketUnread: {
    subject: 'پاسخ ما به تیکت {number} در انتظار شماست',
    title: '{name} گرامی',
    paragraphs: [
      'به تیکت {number} شما پاسخ داده‌ایم.',
      'این پاسخ هنوز در آژانس شما خوانده نشده است. برای خواندن و پاسخ دادن، تیکت را باز کنید.',
    ],
    action: 'خواندن پاسخ',
  },
} satisfies LettersLike<typeof en>
