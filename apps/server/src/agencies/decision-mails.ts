import type { AgencyDecisionKind } from '@sarai/domain/people/agency.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { approvedMail } from '#accounts/account-mails.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

/** `reason` is what staff wrote for the agency to read, in whatever language they wrote it. */
export type DecidedAgency = { name: MailName; agencyName: MailName; reason: string | null }

/** What an agency is told about each decision, in the language that it registered in. */
export const decisionMails: Record<
  AgencyDecisionKind,
  (language: Language, agency: DecidedAgency, loginUrl: string) => MailContent
> = {
  approve: approvedMail,
  reject: rejectedMail,
  restrict: restrictedMail,
  suspend: suspendedMail,
  reinstate: reinstatedMail,
}

function withReason(language: Language, reason: string | null): string[] {
  if (reason === null) return []
  return [language === 'fa' ? say('fa', 'علت: {reason}', { reason }) : say('en', 'The reason: {reason}', { reason })]
}

/** To somebody who stays a stranger: it says nothing that they typed. */
function rejectedMail(language: Language, { reason }: DecidedAgency): MailContent {
  return language === 'fa'
    ? {
        subject: 'درخواست حساب شما پذیرفته نشد',
        title: 'همکار گرامی',
        paragraphs: [
          'درخواست ایجاد حساب شما را بررسی کردیم و متأسفانه نمی‌توانیم آن را بپذیریم.',
          ...withReason('fa', reason),
          'اگر پرسشی دارید یا چیزی تغییر کرده است، با پشتیبانی تماس بگیرید.',
        ],
      }
    : {
        subject: 'Your account request was not approved',
        title: 'Dear colleague',
        paragraphs: [
          'We have looked at your account request and are sorry that we cannot approve it.',
          ...withReason('en', reason),
          'If you have a question, or if something has changed, please call our support.',
        ],
      }
}

function restrictedMail(
  language: Language,
  { name, agencyName, reason }: DecidedAgency,
  loginUrl: string,
): MailContent {
  return language === 'fa'
    ? {
        subject: 'حساب آژانس شما فقط قابل مشاهده است',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'حساب «{agencyName}» فعلاً فقط قابل مشاهده است: همه چیز را می‌بینید، اما ثبت یا تغییر ممکن نیست.', {
            agencyName,
          }),
          ...withReason('fa', reason),
        ],
        action: { label: 'ورود به سامانه', url: loginUrl },
      }
    : {
        subject: 'Your agency account can only be read now',
        title: say('en', 'Dear {name}', { name }),
        paragraphs: [
          say('en', 'For now, {agencyName} can see everything in its account, but cannot send or change anything.', {
            agencyName,
          }),
          ...withReason('en', reason),
        ],
        action: { label: 'Log in', url: loginUrl },
      }
}

function suspendedMail(language: Language, { name, agencyName, reason }: DecidedAgency): MailContent {
  return language === 'fa'
    ? {
        subject: 'حساب آژانس شما معلق شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'حساب «{agencyName}» معلق شد و همه کاربران آن از سامانه خارج شدند.', { agencyName }),
          ...withReason('fa', reason),
          'برای رفع تعلیق با پشتیبانی تماس بگیرید.',
        ],
      }
    : {
        subject: 'Your agency account is suspended',
        title: say('en', 'Dear {name}', { name }),
        paragraphs: [
          say('en', 'The account of {agencyName} has been suspended, and all of its users were logged out.', {
            agencyName,
          }),
          ...withReason('en', reason),
          'Please call our support to have it opened again.',
        ],
      }
}

function reinstatedMail(
  language: Language,
  { name, agencyName, reason }: DecidedAgency,
  loginUrl: string,
): MailContent {
  return language === 'fa'
    ? {
        subject: 'حساب آژانس شما دوباره فعال شد',
        title: say('fa', '{name} گرامی، خوش برگشتید', { name }),
        paragraphs: [
          say('fa', 'حساب «{agencyName}» دوباره کامل فعال است. می‌توانید مثل قبل وارد شوید و درخواست ثبت کنید.', {
            agencyName,
          }),
          ...withReason('fa', reason),
        ],
        action: { label: 'ورود به سامانه', url: loginUrl },
      }
    : {
        subject: 'Your agency account is open again',
        title: say('en', 'Welcome back, {name}', { name }),
        paragraphs: [
          say('en', 'The account of {agencyName} is fully open again. You can log in and request rooms as before.', {
            agencyName,
          }),
          ...withReason('en', reason),
        ],
        action: { label: 'Log in', url: loginUrl },
      }
}
