import type { LettersLike } from '#mail/letter.ts'
import type { en } from '#reservations/letters.en.ts'

export const fa = {
  requestSubmitted: {
    subject: 'درخواست {number} دریافت شد',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} شما دریافت شد: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'پاسخ ما حداکثر تا {answerBy} به وقت تهران آماده می‌شود. پیش از پذیرش درخواست، پرداختی لازم نیست.',
    ],
    action: 'مشاهده درخواست',
  },
  requestAccepted: {
    subject: 'درخواست {number} پذیرفته شد؛ مهلت پرداخت تا {deadline}',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} پذیرفته شد: {hotel}، از {checkIn} تا {checkOut}.',
      'از قیمت نهایی این درخواست ({price})، {settled} پیش‌تر پرداخت شده یا در حال بررسی است.',
      'لطفاً {toPay} را تا {deadline} به وقت تهران ({deadlineThere} به وقت هتل) پرداخت کنید. پس از این مهلت، اتاق‌ها آزاد می‌شود.',
    ],
    action: 'مشاهده درخواست و پرداخت',
  },
  requestConfirmed: {
    subject: 'درخواست {number} تأیید شد',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} پرداخت و تأیید شد: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'لطفاً پیش از سفر، مشخصات مسافران و پروازها را یک بار دیگر بررسی و واچر هتل را برای آنان چاپ کنید.',
    ],
    action: 'باز کردن درخواست برای چاپ واچر',
  },
  requestRejected: {
    subject: 'درخواست {number} پذیرفته نشد',
    title: '{name} گرامی',
    paragraphs: [
      'متأسفانه نتوانستیم درخواست {number} را بپذیریم: {hotel}، از {checkIn} تا {checkOut}.',
      'علت: {reason}',
      'پرداختی لازم نیست. هر زمان که بخواهید می‌توانید برای تاریخ یا هتل دیگری درخواست ثبت کنید.',
    ],
    action: 'مشاهده درخواست',
  },
  confirmedCancelled: {
    subject: 'درخواست {number} به‌ناچار لغو شد',
    title: '{name} گرامی',
    paragraphs: [
      'با پوزش فراوان، ناچار شدیم درخواست تأییدشده {number} را لغو کنیم: {hotel}، از {checkIn} تا {checkOut}.',
      'علت: {reason}',
      'این لغو جریمه‌ای ندارد و مبلغ پرداخت‌شده در قرارداد شما بستانکار می‌ماند. لطفاً اقامت دیگری برای مسافران انتخاب کنید.',
    ],
    action: 'مشاهده درخواست',
  },
  requestExpired: {
    subject: 'مهلت پرداخت درخواست {number} به پایان رسید',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} به علت پایان مهلت پرداخت لغو شد: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'اگر مسافران همچنان این اقامت را می‌خواهند، تا {reviveUntil} به وقت تهران ({reviveUntilThere} به وقت هتل) آن را دوباره فعال کنید. قیمت دوباره بررسی و از هتل دوباره استعلام می‌شود.',
    ],
    action: 'مشاهده درخواست و فعال‌سازی دوباره',
  },
  requestRevived: {
    subject: 'درخواست {number} دوباره فعال شد',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} دوباره در دست بررسی است: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'پاسخ ما حداکثر تا {answerBy} به وقت تهران آماده می‌شود. پیش از پذیرش درخواست، پرداختی لازم نیست.',
    ],
    action: 'مشاهده درخواست',
  },
  voucherReplaced: {
    subject: 'واچر جدید برای درخواست {number}',
    title: '{name} گرامی',
    paragraphs: [
      'مندرجات واچر درخواست {number} تغییر کرده است: {hotel}، از {checkIn} تا {checkOut}. واچر جدید آماده است و واچر قبلی دیگر اعتبار ندارد.',
      'لطفاً واچر جدید را چاپ کنید و به‌جای واچر قبلی به مسافران بدهید.',
    ],
    action: 'باز کردن درخواست برای چاپ واچر',
  },
  priceOffered: {
    subject: 'قیمت پیشنهادی برای درخواست {number}؛ مهلت پاسخ تا {until}',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} با قیمت {offer} به‌جای {price} امکان‌پذیر است: {hotel}، از {checkIn} تا {checkOut}.',
      'علت: {reason}',
      'لطفاً تا {until} به وقت تهران ({untilThere} به وقت هتل) این قیمت را بپذیرید یا رد کنید. تا آن زمان چیزی تغییر نمی‌کند.',
    ],
    action: 'مشاهده درخواست و پاسخ',
  },
  offerReplaced: {
    subject: 'قیمت پیشنهادی جدید برای درخواست {number}؛ مهلت پاسخ تا {until}',
    title: '{name} گرامی',
    paragraphs: [
      'پیشنهاد قبلی ما برای درخواست {number} دیگر اعتبار ندارد. قیمت پیشنهادی جدید {offer} به‌جای {price} است: {hotel}، از {checkIn} تا {checkOut}.',
      'علت: {reason}',
      'لطفاً تا {until} به وقت تهران ({untilThere} به وقت هتل) این قیمت را بپذیرید یا رد کنید. تا آن زمان چیزی تغییر نمی‌کند.',
    ],
    action: 'مشاهده درخواست و پاسخ',
  },
  offerWithdrawn: {
    subject: 'قیمت پیشنهادی درخواست {number} پس گرفته شد',
    title: '{name} گرامی',
    paragraphs: [
      'قیمتی را که برای درخواست {number} پیشنهاد کرده بودیم پس گرفتیم: {hotel}، از {checkIn} تا {checkOut}.',
      'علت: {reason}',
      'قیمت درخواست همان {price} است و دیگر نیازی به پاسخ نیست.',
    ],
    action: 'مشاهده درخواست',
  },
  offerExpired: {
    subject: 'اعتبار قیمت پیشنهادی درخواست {number} تمام شد',
    title: '{name} گرامی',
    paragraphs: [
      'به قیمتی که برای درخواست {number} پیشنهاد کرده بودیم، در مهلت مقرر پاسخی داده نشد: {hotel}، از {checkIn} تا {checkOut}.',
      'قیمت درخواست همان {price} است. برای دیدن مرحله بعد، درخواست را باز کنید.',
    ],
    action: 'مشاهده درخواست',
  },
  priceLowered: {
    subject: 'قیمت درخواست {number} کاهش یافت: {price}',
    title: '{name} گرامی',
    paragraphs: [
      'قیمت درخواست {number} به {price} کاهش یافت: {hotel}، از {checkIn} تا {checkOut}.',
      'علت: {reason}',
      'قیمت جدید از همین حالا معتبر است و نیازی به اقدام شما نیست.',
    ],
    action: 'مشاهده درخواست',
  },
  deadlineResumed: {
    subject: 'مهلت پرداخت درخواست {number} دوباره آغاز شد: {deadline}',
    title: '{name} گرامی',
    paragraphs: [
      'مهلت پرداخت درخواست {number} تا بررسی فیش شما متوقف بود: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'مبلغ تأییدشده برای این درخواست کافی نیست و مهلت دوباره در جریان است.',
      'از قیمت نهایی این درخواست ({price})، {settled} پیش‌تر پرداخت شده یا در حال بررسی است.',
      'لطفاً {toPay} را تا {deadline} به وقت تهران ({deadlineThere} به وقت هتل) پرداخت کنید.',
    ],
    action: 'مشاهده درخواست و پرداخت',
  },
  deadlineExtended: {
    subject: 'مهلت پرداخت درخواست {number} تا {deadline} تمدید شد',
    title: '{name} گرامی',
    paragraphs: [
      'مهلت پرداخت درخواست {number} تمدید شد: {hotel}، از {checkIn} تا {checkOut}.',
      'از قیمت نهایی این درخواست ({price})، {settled} پیش‌تر پرداخت شده یا در حال بررسی است.',
      'لطفاً {toPay} را تا {deadline} به وقت تهران ({deadlineThere} به وقت هتل) پرداخت کنید.',
      'علت: {reason}',
    ],
    action: 'مشاهده درخواست و پرداخت',
  },
  paymentInCheck: {
    subject: 'درخواست {number}: پرداخت شما هنوز در حال بررسی است',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} پذیرفته شده ولی هنوز تأیید نشده است: {hotel}، از {checkIn} تا {checkOut}، {price}.',
      'پرداخت ثبت‌شده شما هنوز در حال بررسی است و تا تأیید آن، مهلت پرداخت ({deadline} به وقت تهران، {deadlineThere} به وقت هتل) متوقف نمی‌شود.',
      'لطفاً مبلغی را دوباره پرداخت نکنید. اگر به‌موقع خبری از ما نرسید، با ما تماس بگیرید.',
    ],
    action: 'مشاهده درخواست',
  },
  paymentReminder: {
    subject: 'یادآوری: مهلت پرداخت درخواست {number} تا {deadline}',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} هنوز پرداخت نشده است: {hotel}، از {checkIn} تا {checkOut}.',
      'از قیمت نهایی این درخواست ({price})، {settled} پیش‌تر پرداخت شده یا در حال بررسی است.',
      'لطفاً {toPay} را تا {deadline} به وقت تهران ({deadlineThere} به وقت هتل) پرداخت کنید. پس از این مهلت، اتاق‌ها آزاد می‌شود.',
    ],
    action: 'مشاهده درخواست و پرداخت',
  },
  notesReopened: {
    subject: 'امکان ارسال پیام برای درخواست {number} دوباره باز شد',
    title: '{name} گرامی',
    paragraphs: [
      'درخواست {number} تأیید شده است: {hotel}، از {checkIn} تا {checkOut}. امکان ارسال پیام برای آن دوباره باز شد.',
      'اگر درباره این اقامت نکته‌ای دارید، همان‌جا برای ما بنویسید.',
    ],
    action: 'مشاهده پیام‌ها',
  },
  notesUnread: {
    subject: 'پیام خوانده‌نشده درباره درخواست {number}',
    title: '{name} گرامی',
    paragraphs: [
      'درباره درخواست {number} برای شما پیامی فرستاده‌ایم: {hotel}، از {checkIn} تا {checkOut}.',
      'این پیام هنوز در آژانس شما خوانده نشده است. برای خواندن و پاسخ دادن، درخواست را باز کنید.',
    ],
    action: 'خواندن پیام',
  },
  notesUnreadClosed: {
    subject: 'پیام خوانده‌نشده درباره درخواست {number}',
    title: '{name} گرامی',
    paragraphs: [
      'درباره درخواست {number} برای شما پیامی فرستاده‌ایم: {hotel}، از {checkIn} تا {checkOut}.',
      'این پیام هنوز در آژانس شما خوانده نشده است. درخواست تأیید شده و امکان ارسال پیام بسته است: برای خواندن پیام، درخواست را باز کنید و اگر پرسشی دارید با ما تماس بگیرید.',
    ],
    action: 'خواندن پیام',
  },
} satisfies LettersLike<typeof en>
