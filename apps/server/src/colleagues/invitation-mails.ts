import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

/** Whoever invites is known; whoever is invited is not, so the mail does not say what was typed for their name. */
export type Invited = { agencyName: MailName; invitedBy: MailName; role: AgencyRole }

/** As a mail calls what somebody is trusted with. */
export const rolesInMail: Record<Language, Record<AgencyRole, string>> = {
  en: { owner: 'owner', agent: 'agent', accountant: 'accountant' },
  fa: { owner: 'مالک', agent: 'کارمند فروش', accountant: 'حسابدار' },
}

export function invitationMail(language: Language, invited: Invited, url: string): MailContent {
  const { agencyName, invitedBy } = invited
  const role = rolesInMail[language][invited.role]
  return language === 'fa'
    ? {
        subject: say('fa', 'دعوت به همکاری در حساب «{agencyName}»', { agencyName }),
        title: 'به سرای خوش آمدید',
        paragraphs: [
          say('fa', '{invitedBy} شما را با نقش {role} به حساب «{agencyName}» در سرای دعوت کرده است.', {
            invitedBy,
            role,
            agencyName,
          }),
          'برای پذیرفتن دعوت، رمز عبور خود را انتخاب کنید. نام کاربری شما همین نشانی ایمیل است.',
          'پیوند زیر ۴۸ ساعت و فقط یک بار کار می‌کند. اگر دعوت‌کننده را نمی‌شناسید، این ایمیل را نادیده بگیرید.',
        ],
        action: { label: 'پذیرفتن دعوت', url },
      }
    : {
        subject: say('en', 'Join {agencyName} on Sarai', { agencyName }),
        title: 'Welcome to Sarai',
        paragraphs: [
          say('en', '{invitedBy} has invited you to the Sarai account of {agencyName}. Your role: {role}.', {
            invitedBy,
            role,
            agencyName,
          }),
          'Choose a password to accept. Your username is this e-mail address.',
          'The link works once, for 48 hours. If you do not know who invites you, do nothing.',
        ],
        action: { label: 'Accept the invitation', url },
      }
}

/** To the owner of an address that has an account already; whoever invited learns nothing of it from us. */
export function invitedElsewhereMail(language: Language, { agencyName, invitedBy }: Invited): MailContent {
  return language === 'fa'
    ? {
        subject: 'شما به حساب آژانس دیگری دعوت شدید',
        title: 'این نشانی از پیش حساب دارد',
        paragraphs: [
          say('fa', '{invitedBy} شما را به حساب «{agencyName}» در سرای دعوت کرده است.', { invitedBy, agencyName }),
          'هر نشانی ایمیل فقط به یک حساب تعلق دارد. اگر می‌خواهید به این آژانس بپیوندید، نشانی دیگری به دعوت‌کننده بدهید.',
          'در غیر این صورت کاری لازم نیست؛ چیزی در حساب شما تغییر نکرده است.',
        ],
      }
    : {
        subject: 'You were invited to the account of another agency',
        title: 'This address already has an account',
        paragraphs: [
          say('en', '{invitedBy} has invited you to the Sarai account of {agencyName}.', { invitedBy, agencyName }),
          'An e-mail address belongs to one account only. To join that agency, give them another address of yours.',
          'Otherwise there is nothing to do: nothing in your account has changed.',
        ],
      }
}
