import type { Language } from '@sarai/locale/language.ts'
import type { TranslationOf, Words } from '@sarai/locale/message.ts'

const en = {
  voucher: 'Voucher',
  title: 'Hotel voucher',
  footer: 'Booked through Sarai · Caravanserai',
  page: 'Page {page} of {pages}',
  valid: 'Confirmed',
  revoked: 'Cancelled',
  replaced: 'Replaced',
  scan: 'Scan to check this voucher',

  hotelNumber: 'Hotel confirmation',
  request: 'Our request',
  issued: 'Issued (Tehran)',
  issuedAt: '{day}, {time}',

  checkIn: 'Check-in',
  checkOut: 'Check-out',
  stay: 'Stay',
  board: 'Board',

  room: 'Room {number} · {room}',
  guest: 'Guest, as in the passport',
  type: 'Type',
  born: 'Date of birth',
  ADT: 'Main guest',
  ADTEB: 'Extra bed, adult',
  CHDNB: 'Child 0–5 without bed',
  CHDWB: 'Child 6–11 with bed',

  transfer: 'Airport transfer',
  localTimes: 'local time of the airport',
  arrival: 'Arrival transfer',
  departure: 'Departure transfer',
  lands: 'lands at {airport} at {time}',
  takesOff: 'takes off from {airport} at {time}',
  noFlight: 'The flight is not known yet',

  note: 'Please note',
  noteShow: 'Show this voucher and the passports at the reception.',
  notePaid: 'The rooms with their board are paid. Mini-bar, telephone and city tax are not.',
  notePaidTransfer: 'The rooms with their board and the transfer are paid. Mini-bar, telephone and city tax are not.',
  noteCheck: 'The code tells the hotel whether this voucher still counts.',

  help: 'Help during the stay',
  helpAgency: 'Your travel agency: {agency}',
  helpDesk: 'Caravanserai reservation desk: {phone}',
} as const satisfies Words

const fa = {
  voucher: 'واچر',
  title: 'واچر هتل',
  footer: 'رزرو از طریق سرای · کاروانسرا',
  page: 'صفحه {page} از {pages}',
  valid: 'تأییدشده',
  revoked: 'باطل‌شده',
  replaced: 'جایگزین‌شده',
  scan: 'برای استعلام اصالت اسکن کنید',

  hotelNumber: 'شماره تأیید هتل',
  request: 'شماره درخواست',
  issued: 'تاریخ صدور (تهران)',
  issuedAt: '{day}، {time}',

  checkIn: 'ورود',
  checkOut: 'خروج',
  stay: 'مدت اقامت',
  board: 'خدمات',

  room: 'اتاق {number} · {room}',
  guest: 'نام مسافر، مطابق گذرنامه',
  type: 'نوع مسافر',
  born: 'تاریخ تولد',
  ADT: 'مسافر اصلی',
  ADTEB: 'تخت اضافه (بزرگسال)',
  CHDNB: 'کودک ۰ تا ۵ سال بدون تخت',
  CHDWB: 'کودک ۶ تا ۱۱ سال با تخت',

  transfer: 'ترانسفر فرودگاهی',
  localTimes: 'به وقت محلی فرودگاه',
  arrival: 'ترانسفر رفت',
  departure: 'ترانسفر برگشت',
  lands: 'فرود در {airport} ساعت {time}',
  takesOff: 'پرواز از {airport} ساعت {time}',
  noFlight: 'هنوز پروازی ثبت نشده است',

  note: 'نکات مهم',
  noteShow: 'هنگام ورود، این واچر و گذرنامه‌ها را به پذیرش هتل ارائه دهید.',
  notePaid: 'هزینه اتاق و خدمات آن پرداخت شده است؛ مینی‌بار، تلفن و عوارض شهری بر عهده مسافر است.',
  notePaidTransfer: 'هزینه اتاق، خدمات آن و ترانسفر پرداخت شده است؛ مینی‌بار، تلفن و عوارض شهری بر عهده مسافر است.',
  noteCheck: 'هتل می‌تواند با اسکن کد، اعتبار این واچر را استعلام کند.',

  help: 'پشتیبانی در طول سفر',
  helpAgency: 'آژانس مسافرتی شما: {agency}',
  helpDesk: 'واحد رزرواسیون کاروانسرا: {phone}',
} as const satisfies TranslationOf<typeof en>

export const voucherWords: Record<Language, { readonly [Key in keyof typeof en]: string }> = { en, fa }
