import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/auth/messages.en.ts'

export const fa = {
  welcome: 'به سامانه واحد رزرواسیون خوش آمدید',
  help: 'ویژه کارکنان کارگزار.',
  required: 'پر کردن این فیلد الزامی است!',
  sixDigits: 'کد شش رقم دارد؛ هر شش رقم را وارد کنید',
  goOn: 'ادامه',
  startAgain: 'شروع دوباره',

  codeTitle: 'یک قدم دیگر',
  codeHelp: 'کد شش‌رقمی «سرای» را از برنامه رمزساز خود وارد کنید.',
  code: 'کد',
  logIn: 'ورود',
  useRecoveryCode: 'تلفن همراهتان در دسترس نیست؟ از کد بازیابی استفاده کنید',

  recoveryTitle: 'ورود با کد بازیابی',
  recoveryHelp: 'یکی از ده کدی که هنگام راه‌اندازی برنامه نگه داشتید. هر کد فقط یک بار کار می‌کند.',
  recoveryCode: 'کد بازیابی',
  useCode: 'استفاده از برنامه رمزساز',

  enrolTitle: 'راه‌اندازی برنامه رمزساز',
  enrolHelp: 'از این پس برای ورود، رمز عبور و کدی از تلفن همراهتان لازم است.',
  enrolScan: 'این تصویر را با برنامه‌ای مانند Aegis، 2FAS یا Google Authenticator اسکن کنید.',
  qrLabel: 'کد QR برای برنامه رمزساز',
  enrolByHand: 'یا این کلید را در برنامه وارد کنید:',
  copyKey: 'کپی کلید',
  enrolCode: 'کدی که برنامه اکنون نمایش می‌دهد',
  enrolDone: 'پایان',

  invitationTitle: 'همکار گرامی، خوش آمدید',
  invitationHelp: 'نام خود را بنویسید و رمز عبور انتخاب کنید. سپس برنامه رمزساز را راه‌اندازی می‌کنید.',
  username: 'نام کاربری',
  name: 'نام و نام خانوادگی',
  accept: 'پذیرفتن دعوت',
  noLinkTitle: 'این صفحه با پیوند ایمیل شما باز می‌شود',
  noLinkText: 'پیوند را یک بار دیگر از ایمیل خود باز کنید.',
  badLinkTitle: 'این دعوت‌نامه دیگر معتبر نیست',
  badLinkText: 'یا استفاده شده، یا پس گرفته شده، یا مهلت ۴۸ ساعته آن گذشته است. از مدیر سامانه بخواهید دوباره بفرستد.',
  invitationFailed: 'باز کردن دعوت‌نامه همین حالا ممکن نشد',
  tryAgain: 'تلاش دوباره',
  toLogin: 'رفتن به صفحه ورود',
} satisfies TranslationOf<typeof en>
