import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/details/messages.en.ts'

export const fa = {
  requests: 'درخواست‌ها',
  request: 'درخواست',
  note: '{hotel} · {dates} · {rooms} · {guests}',

  whatNext: 'گام بعدی',
  newTitle: 'از هتل استعلام می‌گیریم و تا {time} پاسخ می‌دهیم',
  newTitleLate: 'از هتل استعلام می‌گیریم؛ قرار بود تا {time} پاسخ دهیم',
  newText: 'پیش از پذیرش درخواست، پرداختی لازم نیست.',
  newTitleOpen: 'از هتل استعلام می‌گیریم و همین‌جا پاسخ می‌دهیم',
  askedTitle: 'از هتل استعلام شد؛ تا {time} پاسخ می‌دهیم',
  askedTitleLate: 'از هتل استعلام شد؛ قرار بود تا {time} پاسخ دهیم',
  askedTitleOpen: 'از هتل استعلام شد',
  paymentTitle: 'مهلت پرداخت {price} تا {time} است',
  paymentTitleLate: 'مهلت پرداخت {price} تا {time} بود',
  paymentTitleOpen: 'پرداخت {price} لازم است',
  paymentText: 'درخواست پذیرفته شد. اگر تا پایان مهلت پرداخت نشود، اتاق‌ها آزاد می‌شود.',
  confirmedTitle: 'درخواست تأیید شد',
  rejectedTitle: 'درخواست رد شد',
  cancelledTitle: 'درخواست لغو شد',
  refundedTitle: 'مبلغ پرداخت‌شده این درخواست مسترد شد',
  timeLeft: 'زمان باقی‌مانده',
  tehran: 'به وقت تهران',
  hotelTime: 'به وقت هتل',

  cancel: 'لغو درخواست',
  cancelTitle: 'درخواست {number} لغو شود؟',
  cancelText: 'پیگیری از هتل متوقف می‌شود و هزینه‌ای دریافت نمی‌شود.',
  cancelTextAccepted:
    'هتل اتاق‌ها را آزاد می‌کند و پرداخت دیگر لازم نیست. اگر مبلغی پرداخت کرده‌اید، بستانکار می‌شوید.',
  cancelKeeps: 'درخواست با شماره، قیمت و سابقه‌اش در فهرست می‌ماند، ولی دوباره باز نمی‌شود.',
  keep: 'درخواست بماند',
  cancelDone: 'درخواست {number} لغو شد',

  summary: 'خلاصه',
  number: 'شماره درخواست',
  copyNumber: 'کپی شماره درخواست',
  state: 'وضعیت',
  paymentDue: 'مهلت پرداخت',
  createdOn: 'تاریخ ثبت',
  transfer: 'ترانسفر فرودگاهی',
  transferIncluded: 'دارد',
  transferNotIncluded: 'ندارد',
  agencyRef: 'کد پیگیری آژانس',
  notSpecified: 'ثبت نشده',
  contract: 'قرارداد',
  contractNumber: 'C-{number}',

  hotel: 'هتل',

  rooms: 'اتاق‌ها و مسافران',
  roomsNote: '{rooms} · {guests}',
  roomGuests: 'مسافران اتاق {number}، {room}',
  passportsMissing: { other: '# گذرنامه ثبت نشده' },

  price: 'ریز قیمت',
  changes: 'نرخ در طول این اقامت یکسان نیست',
  fareNote: '{number} · {hotel} · {dates}',

  flights: 'پروازها',
  localTimes: 'ساعت‌ها به وقت محلی فرودگاه',
  departure: 'پرواز رفت',
  return: 'پرواز برگشت',
  noFlight: 'هنوز پروازی ثبت نشده است. بدون آن ترانسفر انجام نمی‌شود.',
  takesOff: 'حرکت',
  lands: 'فرود',

  cancellation: 'شرایط لغو',
  notes: 'توضیحات برای کارگزار',
} satisfies TranslationOf<typeof en>
