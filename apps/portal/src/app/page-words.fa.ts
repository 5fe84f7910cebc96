import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#app/page-words.en.ts'

export const fa = {
  title: '{page} · سرای · کاروانسرا',
  dashboard: 'پیشخوان',
  requests: 'درخواست‌ها',
  requestDetails: 'درخواست {number}',
  modifyDates: 'ویرایش تاریخ اقامت',
  modifyRoom: 'ویرایش اتاق',
  modifyFlights: 'ویرایش پرواز',
  newRequest: 'درخواست جدید',
  addReservation: 'افزودن رزرو به قرارداد {number}',
  contracts: 'قراردادها',
  contractDetails: 'قرارداد {number}',
  verifyEmail: 'تأیید ایمیل',
  payments: 'پرداخت‌ها',
  transactions: 'تراکنش‌ها',
  colleagues: 'همکاران',
  changePassword: 'تغییر رمز عبور',
  login: 'ورود',
  register: 'درخواست ایجاد حساب',
  registerSuccess: 'درخواست دریافت شد',
  forgotPassword: 'فراموشی رمز عبور',
  forgotPasswordSubmitted: 'ایمیل خود را ببینید',
  resetPassword: 'بازنشانی رمز عبور',
  invitation: 'دعوت‌نامه',
  restoreEmail: 'برگرداندن نشانی',
} satisfies TranslationOf<typeof en>
