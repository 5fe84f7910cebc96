import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

type Addressee = { name: MailName; agencyName: MailName }

/** The mails about the password and the e-mail of an account, in the language of the agency. */
export function resetPasswordMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'انتخاب رمز عبور جدید',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'برای حساب «{agencyName}» رمز عبور جدید درخواست شده است.', { agencyName }),
          'پیوند زیر ۳۰ دقیقه و فقط یک بار کار می‌کند.',
          'اگر شما درخواست نکرده‌اید، کاری لازم نیست؛ رمز عبور شما تغییر نکرده است.',
        ],
        action: { label: 'انتخاب رمز عبور', url },
      }
    : {
        subject: 'Choose a new password',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say('en', 'Somebody asked for a new password for the account of {agencyName}.', { agencyName }),
          'The link works once, for 30 minutes.',
          'If it was not you, there is nothing to do: your password has not changed.',
        ],
        action: { label: 'Choose a password', url },
      }
}

export function passwordChangedMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'رمز عبور شما تغییر کرد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'رمز عبور حساب «{agencyName}» تغییر کرد و ورودهای دیگر بسته شد.', { agencyName }),
          'اگر شما این کار را نکرده‌اید، فوراً رمز عبور جدیدی بگیرید و با پشتیبانی تماس بگیرید.',
        ],
        action: { label: 'گرفتن رمز عبور جدید', url },
      }
    : {
        subject: 'Your password was changed',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say('en', 'The password for the account of {agencyName} was changed, and other sessions were ended.', {
            agencyName,
          }),
          'If it was not you, ask for a new password at once and call support.',
        ],
        action: { label: 'Ask for a new password', url },
      }
}

export function guessesClosedMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'رمز عبور شما چند بار نادرست وارد شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say(
            'fa',
            'در حساب «{agencyName}» رمز عبور فعلی شما ده بار پشت سر هم نادرست وارد شد. این کار مدتی بسته می‌ماند.',
            {
              agencyName,
            },
          ),
          'اگر شما نبودید، کسی به یکی از ورودهای باز شما دسترسی دارد. رمز عبور جدیدی بگیرید؛ با آن همه ورودها بسته می‌شوند.',
        ],
        action: { label: 'گرفتن رمز عبور جدید', url },
      }
    : {
        subject: 'Your password was entered wrongly several times',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say(
            'en',
            'Your current password was entered wrongly ten times in a row in the account of {agencyName}. This is closed for a while.',
            {
              agencyName,
            },
          ),
          'If it was not you, somebody has one of your open sessions. Ask for a new password: it ends all sessions.',
        ],
        action: { label: 'Ask for a new password', url },
      }
}

export function confirmEmailMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'لطفاً ایمیل خود را تأیید کنید',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'این نشانی برای حساب «{agencyName}» وارد شده است. با تأیید آن، نام کاربری شما هم خواهد بود.', {
            agencyName,
          }),
          'پیوند زیر ۲۴ ساعت و فقط یک بار کار می‌کند. اگر شما این نشانی را وارد نکرده‌اید، آن را نادیده بگیرید.',
        ],
        action: { label: 'تأیید ایمیل', url },
      }
    : {
        subject: 'Please confirm your e-mail',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say(
            'en',
            'This address was entered for the account of {agencyName}. Once confirmed it is your username too.',
            {
              agencyName,
            },
          ),
          'The link works once, for 24 hours. If you did not enter this address, do nothing.',
        ],
        action: { label: 'Confirm e-mail', url },
      }
}

/** A refresh token was used a second time. It may have been a browser that was put back; nobody can tell. */
export function sessionStolenMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'یکی از ورودهای شما به دلایل امنیتی بسته شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say(
            'fa',
            'از یکی از ورودهای باز شما به حساب «{agencyName}» در دو جا استفاده شد. قطع شدن اینترنت هم گاهی همین اثر را دارد، اما شاید کس دیگری به آن دسترسی یافته باشد. این ورود را بستیم و دیگر کار نمی‌کند.',
            {
              agencyName,
            },
          ),
          'اگر مورد مشکوکی نمی‌بینید، کافی است دوباره وارد شوید. اگر تردید دارید، رمز عبور جدیدی انتخاب کنید تا همه ورودهای دیگر هم بسته شود.',
        ],
        action: { label: 'انتخاب رمز عبور جدید', url },
      }
    : {
        subject: 'One of your sessions was ended for safety',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say(
            'en',
            'One of your open sessions at the account of {agencyName} was used in two places. A broken connection can do that, and so can somebody who copied it from your browser. We ended it, and it works no more.',
            {
              agencyName,
            },
          ),
          'If you see nothing unusual, just log in again. If in doubt, choose a new password: it ends all your other sessions too.',
        ],
        action: { label: 'Choose a new password', url },
      }
}

/** To the address that is about to be replaced, while there is still time to stop it. */
export function emailChangeAskedMail(language: Language, { name, agencyName }: Addressee): MailContent {
  return language === 'fa'
    ? {
        subject: 'تغییر ایمیل حساب شما درخواست شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'برای حساب «{agencyName}» نشانی ایمیل دیگری وارد شده است. تا تأیید آن، همین نشانی معتبر می‌ماند.', {
            agencyName,
          }),
          'اگر شما این کار را نکرده‌اید، فوراً رمز عبور خود را تغییر دهید؛ با این کار درخواست لغو می‌شود.',
        ],
      }
    : {
        subject: 'A new e-mail was entered for your account',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say(
            'en',
            'Another address was entered for the account of {agencyName}. Until it is confirmed, this one counts.',
            {
              agencyName,
            },
          ),
          'If it was not you, change your password at once: that calls it off.',
        ],
      }
}

/** To the owner of an address that another account tried to take. */
export function addressClaimedMail(language: Language): MailContent {
  return language === 'fa'
    ? {
        subject: 'ایمیل شما برای حساب دیگری وارد شد',
        title: 'این نشانی از پیش حساب دارد',
        paragraphs: [
          'کسی این نشانی ایمیل را برای حساب دیگری وارد کرده است. هر نشانی فقط به یک حساب تعلق دارد و آن حساب، حساب شماست.',
          'کاری لازم نیست؛ این کار چیزی را در حساب شما تغییر نداده است.',
        ],
      }
    : {
        subject: 'Your e-mail was entered for another account',
        title: 'This address already has an account',
        paragraphs: [
          'Somebody entered this e-mail address for another account. An address belongs to one account, and that is yours.',
          'There is nothing to do: this has changed nothing in your account.',
        ],
      }
}
