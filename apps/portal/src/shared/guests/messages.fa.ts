import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/guests/messages.en.ts'

export const fa = {
  name: 'نام، مطابق گذرنامه',
  type: 'نوع مسافر',
  dateOfBirth: 'تاریخ تولد',
  nationality: 'ملیت',
  passport: 'شماره گذرنامه',
  ADT: 'مسافر اصلی',
  ADTEB: 'تخت اضافه (بزرگسال)',
  CHDNB: 'کودک ۰ تا ۵ سال بدون تخت',
  CHDWB: 'کودک ۶ تا ۱۱ سال با تخت',
  Female: 'زن',
  Male: 'مرد',
  age: '{age} ساله',
  copyPassport: 'کپی شماره گذرنامه {name}',
  missing: 'ثبت نشده',
  passportMissing: 'گذرنامه ثبت نشده',
  masked: 'پنهان: فقط کارمند فروش و مالک آن را می‌بینند',
  deleted: '۹۰ روز پس از خروج حذف شد',
} satisfies TranslationOf<typeof en>
