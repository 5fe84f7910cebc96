import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#booking/change/change-line-words.en.ts'

export const fa = {
  dates: 'تاریخ اقامت: {from} ← {to}',
  room: 'اتاق {number}: {from} ← {to}',
  roomAdded: 'اتاق {number} اضافه شد: {to}',
  extraBed: 'تخت اضافه',
  childWithBed: 'کودک با تخت',
  childNoBed: 'کودک بدون تخت',
  departure: 'پرواز رفت: {from} ← {to}',
  return: 'پرواز برگشت: {from} ← {to}',
  noFlight: 'بدون پرواز',
  guestRenamed: 'اتاق {number}: {from} ← {to}',
  guest: 'اتاق {number}، {to}: {fields}',
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  dateOfBirth: 'تاریخ تولد',
  gender: 'جنسیت',
  passportNumber: 'شماره گذرنامه',
  nationalityCode: 'ملیت',
  reference: 'کد پیگیری آژانس: {from} ← {to}',
  noReference: 'ثبت نشده',
  price: 'قیمت نهایی: {from} ← {to}',
} satisfies TranslationOf<typeof en>
