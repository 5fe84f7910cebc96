import type { Language } from '@sarai/locale/language.ts'
import type { TranslationOf, Words } from '@sarai/locale/message.ts'

const en = {
  report: 'Request report',
  request: 'Request',
  made: 'Sarai · Report of {number}, as of {time} (Tehran)',
  page: 'Page {page} of {pages}',

  checkIn: 'Check-in',
  checkOut: 'Check-out',
  stay: 'Stay',
  guests: 'Guests',

  createdOn: 'Created on',
  contract: 'Contract',
  agencyRef: 'Agency reference',
  notSpecified: 'Not Specified',
  transfer: 'Airport transfer',
  transferIncluded: 'Included',
  transferNotIncluded: 'Not included',
  hotelNumber: 'Hotel’s confirmation number',
  paymentDue: 'Payment due (Tehran)',
  package: 'Package',

  rooms: 'Rooms, guests and prices',
  room: '{number}. {room}',
  name: 'Name, as in the passport',
  type: 'Type',
  born: 'Date of birth',
  nationality: 'Nationality',
  noPassports: 'Passport numbers are left out of reports.',
  ADT: 'Main guest',
  ADTEB: 'Extra bed, adult',
  CHDNB: 'Child 0–5 without bed',
  CHDWB: 'Child 6–11 with bed',

  nights: 'Nights',
  roomPrice: 'Room',
  childNoBed: 'Child 0–5 without bed',
  childWithBed: 'Child 6–11 with bed',
  extraBed: 'Extra bed',
  perNight: 'Per night',
  sum: 'Sum',
  specialNote: 'What a special date adds to a night or takes off stands small beside the price.',

  totalPrice: 'Total price',
  totalCommission: 'Total commission',
  finalPrice: 'Final price',

  flights: 'Flights',
  localTimes: 'local times of each airport',
  flight: 'Flight',
  takesOff: 'Take-off',
  lands: 'Landing',
  departure: 'Departure flight',
  return: 'Return flight',
  noFlight: 'No flight is given yet',

  cancellation: 'Cancellation',
  notes: 'Notes for the provider',

  timeline: 'History',
  when: 'Time (Tehran)',
  what: 'What happened',
  who: 'Who',
  byDesk: 'reservation desk',
  byItself: 'by itself',
} as const satisfies Words

const fa = {
  report: 'گزارش درخواست',
  request: 'درخواست',
  made: 'سرای · گزارش {number} در {time} (تهران)',
  page: 'صفحه {page} از {pages}',

  checkIn: 'ورود',
  checkOut: 'خروج',
  stay: 'مدت اقامت',
  guests: 'مسافران',

  createdOn: 'تاریخ ثبت',
  contract: 'قرارداد',
  agencyRef: 'کد پیگیری آژانس',
  notSpecified: 'ثبت نشده',
  transfer: 'ترانسفر فرودگاهی',
  transferIncluded: 'دارد',
  transferNotIncluded: 'ندارد',
  hotelNumber: 'شماره تأیید هتل',
  paymentDue: 'مهلت پرداخت (تهران)',
  package: 'پکیج',

  rooms: 'اتاق‌ها، مسافران و قیمت‌ها',
  room: '{number}. {room}',
  name: 'نام، مطابق گذرنامه',
  type: 'نوع مسافر',
  born: 'تاریخ تولد',
  nationality: 'ملیت',
  noPassports: 'شماره گذرنامه در گزارش نمی‌آید.',
  ADT: 'مسافر اصلی',
  ADTEB: 'تخت اضافه (بزرگسال)',
  CHDNB: 'کودک ۰ تا ۵ سال بدون تخت',
  CHDWB: 'کودک ۶ تا ۱۱ سال با تخت',

  nights: 'شب‌ها',
  roomPrice: 'اتاق',
  childNoBed: 'کودک ۰ تا ۵ سال بدون تخت',
  childWithBed: 'کودک ۶ تا ۱۱ سال با تخت',
  extraBed: 'تخت اضافه',
  perNight: 'هر شب',
  sum: 'جمع',
  specialNote: 'مبلغی که تاریخ ویژه به نرخ شب اضافه یا از آن کم می‌کند، با حروف ریز کنار نرخ آمده است.',

  totalPrice: 'قیمت کل',
  totalCommission: 'جمع کمیسیون',
  finalPrice: 'قیمت نهایی',

  flights: 'پروازها',
  localTimes: 'ساعت‌ها به وقت محلی فرودگاه',
  flight: 'پرواز',
  takesOff: 'حرکت',
  lands: 'فرود',
  departure: 'پرواز رفت',
  return: 'پرواز برگشت',
  noFlight: 'هنوز پروازی ثبت نشده است',

  cancellation: 'شرایط لغو',
  notes: 'توضیحات برای کارگزار',

  timeline: 'تاریخچه',
  when: 'زمان (تهران)',
  what: 'شرح',
  who: 'توسط',
  byDesk: 'واحد رزرواسیون',
  byItself: 'خودکار',
} as const satisfies TranslationOf<typeof en>

export type ReportWords = { readonly [Key in keyof typeof en]: string }
export const reportWords: Record<Language, ReportWords> = { en, fa }
