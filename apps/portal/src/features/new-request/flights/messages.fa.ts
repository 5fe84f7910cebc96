import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/new-request/flights/messages.en.ts'

export const fa = {
  departure: 'پرواز رفت',
  return: 'پرواز برگشت',
  includeDeparture: 'پرواز رفت ثبت شود',
  includeReturn: 'پرواز برگشت ثبت شود',
  notIncluded: 'بدون این پرواز.',
  warningTitle: 'لطفاً اطلاعات پرواز را بررسی کنید',
  warning: 'در صورت نادرست بودن اطلاعات پرواز، ترانسفر فرودگاهی لغو می‌شود.',
  noFlights: 'بدون پرواز، ترانسفر انجام نمی‌شود. می‌توانید پروازها را بعداً ثبت کنید یا ترانسفر را بردارید.',
  flightNumber: 'شماره پرواز',
  flightNumberHint: 'مثلاً 879 یا TK879',
  airline: 'ایرلاین',
  takeOffDate: 'تاریخ حرکت',
  takeOffTime: 'ساعت حرکت',
  landingDate: 'تاریخ فرود',
  landingDateHint: 'اگر ننویسید: همان روز حرکت یا، پس از نیمه‌شب، روز بعد',
  landingTime: 'ساعت فرود',
  duration: 'مدت پرواز',
  durationHint: 'به ساعت و دقیقه؛ مثلاً ۰۳:۱۵',
  originAirport: 'فرودگاه مبدأ',
  destinationAirport: 'فرودگاه مقصد',
  back: 'بازگشت',
  next: 'ثبت و بازبینی',
} satisfies TranslationOf<typeof en>
