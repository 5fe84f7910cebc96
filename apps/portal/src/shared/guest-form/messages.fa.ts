import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/guest-form/messages.en.ts'

export const fa = {
  guestNumber: 'مسافر {number}',
  guestOf: 'اتاق {room}، مسافر {number}',
  ADT: 'مسافر اصلی (بزرگسال)',
  ADTEB: 'تخت اضافه (بزرگسال)',
  CHDNB: 'کودک ۰ تا ۵ سال بدون تخت',
  CHDWB: 'کودک ۶ تا ۱۱ سال با تخت',
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  asInPassport: 'مطابق گذرنامه',
  gender: 'جنسیت',
  female: 'زن',
  male: 'مرد',
  dateOfBirth: 'تاریخ تولد',
  dateOfBirthHint: 'مثلاً \u20661992-04-17\u2069',
  nationality: 'ملیت',
  passport: 'شماره گذرنامه',
  passportLater: 'پیش از سفر لازم است؛ اکنون می‌تواند خالی بماند',
  pasteList: 'چسباندن از فهرست',
  sameLastName: 'نام خانوادگی یکسان برای همه',
  sameNationality: 'ملیت یکسان برای همه',
  filledIn: { other: 'برای # مسافر تکمیل شد' },
  undo: 'بازگردانی',
} satisfies TranslationOf<typeof en>
