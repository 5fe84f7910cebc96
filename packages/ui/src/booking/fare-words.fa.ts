import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#booking/fare-words.en.ts'

export const fa = {
  date: 'تاریخ',
  room: 'اتاق',
  childNoBed: 'کودک ۰ تا ۵ سال بدون تخت',
  childWithBed: 'کودک ۶ تا ۱۱ سال با تخت',
  extraBed: 'تخت اضافه',
  nightTotal: 'جمع هر شب',
  sum: 'جمع',
  special: 'تاریخ ویژه {amount}',
  nobody: 'بدون مسافر',
} satisfies TranslationOf<typeof en>
