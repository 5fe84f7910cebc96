import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

type Addressee = { name: MailName; agencyName: MailName }

/** To the address that is no longer the one of the account. */
export function emailChangedMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'ایمیل حساب شما تغییر کرد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'ایمیل حساب «{agencyName}» تغییر کرد و این نشانی دیگر نام کاربری شما نیست.', { agencyName }),
          'اگر خودتان آن را تغییر داده‌اید، کاری لازم نیست.',
          'اگر کار شما نبوده است، تا ۷۲ ساعت پس از تغییر می‌توانید با پیوند زیر این نشانی را برگردانید. با این کار همه ورودها بسته می‌شود، رمز عبور از کار می‌افتد و پیوند انتخاب رمز جدید به همین نشانی فرستاده می‌شود.',
        ],
        action: { label: 'برگرداندن این نشانی', url },
      }
    : {
        subject: 'The e-mail of your account was changed',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say('en', 'The e-mail of the account of {agencyName} was changed. This address is no longer your username.', {
            agencyName,
          }),
          'If it was you, there is nothing to do.',
          'If it was not, you can take this address back for 72 hours after the change. Everybody is then logged out, the password stops working, and we send a link to choose a new one to this address.',
        ],
        action: { label: 'Take this address back', url },
      }
}

export function emailRestoredMail(language: Language, { name, agencyName }: Addressee, url: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'نشانی شما برگردانده شد؛ رمز عبور جدیدی انتخاب کنید',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'این نشانی دوباره ایمیل و نام کاربری شما در حساب «{agencyName}» است و همه ورودها بسته شد.', {
            agencyName,
          }),
          'رمز عبور پیشین دیگر کار نمی‌کند. با پیوند زیر رمز جدیدی انتخاب کنید؛ این پیوند ۳۰ دقیقه و فقط یک بار کار می‌کند.',
          'پس از ورود، همکاران و دعوت‌های حساب را ببینید: شاید کسی در این میان چیزی را تغییر داده باشد.',
        ],
        action: { label: 'انتخاب رمز عبور', url },
      }
    : {
        subject: 'Your address is back: choose a new password',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say(
            'en',
            'This address is your e-mail and username for the account of {agencyName} again. All sessions were ended.',
            { agencyName },
          ),
          'The old password no longer works. Choose a new one with this link, which works once, for 30 minutes.',
          'Once you are in, look at the colleagues and invitations of the account: somebody may have changed them meanwhile.',
        ],
        action: { label: 'Choose a password', url },
      }
}
