import type { LettersLike } from '#mail/letter.ts'
import type { en } from '#payments/mails/letters.en.ts'

export const fa = {
  receiptApproved: {
    subject: 'فیش {number} تأیید شد: {credited}',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی فیش {number} به مبلغ {amount} را تأیید کرد و {credited} به {contracts} بستانکار شد.',
      'از این مبلغ فقط {onlyFound} به حساب رسیده است. اگر بیشتر واریز کرده‌اید با ما تماس بگیرید.',
      'باقی‌مانده پرداخت: {stillOwed}.',
      'لطفاً آن را تا {payBy} به وقت تهران پرداخت کنید.',
    ],
    action: 'مشاهده قرارداد',
  },
  receiptRejected: {
    subject: 'فیش {number} پذیرفته نشد',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی نتوانست فیش {number} به مبلغ {amount} برای {contracts} را تأیید کند.',
      'علت: {reason}',
      'لطفاً فیش را بررسی و پس از رفع ایراد دوباره ثبت کنید. اگر مبلغ از حساب شما برداشت شده است، با ما تماس بگیرید.',
      'باقی‌مانده پرداخت: {stillOwed}.',
      'لطفاً آن را تا {payBy} به وقت تهران پرداخت کنید.',
    ],
    action: 'مشاهده قرارداد',
  },
  receiptRefunded: {
    subject: 'مبلغ فیش {number} مسترد شد',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی {returned} از فیش {number} مربوط به {contracts} را به شما مسترد کرد.',
      'علت: {reason}',
      'واریز بانکی ممکن است چند روز کاری طول بکشد. اگر تا آن زمان نرسید، با ما تماس بگیرید.',
      'باقی‌مانده پرداخت: {stillOwed}.',
      'لطفاً آن را تا {payBy} به وقت تهران پرداخت کنید.',
    ],
    action: 'مشاهده قرارداد',
  },
  cashApproved: {
    subject: 'پرداخت نقدی {number} دریافت شد: {credited}',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی پرداخت نقدی {number} به مبلغ {amount} را دریافت کرد و {credited} به {contracts} بستانکار شد.',
      'از این مبلغ فقط {onlyFound} دریافت شده است. اگر بیشتر پرداخته‌اید با ما تماس بگیرید.',
      'باقی‌مانده پرداخت: {stillOwed}.',
      'لطفاً آن را تا {payBy} به وقت تهران پرداخت کنید.',
    ],
    action: 'مشاهده قرارداد',
  },
  cashNotApproved: {
    subject: 'پرداخت نقدی {number} تأیید نشد',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی پرداخت نقدی {number} به مبلغ {amount} برای {contracts} را دریافت نکرد و آن را بست.',
      'علت: {reason}',
      'باقی‌مانده پرداخت: {stillOwed}.',
      'لطفاً آن را تا {payBy} به وقت تهران پرداخت کنید.',
    ],
    action: 'مشاهده قرارداد',
  },
  cashReturned: {
    subject: 'مبلغ پرداخت نقدی {number} برگشت داده شد',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی {returned} از پرداخت نقدی {number} مربوط به {contracts} را به شما برگرداند.',
      'علت: {reason}',
      'باقی‌مانده پرداخت: {stillOwed}.',
      'لطفاً آن را تا {payBy} به وقت تهران پرداخت کنید.',
    ],
    action: 'مشاهده قرارداد',
  },
  creditPaidOut: {
    subject: 'بستانکاری قرارداد {contract} پرداخت شد: {amount}',
    title: '{name} گرامی',
    paragraphs: [
      'واحد مالی {amount} از مانده بستانکار قرارداد {contract} را به آژانس شما پرداخت کرد.',
      'واریز بانکی ممکن است چند روز کاری طول بکشد. اگر تا آن زمان نرسید، با ما تماس بگیرید.',
    ],
    action: 'مشاهده قرارداد',
  },
} satisfies LettersLike<typeof en>
