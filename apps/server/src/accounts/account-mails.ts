import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

type Addressee = { name: MailName; agencyName: MailName }

/**
 * The mails of an account's first days, in the language that the agency registered in. The first goes to somebody whom
 * we do not know yet: it says nothing that they typed.
 */
export function registeredMail(language: Language, confirmUrl: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'درخواست حساب شما دریافت شد',
        title: 'سپاس از شما',
        paragraphs: [
          'درخواست ایجاد حساب برای آژانس شما به دست ما رسید و در حال بررسی است.',
          'معمولاً تا یک روز کاری نتیجه را به همین نشانی می‌فرستیم. تا آن زمان ورود به سامانه ممکن نیست.',
          'لطفاً تا آن زمان تأیید کنید که این نشانی از آن شماست. پیوند زیر ۲۴ ساعت کار می‌کند.',
        ],
        action: { label: 'تأیید ایمیل', url: confirmUrl },
      }
    : {
        subject: 'We received your account request',
        title: 'Thank you',
        paragraphs: [
          'Your account request has reached us and is being reviewed.',
          'We usually answer to this address within one working day. Until then you cannot log in.',
          'Meanwhile please confirm that this address is yours. The link works for 24 hours.',
        ],
        action: { label: 'Confirm e-mail', url: confirmUrl },
      }
}

export function approvedMail(language: Language, { name, agencyName }: Addressee, loginUrl: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'حساب آژانس شما فعال شد',
        title: say('fa', '{name} گرامی، خوش آمدید', { name }),
        paragraphs: [
          say('fa', 'حساب «{agencyName}» تأیید شد. از همین حالا می‌توانید وارد شوید و درخواست اتاق ثبت کنید.', {
            agencyName,
          }),
          'نام کاربری شما همین نشانی ایمیل است.',
        ],
        action: { label: 'ورود به سامانه', url: loginUrl },
      }
    : {
        subject: 'Your agency account is open',
        title: say('en', 'Welcome, {name}', { name }),
        paragraphs: [
          say('en', 'The account of {agencyName} has been approved. You can log in and request rooms now.', {
            agencyName,
          }),
          'Your username is this e-mail address.',
        ],
        action: { label: 'Log in', url: loginUrl },
      }
}

/** To the owner of an address that somebody tried to register again. */
export function registrationRepeatedMail(language: Language, loginUrl: string): MailContent {
  return language === 'fa'
    ? {
        subject: 'با ایمیل شما دوباره درخواست حساب ثبت شد',
        title: 'شما از پیش حساب دارید',
        paragraphs: [
          'کسی با این نشانی ایمیل درخواست ایجاد حساب داده است. اگر خودتان بوده‌اید، با همان حساب قبلی وارد شوید.',
          'اگر شما نبوده‌اید، کاری لازم نیست؛ چیزی در حساب شما تغییر نکرده است.',
        ],
        action: { label: 'ورود به سامانه', url: loginUrl },
      }
    : {
        subject: 'Somebody tried to register with your e-mail',
        title: 'You already have an account',
        paragraphs: [
          'Somebody requested an account with this e-mail address. If it was you, log in with the account you have.',
          'If it was not you, there is nothing to do: nothing in your account has changed.',
        ],
        action: { label: 'Log in', url: loginUrl },
      }
}
