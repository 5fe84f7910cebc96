import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/new-request/messages.en.ts'

export const fa = {
  title: 'درخواست جدید',
  stepHotel: 'انتخاب هتل',
  stepRooms: 'اتاق‌ها و مسافران',
  stepFlights: 'اطلاعات پرواز',
  stepReview: 'بازبینی و ثبت',

  hotelName: 'نام هتل',
  hotelsIn: 'هتل‌های {place}',
  hotelNameHint: 'بخشی از نام کافی است، به فارسی یا لاتین',
  grade: 'درجه هتل',
  anyGrade: 'همه درجه‌ها',
  gradeOrMore: { other: '# ستاره و بالاتر' },
  district: 'شهر یا منطقه',
  districtPlaceholder: 'دست‌کم ۲ حرف بنویسید',
  checkIn: 'تاریخ ورود',
  checkOut: 'تاریخ خروج',
  datesHint: 'با انتخاب تاریخ، قیمت کل اقامت روی کارت هتل نمایش داده می‌شود.',
  checkInLacks: 'تاریخ ورود را هم وارد کنید تا قیمت‌ها نمایش داده شود.',
  checkOutLacks: 'تاریخ خروج را هم وارد کنید تا قیمت‌ها نمایش داده شود.',
  wrongOrder: 'تاریخ خروج باید بعد از تاریخ ورود باشد.',
  search: 'جست‌وجو',
  clear: 'حذف همه فیلترها',

  results: { other: '# هتل' },
  resultsMany: 'بیش از {most} هتل. با یک فیلتر فهرست کوتاه‌تر می‌شود.',
  noResult: 'نتیجه‌ای پیدا نشد',
  noResultHelp: 'منطقه دیگری را امتحان کنید یا یکی از فیلترها را بردارید.',
  showMore: 'نمایش هتل‌های بیشتر',
  tryAgain: 'تلاش دوباره',

  choose: 'انتخاب',
  chooseHotel: 'انتخاب {hotel}',
  inactive: 'غیرفعال',
  fromPerNight: 'از {price} برای هر شب',
  stayPrice: '{price} برای {nights}',
  nights: { other: '# شب' },
  inRoom: 'نوع اتاق: {room}',
  available: 'موجود از {from} تا {until}',
  commission: '{amount} کمیسیون برای هر اتاق در هر شب',
} satisfies TranslationOf<typeof en>
