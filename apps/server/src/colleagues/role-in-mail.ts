import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Language } from '@sarai/locale/language.ts'
import { ourWord, type MailName } from '#mail/mail-name.ts'

const words: Record<Language, Record<AgencyRole, string>> = {
  en: { owner: 'owner', agent: 'agent', accountant: 'accountant' },
  fa: { owner: 'مالک', agent: 'کارمند فروش', accountant: 'حسابدار' },
}

/** As a mail calls what somebody is trusted with. */
export function roleInMail(language: Language, role: AgencyRole): MailName {
  return ourWord(words[language][role])
}
