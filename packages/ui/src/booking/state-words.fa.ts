import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#booking/state-words.en.ts'

export const fa = {
  New: 'فاکتورشده',
  Requested: 'درخواست‌شده',
  PaymentPending: 'در انتظار پرداخت',
  ConfirmationPending: 'در انتظار تأیید',
  Confirmed: 'تأییدشده',
  Approved: 'پذیرفته‌شده',
  Rejected: 'ردشده',
  Cancelled: 'لغوشده',
  Refunded: 'مستردشده',
  Settled: 'تسویه‌شده',
  Debit: 'بدهکار',
  Credit: 'بستانکار',
  unknown: 'نامشخص',

  receiptNew: 'جدید',
  receiptApproved: 'تأییدشده',
  receiptOther: 'سایر',

  cashRequested: 'درخواست‌شده',
  cashApproved: 'تأییدشده',
  cashNotApproved: 'تأییدنشده',
  cashReturned: 'برگشت‌داده‌شده',
} satisfies TranslationOf<typeof en>
