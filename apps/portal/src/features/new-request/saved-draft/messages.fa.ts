import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/new-request/saved-draft/messages.en.ts'

export const fa = {
  saved: 'پیش‌نویس ذخیره شد، {time}',
  saving: 'در حال ذخیره…',
  notSaved: 'ذخیره نشد؛ دوباره تلاش می‌کنیم',

  conflictTitle: 'این پیش‌نویس در جای دیگری تغییر کرده است',
  conflictText: 'در مرورگر یا برگه دیگری ذخیره شده است ({time}). آنچه از آن پس اینجا وارد کرده‌اید ذخیره نشده است.',
  goneTitle: 'این پیش‌نویس در جای دیگری ثبت یا حذف شده است',
  goneText: 'آنچه اینجا وارد کرده‌اید ذخیره نشده است.',
  loadTheirs: 'همان را باز کن',
  startOver: 'شروع از نو',
  keepMine: 'نسخه من بماند',
  notSavedAnyMore: 'آنچه اینجا وارد می‌کنید دیگر ذخیره نمی‌شود',
  show: 'چرا؟',
  sentElsewhereTitle: 'این پیش‌نویس پیش‌تر ثبت شده است: {number}',
  sentElsewhereText: 'در برگه یا مرورگر دیگری ثبت شده است ({time}). آنچه از آن پس اینجا تغییر داده‌اید در آن نیست.',
  openRequest: 'مشاهده درخواست',
  keepAsNew: 'به‌عنوان درخواست جدید بماند',

  sentTitle: 'درخواست شما ثبت شد: {number}',
  sentText: '{hotel}، {time}. شاید پیام ثبت آن را ندیده باشید.',
  gotIt: 'متوجه شدم',

  resumeTitle: 'یک درخواست نیمه‌کاره دارید',
  rooms: { other: '# اتاق' },
  noRooms: 'هنوز اتاقی انتخاب نشده',
  savedAt: 'ذخیره‌شده {time}',
  notOnSale: 'این هتل دیگر قابل رزرو نیست.',
  replacedLater: 'اگر هتل دیگری انتخاب کنید و در آن چیزی وارد کنید، جای این پیش‌نویس را می‌گیرد.',
  continue: 'ادامه',
  discard: 'حذف پیش‌نویس',
  discarded: 'پیش‌نویس حذف شد',
  undo: 'بازگردانی',
  unread: 'شاید درخواست نیمه‌کاره‌ای ذخیره کرده باشید، اما بارگذاری نشد.',
  tryAgain: 'تلاش دوباره',

  otherTitle: 'درخواست نیمه‌کاره شما برای {hotel} همچنان ذخیره شده است',
  otherTitleUnknown: 'درخواست نیمه‌کاره شما برای هتلی دیگر همچنان ذخیره شده است',
  otherText: 'همین که اینجا چیزی وارد کنید، جای آن را می‌گیرد.',
  continueOther: 'ادامه همان درخواست',
} satisfies TranslationOf<typeof en>
