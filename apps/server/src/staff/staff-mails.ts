import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

/** The mails to the desk's own people. */
export function invitationMail(language: Language, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'دعوت به سامانه واحد رزرواسیون سرای',
        title: 'به سامانه واحد رزرواسیون خوش آمدید',
        paragraphs: [
          'همکاران کاروانسرا برای شما حساب کاربری ساخته‌اند. با پیوند زیر نام و رمز عبور خود را ثبت کنید.',
          'این پیوند ۴۸ ساعت و فقط یک بار کار می‌کند. برای ورود به یک برنامه رمزساز روی تلفن همراه هم نیاز دارید.',
          'اگر منتظر این دعوت نبودید، آن را نادیده بگیرید.',
        ],
        action: { label: 'پذیرفتن دعوت', url },
      }
    : {
        subject: 'You are invited to the Sarai reservation desk',
        title: 'Welcome to the reservation desk',
        paragraphs: [
          'Your colleagues at Caravanserai made an account for you. Enter your name and choose a password.',
          'The link works once, for 48 hours. To log in you also need an authenticator app on your phone.',
          'If you did not expect this invitation, do nothing.',
        ],
        action: { label: 'Accept the invitation', url },
      }
}

export function staffPasswordChangedMail(language: Language, name: MailName): MailContent {
  return language === 'fa'
    ? {
        subject: 'رمز عبور شما تغییر کرد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          'رمز عبور شما در سامانه واحد رزرواسیون تغییر کرد و ورودهای دیگر بسته شد.',
          'اگر شما این کار را نکرده‌اید، فوراً به مدیر سامانه خبر دهید.',
        ],
      }
    : {
        subject: 'Your password was changed',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          'Your password for the reservation desk was changed, and other sessions were ended.',
          'If it was not you, tell an admin at once.',
        ],
      }
}

export function codesClosedMail(language: Language, name: MailName): MailContent {
  return language === 'fa'
    ? {
        subject: 'کد یا رمز عبور شما چند بار نادرست وارد شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          'ده بار پشت سر هم کد یا رمز عبور نادرست برای حساب شما در سامانه واحد رزرواسیون وارد شد. این مرحله مدتی بسته می‌ماند.',
          'اگر خودتان بودید، کاری لازم نیست: کمی بعد دوباره امتحان کنید. برای ورود، مرورگری که پیش‌تر با آن وارد شده‌اید همین حالا هم کار می‌کند.',
          'اگر شما نبودید، کسی رمز عبور شما را می‌داند یا به یکی از ورودهای باز شما دسترسی دارد. رمز عبور خود را تغییر دهید و فوراً به مدیر سامانه خبر دهید.',
        ],
      }
    : {
        subject: 'Your code or password was entered wrongly several times',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          'Ten wrong codes or passwords in a row were entered for your account at the reservation desk. This step is closed for a while.',
          'If it was you, do nothing: try again later. To log in, a browser in which you logged in before works even now.',
          'If it was not you, somebody knows your password or has one of your open sessions. Change your password and tell an admin at once.',
        ],
      }
}

export function staffSessionStolenMail(language: Language, name: MailName): MailContent {
  return language === 'fa'
    ? {
        subject: 'یکی از ورودهای شما به دلایل امنیتی بسته شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          'از یکی از ورودهای باز شما به سامانه واحد رزرواسیون در دو جا استفاده شد. قطع شدن اینترنت هم گاهی همین اثر را دارد، اما شاید کس دیگری به آن دسترسی یافته باشد. این ورود را بستیم و دیگر کار نمی‌کند.',
          'اگر مورد مشکوکی نمی‌بینید، کافی است دوباره وارد شوید. اگر تردید دارید، رمز عبور خود را تغییر دهید و فوراً به مدیر سامانه خبر دهید.',
        ],
      }
    : {
        subject: 'One of your sessions was ended for safety',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          'One of your open sessions at the reservation desk was used in two places. A broken connection can do that, and so can somebody who copied it from your browser. We ended it, and it works no more.',
          'If you see nothing unusual, just log in again. If in doubt, change your password and tell an admin at once.',
        ],
      }
}
