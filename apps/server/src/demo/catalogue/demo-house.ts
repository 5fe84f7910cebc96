/** What an installation enters once, and then changes now and then. The rates are invented. */
export const demoBanks = [
  ['Bank Melli', 'بانک ملی'],
  ['Bank Mellat', 'بانک ملت'],
  ['Bank Saderat', 'بانک صادرات'],
  ['Bank Tejarat', 'بانک تجارت'],
  ['Bank Pasargad', 'بانک پاسارگاد'],
  ['Saman Bank', 'بانک سامان'],
  ['Parsian Bank', 'بانک پارسیان'],
  ['EN Bank', 'بانک اقتصاد نوین'],
  // No such banks: the receipts of the demo are drawn in their name.
  ['Aftab Bank', 'بانک آفتاب'],
  ['Boğaziçi Trade Bank', 'بانک تجارت بغازایچی'],
] as const

export const demoReceiptTypes = [
  ['Card to card', 'کارت به کارت'],
  ['Bank deposit', 'واریز در شعبه'],
  ['PAYA transfer', 'حواله پایا'],
  ['SATNA transfer', 'حواله ساتنا'],
  ['Exchange office', 'حواله صرافی'],
] as const

export const demoGroups = [
  ['Gold', 'Gold', 'طلایی'],
  ['Silver', 'Silver', 'نقره‌ای'],
  ['Bronze', 'Bronze', 'برنزی'],
] as const

/** "So many minor units of the one were worth so many of the other" ten days ago; and what a day adds to it. */
export const demoRates = [
  { from: 'EUR', fromAmount: 100, to: 'IRR', toAmount: 1_284_000, aDay: 2_300 },
  { from: 'USD', fromAmount: 100, to: 'IRR', toAmount: 1_108_000, aDay: 1_900 },
  { from: 'AED', fromAmount: 100, to: 'IRR', toAmount: 301_700, aDay: 520 },
  { from: 'EUR', fromAmount: 10_000, to: 'AED', toAmount: 42_480, aDay: 6 },
  { from: 'EUR', fromAmount: 10_000, to: 'USD', toAmount: 11_570, aDay: 3 },
] as const

/** Of the Jalali calendar, month and day; those that follow the moon are announced, and nobody can invent them. */
export const demoHolidays = [
  { month: 11, day: 22, en: 'Revolution Day', fa: 'پیروزی انقلاب اسلامی' },
  { month: 12, day: 29, en: 'Nationalisation of Oil', fa: 'ملی شدن صنعت نفت' },
  { month: 1, day: 1, en: 'Nowruz', fa: 'عید نوروز' },
  { month: 1, day: 2, en: 'Nowruz, second day', fa: 'عید نوروز، روز دوم' },
  { month: 1, day: 13, en: 'Nature Day (Sizdah Bedar)', fa: 'روز طبیعت (سیزده‌به‌در)' },
] as const

