import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#form/form-words.en.ts'

export const fa = {
  fillMandatory: 'لطفاً فیلدهای الزامی را به‌درستی پر کنید',
  lostTitle: 'پاسخی نرسید',
  lostText:
    'برای همین هنوز نمی‌دانیم که کار انجام شده است یا نه. آنچه نوشته‌اید سر جای خود است. دوباره تلاش کنید؛ هیچ کاری دو بار انجام نمی‌شود.',
  newerTitle: 'همکارتان نسخه جدیدتری ذخیره کرده است',
  newerText: 'نوشته شما سر جای خود است، اما نمی‌شود آن را روی نسخه همکارتان ذخیره کرد. اول هر چه لازم دارید کپی کنید.',
  newerShow: 'نمایش نسخه جدیدتر',

  newPassword: 'رمز عبور جدید',
  repeatNew: 'تکرار رمز عبور جدید',
  ruleLength: 'دست‌کم ۸ نویسه',
  ruleCapital: 'یک حرف بزرگ لاتین',
  ruleSmall: 'یک حرف کوچک لاتین',
  ruleDigit: 'یک رقم لاتین',

  wrongRequired: 'پر کردن این فیلد الزامی است!',
  wrongCharacters: 'این متن نویسه‌ای دارد که پذیرفته نمی‌شود؛ به‌جای چسباندن، آن را تایپ کنید',
  wrongPersonName: 'فقط از حروف، فاصله، خط تیره، آپاستروف و نقطه استفاده کنید',
  wrongCompanyName: 'فقط حروف، رقم، فاصله یا زیرخط؛ دست‌کم یک حرف یا رقم',
  wrongEmail: 'یک ایمیل معتبر بنویسید',
  wrongMobile: 'شماره همراه معتبر ایران را وارد کنید',
  wrongUsername: 'نام کاربری معتبر نیست.',
  wrongPasswordLength: 'رمز عبور باید دست‌کم ۸ نویسه باشد.',
  wrongPassword: 'رمز عبور هنوز همه شرط‌ها را ندارد',
  wrongRepeat: 'رمزها باید یکسان باشند.',
  wrongDate: 'قالب تاریخ درست نیست!',
  wrongTime: 'قالب ساعت درست نیست!',
  wrongYear: 'سال را بررسی کنید؛ باید بین ۱۳۷۹ و ۱۴۷۷ باشد',
  wrongDateOrder: 'پایان نباید پیش از شروع باشد',
  wrongLink: 'برای صفحه‌های سامانه با / و برای بقیه با \u2066https://\u2069 شروع کنید',
  wrongPhone: 'شماره تلفن را با رقم بنویسید',
  wrongAmount: 'مبلغ را مانند ۱٬۲۳۴ یا ۱٬۲۳۴٫۵۰ بنویسید',
  wrongBelowZero: 'مبلغ نمی‌تواند کمتر از صفر باشد',
  wrongRate: 'صفرها را بررسی کنید؛ یکی از دو مبلغ برای دیگری بیش از حد بزرگ است',
  wrongSameCurrency: 'دو ارز متفاوت انتخاب کنید',
  wrongInput: 'قالب مقدار واردشده درست نیست!',
} satisfies TranslationOf<typeof en>
