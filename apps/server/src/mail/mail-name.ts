import { companyName } from '@sarai/contract/company-name.ts'
import { personName } from '@sarai/contract/person-name.ts'
import type { Language } from '@sarai/locale/language.ts'

declare const mailNameBrand: unique symbol

/**
 * A name that may stand in a mail. A mail comes from our address, so it says our words: whatever strangers typed stays
 * out, and so do names of old that could hold a link.
 */
export type MailName = string & { readonly [mailNameBrand]: true }

const somebody: Record<Language, string> = { en: 'colleague', fa: 'همکار' }
const someAgency: Record<Language, string> = { en: 'your agency', fa: 'آژانس شما' }

export function personInMail(language: Language, name: string): MailName {
  return (personName.safeParse(name).success ? name : somebody[language]) as MailName
}

export function agencyInMail(language: Language, name: string): MailName {
  return (companyName.safeParse(name).success ? name : someAgency[language]) as MailName
}

/** For those whom nobody has approved yet. */
export function strangerInMail(language: Language): { name: MailName; agencyName: MailName } {
  return { name: somebody[language] as MailName, agencyName: someAgency[language] as MailName }
}
