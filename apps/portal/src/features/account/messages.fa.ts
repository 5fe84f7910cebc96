import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/account/messages.en.ts'

export const fa = {
  changeTitle: 'تغییر رمز عبور',
  changeNote: 'رمزی انتخاب کنید که جای دیگری به کار نمی‌برید.',

  verifyTitle: 'ایمیل خود را تأیید کنید',
  verifyNote: 'خبر درخواست‌ها و قراردادها به این نشانی فرستاده می‌شود.',
  contactCard: 'راه‌های تماس با شما',
  email: 'ایمیل',
  phone: 'تلفن همراه',
  phoneHint: 'برای نمونه \u20660912 345 6789\u2069',
  sendConfirmation: 'ارسال ایمیل تأیید',
  saveAndSend: 'ذخیره و ارسال ایمیل تأیید',
  sendAgain: 'ارسال دوباره',
  sendAgainIn: { other: 'ارسال دوباره تا # ثانیه دیگر' },
  updated: 'اطلاعات شما به‌روز شد و ایمیل تأیید فرستاده شد',
  notVerified: 'هنوز تأیید نشده',
  waitingText: 'پیوند درون ایمیلی را که به {email} می‌فرستیم باز کنید. نشانی درست نیست؟ آن را در فرم زیر اصلاح کنید.',
  sentTitle: 'ایمیل در راه است',
  sentText:
    'پیوند درون آن را با هر دستگاهی که بخواهید باز کنید؛ این صفحه خودش خبردار می‌شود. اگر ایمیلی نرسید، پوشه هرزنامه را هم ببینید.',
  verified: 'ایمیل شما تأیید شد',
  verifiedText: 'خبرها به {email} فرستاده می‌شود. اگر نشانی را تغییر دهید، نشانی جدید باید دوباره تأیید شود.',
} satisfies TranslationOf<typeof en>
