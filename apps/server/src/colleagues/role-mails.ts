import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { rolesInMail } from '#colleagues/invitation-mails.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

type Trusted = { name: MailName; agencyName: MailName; role: AgencyRole }

/** To a colleague whom an owner trusts with something else now. */
export function roleChangedMail(language: Language, { name, agencyName, ...trusted }: Trusted): MailContent {
  const role = rolesInMail[language][trusted.role]
  return language === 'fa'
    ? {
        subject: 'نقش شما در حساب آژانس تغییر کرد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          say('fa', 'نقش شما در حساب «{agencyName}» تغییر کرد. نقش کنونی شما: {role}.', { agencyName, role }),
          'اگر منتظر این تغییر نبودید، از مالک حساب آژانس بپرسید.',
        ],
      }
    : {
        subject: 'Your role at your agency was changed',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          say('en', 'Your role in the account of {agencyName} was changed. It is now: {role}.', { agencyName, role }),
          'If you did not expect this, ask an owner of the account.',
        ],
      }
}
