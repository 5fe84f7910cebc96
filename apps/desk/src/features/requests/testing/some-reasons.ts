import type { RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'

export const full: RejectionReason = {
  id: 1,
  version: 1,
  nameEn: 'No room on these dates',
  nameFa: 'نبود اتاق در این تاریخ',
  sentenceEn: 'The hotel has no room left of this kind on these dates.',
  sentenceFa: 'هتل در این تاریخ‌ها اتاق خالی از این نوع ندارد.',
  active: true,
}

export const twoReasons: RejectionReason[] = [
  full,
  {
    ...full,
    id: 2,
    nameEn: 'Price not valid any more',
    nameFa: 'تغییر نرخ هتل',
    sentenceEn: 'The hotel no longer sells these rooms at this price.',
    sentenceFa: 'هتل این اتاق‌ها را دیگر با این نرخ نمی‌فروشد.',
  },
]
