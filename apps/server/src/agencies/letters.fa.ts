import type { LettersLike } from '#mail/letter.ts'
import type { en } from '#agencies/letters.en.ts'

export const fa = {
  approve: {
    subject: 'حساب آژانس شما فعال شد',
    title: '{name} گرامی، خوش آمدید',
    paragraphs: [
      'حساب «{agencyName}» تأیید شد. از همین حالا می‌توانید وارد شوید و درخواست اتاق ثبت کنید.',
      'نام کاربری شما همین نشانی ایمیل است.',
    ],
    action: 'ورود به سامانه',
  },
  reject: {
    subject: 'درخواست حساب شما پذیرفته نشد',
    title: 'همکار گرامی',
    paragraphs: [
      'درخواست ایجاد حساب شما را بررسی کردیم و متأسفانه نمی‌توانیم آن را بپذیریم.',
      'علت: {reason}',
      'اگر پرسشی دارید یا چیزی تغییر کرده است، با پشتیبانی تماس بگیرید.',
    ],
  },
  restrict: {
    subject: 'حساب آژانس شما فقط قابل مشاهده است',
    title: '{name} گرامی',
    paragraphs: [
      'حساب «{agencyName}» فعلاً فقط قابل مشاهده است: همه چیز را می‌بینید، اما ثبت یا تغییر ممکن نیست.',
      'علت: {reason}',
    ],
    action: 'ورود به سامانه',
  },
  suspend: {
    subject: 'حساب آژانس شما معلق شد',
    title: '{name} گرامی',
    paragraphs: [
      'حساب «{agencyName}» معلق شد و همه کاربران آن از سامانه خارج شدند.',
      'علت: {reason}',
      'برای رفع تعلیق با پشتیبانی تماس بگیرید.',
    ],
  },
  reinstate: {
    subject: 'حساب آژانس شما دوباره فعال شد',
    title: '{name} گرامی، خوش برگشتید',
    paragraphs: [
      'حساب «{agencyName}» دوباره کامل فعال است. می‌توانید مثل قبل وارد شوید و درخواست ثبت کنید.',
      'علت: {reason}',
    ],
    action: 'ورود به سامانه',
  },
} satisfies LettersLike<typeof en>
