import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/new-request/change/messages.en.ts'

export const fa = {
  request: 'درخواست',
  toRequest: 'درخواست {number}',
  dates: 'ویرایش تاریخ اقامت',
  room: 'ویرایش اتاق {number}',
  moreRoom: 'افزودن اتاق',
  flights: 'ویرایش پروازها',
  stayNote: '{hotel} · {dates}',

  onlyAgents: 'فقط کارمندان فروش و مالک آژانس شما می‌توانند درخواست را ویرایش کنند.',
  notNow: 'در حال حاضر امکان ویرایش این بخش نیست',
  noSuchRoom: 'این درخواست اتاق {number} ندارد',
  back: 'بازگشت به درخواست',

  datesNow: 'تاریخ فعلی',
  newDates: 'تاریخ جدید',
  sameDates: 'برای دیدن قیمت، تاریخ دیگری انتخاب کنید.',
  answersAgain: 'دوباره از هتل استعلام می‌گیریم. پاسخ قبلی ما و مهلت پرداخت دیگر معتبر نیست.',
  flightsStay: 'پروازها تغییر نمی‌کنند. لطفاً بعد از ذخیره آن‌ها را بررسی کنید.',

  roomType: 'نوع اتاق',
  guestsOnly: 'فقط مشخصات مسافران تغییر می‌کند؛ قیمت و پاسخ ما همان می‌ماند.',

  transferHint: 'بدون ترانسفر، پروازی ثبت نمی‌شود.',
  answerStays: 'قیمت و پاسخ ما همان می‌ماند.',

  check: 'بررسی قیمت',
  checking: 'در حال بررسی قیمت…',
  samePrice: 'قیمت تغییری نمی‌کند: {price}.',
  dearer: 'از {before} به {after}: {difference} بیشتر',
  cheaper: 'از {before} به {after}: {difference} کمتر',
  samePriceNights: 'قیمت کل همچنان {after} است؛ قیمت شب‌ها فرق می‌کند.',
  notSaved: 'هنوز چیزی تغییر نکرده است.',
  priceGone: 'قیمت از زمانی که آن را دیدید تغییر کرده یا اعتبارش تمام شده است. این قیمت فعلی است.',
  saveFor: 'تغییر با قیمت {price}',
  save: 'ذخیره',

  datesDone: 'تاریخ اقامت تغییر کرد',
  roomDone: 'اتاق تغییر کرد',
  moreRoomDone: 'اتاق اضافه شد',
  flightsDone: 'اطلاعات پرواز تغییر کرد',
} satisfies TranslationOf<typeof en>
