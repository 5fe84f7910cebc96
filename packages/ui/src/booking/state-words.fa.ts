import { fa as request } from '@sarai/locale/words/request-states.ts'
import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#booking/state-words.en.ts'

export const fa = {
  ...request,
  Requested: 'درخواست‌شده',
  Approved: 'پذیرفته‌شده',
  Settled: 'تسویه‌شده',
  Open: 'باز',
  Debit: 'بدهکار',
  Credit: 'بستانکار',
  unknown: 'نامشخص',

  receiptNew: 'جدید',
  receiptApproved: 'تأییدشده',
  receiptWithdrawn: 'پس‌گرفته‌شده',
  receiptOther: 'سایر',

  cashRequested: 'درخواست‌شده',
  cashApproved: 'تأییدشده',
  cashNotApproved: 'تأییدنشده',
  cashReturned: 'برگشت‌داده‌شده',
  cashWithdrawn: 'پس‌گرفته‌شده',
} satisfies TranslationOf<typeof en>
