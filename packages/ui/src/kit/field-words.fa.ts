import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#kit/field-words.en.ts'

export const fa = {
  showPassword: 'نمایش رمز',
  hidePassword: 'پنهان کردن رمز',
  capsLockOn: 'کلید Caps Lock روشن است',
  ruleMet: 'رعایت شده',
  ruleNotMet: 'هنوز رعایت نشده',
  choose: 'انتخاب کنید…',
  problemCount: { other: '# مورد نیاز به اصلاح دارد' },
  problemOf: '{field}: {problem}',

  datePlaceholder: 'YYYY-MM-DD',
  openCalendar: 'باز کردن تقویم',
  calendarTitle: 'انتخاب تاریخ',
  rangeTitle: 'انتخاب تاریخ‌ها',
  chooseStart: 'روز اول را انتخاب کنید',
  chooseEnd: 'حالا روز آخر را انتخاب کنید',
  gregorian: 'میلادی',
  jalali: 'شمسی',
  calendarKind: 'نوع تقویم',
  today: 'امروز',
  close: 'بستن',
  month: 'ماه',
  year: 'سال',
  dateFormat: 'قالب تاریخ درست نیست!',
  dateMin: 'زودتر از {date} ممکن نیست',
  dateMax: 'دیرتر از {date} ممکن نیست',

  typeMore: { other: 'دست‌کم # حرف بنویسید' },
  searching: 'در حال جست‌وجو…',
  noResult: 'نتیجه‌ای پیدا نشد',
  searchFailed: 'جست‌وجو انجام نشد. دوباره امتحان کنید.',
  showList: 'نمایش فهرست',

  stepOf: 'گام {step} از {total}',
  stepNext: 'بعدی: {name}',
  stepDone: 'انجام شد',
  steps: 'گام‌ها',

  loading: 'در حال بارگذاری…',
  pageOf: '{from} تا {to} از {total}',
  pages: 'صفحه‌ها',
  previousPage: 'صفحه قبل',
  nextPage: 'صفحه بعد',
  sortBy: 'مرتب‌سازی بر اساس {column}',

  stars: { other: '# ستاره' },
  noStars: 'بدون ستاره',
} satisfies TranslationOf<typeof en>
