import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/payments/messages.en.ts'

export const fa = {
  title: 'پرداخت‌ها',
  note: 'فیش‌ها و پرداخت‌های نقدی شما و نتیجه بررسی واحد مالی.',
  submitReceipt: 'ثبت فیش واریزی',
  kinds: 'انواع پرداخت',
  receipt: 'با فیش واریزی',
  cash: 'نقدی',
  number: 'شماره پرداخت',
  receiptNumber: 'شماره فیش یا پیگیری',
  paidAt: 'تاریخ و ساعت واریز',
  recorded: 'تاریخ ثبت',
  contract: 'قرارداد',
  moreContracts: { other: 'و # قرارداد دیگر' },
  payer: 'پرداخت‌کننده',
  payee: 'دریافت‌کننده',
  state: 'وضعیت',
  amount: 'مبلغ',
  emptyReceipt: 'هنوز فیشی ثبت نشده است',
  emptyReceiptText: 'فیش از صفحه قراردادی که پرداخت می‌کند ثبت می‌شود.',
  emptyCash: 'هنوز پرداخت نقدی ثبت نشده است',
  emptyCashText: 'پرداخت نقدی از صفحه همان قرارداد ثبت می‌شود.',
  toContracts: 'قراردادهای در انتظار پرداخت',
} satisfies TranslationOf<typeof en>
