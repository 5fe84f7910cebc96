import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/contracts/dialogs/messages.en.ts'

export const fa = {
  amount: 'مبلغ',
  reason: 'علت',
  reasonHint: 'در گزارش فعالیت‌ها می‌ماند. آژانس آن را نمی‌بیند.',
  creditHint: 'بستانکاری: {amount}',

  moveTitle: 'استفاده از بستانکاری {number}',
  moveText: 'به قرارداد دیگری از همین آژانس و با همین ارز تخصیص می‌یابد.',
  moveTo: 'برای کدام قرارداد',
  moveChoice: '{number}: مانده {amount}',
  moveNone: 'این آژانس در قرارداد دیگری با این ارز بدهی ندارد. بستانکاری می‌تواند بماند یا به آژانس پرداخت شود.',
  moveNow: 'تخصیص',
  moved: 'بستانکاری به قرارداد دیگر تخصیص یافت',

  payOutTitle: 'پرداخت بستانکاری {number} به آژانس',
  payOutText: 'پس از خروج وجه ثبت کنید.',
  payOutNow: 'ثبت پرداخت',
  paidOut: 'پرداخت به آژانس ثبت شد',

  adjustTitle: 'سند اصلاحی برای {number}',
  adjustText: 'سند دستی است و پس از تأیید نفر دوم منظور می‌شود.',
  direction: 'چه تغییری',
  'owed-more': 'بدهی آژانس بیشتر می‌شود',
  'owed-less': 'بدهی آژانس کمتر می‌شود',
  adjustNow: 'پیشنهاد سند',
  adjusted: 'سند منتظر تأیید دوم است',

  decideTitle: 'سند اصلاحی {number}',
  decideText: 'پیشنهاد {name}: {amount}',
  decideWhat: 'تصمیم شما',
  post: 'ثبت شود',
  postNote: 'بدهی آژانس بلافاصله تغییر می‌کند.',
  refuse: 'رد شود',
  refuseNote: 'چیزی تغییر نمی‌کند و در فهرست می‌ماند.',
  decideNow: 'ثبت تصمیم',
  posted: 'سند ثبت شد',
  refused: 'سند رد شد',
} satisfies TranslationOf<typeof en>
