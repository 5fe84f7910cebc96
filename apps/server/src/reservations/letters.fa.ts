import type { LettersLike } from '#mail/letter.ts'
import type { en } from '#reservations/letters.en.ts'

export const fa = {
  requestSubmitted: {
    subject: 'درخواست {number} دریافت شد',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} شما دریافت شد: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'پاسخ ما حداکثر تا {answerBy} به وقت تهران آماده می‌شود. پیش از پذیرش درخواست، پرداختی لازم نیست.',
    ],
    action: 'مشاهده درخواست',
  },
} satisfies LettersLike<typeof en>
