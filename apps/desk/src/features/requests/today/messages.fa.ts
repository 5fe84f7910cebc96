import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/today/messages.en.ts'

export const fa = {
  title: 'میز امروز',
  morning: 'صبح بخیر، {name}',
  day: 'روز بخیر، {name}',
  evening: 'عصر بخیر، {name}',
  waitsAndDeadline: { other: '# درخواست منتظر پاسخ ماست؛ اولین مهلت ساعت {time} است.' },
  waits: { other: '# درخواست منتظر پاسخ ماست.' },
  deadline: 'درخواستی منتظر پاسخ نیست؛ اولین مهلت ساعت {time} است.',
  answered: 'درخواستی منتظر پاسخ نیست.',
  onlyLate: { other: 'درخواست جدیدی منتظر پاسخ نیست، اما # مورد دیرکرد دارد.' },
  nothing: 'کاری باقی نمانده است.',

  whose: 'درخواست‌های چه کسی',
  me: 'کارهای من',
  desk: 'کل واحد',

  new: 'منتظر پاسخ ما',
  asked: 'در انتظار پاسخ هتل',
  offered: 'در انتظار پاسخ آژانس',
  unpaid: 'در انتظار پرداخت',
  applied: 'منتظر تصمیم',
  agencies: 'آژانس‌های در انتظار تأیید',
  payments: 'پرداخت‌های بررسی‌نشده',
  paymentsNote: 'نزدیک‌ترین مهلت اول',
  flaggedNote: { other: '# فیش مشکوک' },
  lateNote: { other: '# مورد دیرکرد دارد' },
  nextNote: 'اولین: {time} دیگر',
  noDeadline: 'بدون مهلت',
  longestNote: 'قدیمی‌ترین: {time}',
  allClear: 'کاری باقی نمانده است',
  noneWaits: 'موردی در انتظار نیست',

  deadlines: 'مهلت‌های ۱۲ ساعت آینده',
  tehranTime: 'به وقت تهران',
  now: 'اکنون',
  payment: 'پرداخت',
  answer: 'پاسخ ما',
  noDeadlines: 'در ۱۲ ساعت آینده مهلتی نیست.',
  more: '+{number}',
  moreLabel: { other: '# مهلت دیگر در همین ساعت' },

  myItems: 'کارهای من',
  myItemsNote: 'به ترتیب فوریت',
  allMine: 'همه کارهای من',
  nothingMine: 'فعلاً کاری به شما سپرده نشده است. از فهرست درخواست‌ها بردارید.',
} satisfies TranslationOf<typeof en>