/** As a clerk writes them ten times a day. */
export const demoReplies = [
  {
    nameEn: 'Hotel asked',
    nameFa: 'استعلام از هتل',
    textEn:
      'Hello, we have asked {hotel} about {number}, {check-in} to {check-out}. We will write to you as soon as they answer.',
    textFa:
      'با سلام، برای درخواست {شماره} از {هتل} استعلام گرفته‌ایم (ورود {ورود}، خروج {خروج}). به محض دریافت پاسخ اطلاع می‌دهیم.',
  },
  {
    nameEn: 'Payment reminder',
    nameFa: 'یادآوری پرداخت',
    textEn:
      'A reminder for {number}, {hotel}: please send us the receipt of your payment by {deadline}. After that the hotel releases the rooms.',
    textFa:
      'یادآوری برای درخواست {شماره}، {هتل}: لطفاً فیش واریزی را تا {مهلت} ارسال کنید. پس از آن هتل اتاق‌ها را آزاد می‌کند.',
  },
  {
    nameEn: 'Names as in the passport',
    nameFa: 'اسامی مطابق گذرنامه',
    textEn:
      'For {number} the hotel needs the names of all guests exactly as in their passports. Please check them and correct them in the request.',
    textFa:
      'برای درخواست {شماره} هتل اسامی همهٔ مسافران را دقیقاً مطابق گذرنامه می‌خواهد. لطفاً اسامی را بررسی و در درخواست اصلاح کنید.',
  },
  {
    nameEn: 'Flights for the transfer',
    nameFa: 'اطلاعات پرواز برای ترانسفر',
    textEn:
      'To arrange the airport transfer on {check-in} we still need the flights of {number}. Please enter them in the request.',
    textFa:
      'برای هماهنگی ترانسفر فرودگاهی در {ورود} به اطلاعات پرواز درخواست {شماره} نیاز داریم. لطفاً آن را در درخواست وارد کنید.',
  },
  {
    nameEn: 'Early check-in',
    nameFa: 'ورود زودتر از موعد',
    textEn:
      'We have passed your wish for an early check-in on {check-in} on to {hotel}. The hotel grants it on the day of arrival if the rooms are free; it cannot be guaranteed.',
    textFa:
      'درخواست ورود زودتر از موعد در {ورود} را به {هتل} اعلام کردیم. این مورد به خالی بودن اتاق در روز ورود بستگی دارد و قابل تضمین نیست.',
  },
] as const

export const demoSupportPhone = '+98 21 0000 0000'

export const demoTerms = {
  en: `1. A request is not a booking. The desk asks the hotel, and the room is yours once the request is confirmed.
2. The price is held for the time that the request shows. After it, the price of the day counts.
3. Guests' names must be written as in their passports. The hotel may refuse a guest whose name differs.
4. A request that is not paid by its deadline is cancelled by itself. Receipts that wait for us stop that clock.
5. Wrong flight information cancels the airport transfer.
6. Cancelling a confirmed request costs what the hotel charges; you see the amount before you decide.`,
  fa: `۱. درخواست به معنی رزرو قطعی نیست. واحد رزرواسیون از هتل استعلام می‌گیرد و اتاق پس از تأیید درخواست از آن شماست.
۲. قیمت تا زمانی که در درخواست آمده معتبر است و پس از آن نرخ روز ملاک خواهد بود.
۳. نام مسافران باید مطابق گذرنامه نوشته شود. هتل می‌تواند مسافری را که نامش مغایرت دارد نپذیرد.
۴. درخواستی که تا پایان مهلت پرداخت نشود خودبه‌خود لغو می‌شود. تا زمانی که فیش شما در حال بررسی است، مهلت متوقف می‌ماند.
۵. اطلاعات نادرست پرواز باعث لغو ترانسفر فرودگاهی می‌شود.
۶. لغو درخواست تأییدشده مشمول جریمه هتل است و مبلغ آن پیش از تصمیم به شما نشان داده می‌شود.`,
} as const

export const demoAds = [
  {
    picture: 'ad-istanbul',
    en: ['Istanbul in the off season', 'Four-star rooms within a short walk of Taksim Square.'],
    fa: ['استانبول در فصل آرام', 'هتل‌های چهارستاره، چند قدمی میدان تکسیم.'],
  },
  {
    picture: 'ad-antalya',
    en: ['Antalya, all inclusive', 'Book the beach early: families save most in Lara and Belek.'],
    fa: ['آنتالیا، آل‌اینکلوسیو', 'زودتر رزرو کنید؛ بهترین نرخ خانواده در لارا و بلک.'],
  },
  {
    picture: 'ad-dubai',
    en: ['Dubai for the winter sun', 'From Deira to the Marina, breakfast included.'],
    fa: ['دبی، آفتاب زمستان', 'از دیره تا مارینا، همراه با صبحانه.'],
  },
  {
    picture: 'ad-cappadocia',
    en: ['Cappadocia from the air', 'Cave rooms in Göreme and Uçhisar, a balloon at the window.'],
    fa: ['کاپادوکیه از آسمان', 'اتاق‌های غاری در گورمه و اوچ‌حصار، با بالن‌ها پشت پنجره.'],
  },
] as const
