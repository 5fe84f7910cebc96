import { companyName } from '@sarai/wire/values/company-name.ts'
import { personName } from '@sarai/wire/values/person-name.ts'
import type { Language } from '@sarai/locale/language.ts'

declare const mailNameBrand: unique symbol

/**
 * A name that may stand in a mail. A mail comes from our address, so it says our words: whatever strangers typed stays
 * out, and so do names of old that could hold a link.
 */
export type MailName = string & { readonly [mailNameBrand]: true }

const somebody: Record<Language, string> = { en: 'colleague', fa: 'همکار' }
const someAgency: Record<Language, string> = { en: 'your agency', fa: 'آژانس شما' }

/** One name, or a first and a last one: each is judged for itself, as it was when it was typed. */
export function personInMail(language: Language, ...names: string[]): MailName {
  const judged = names.map((name) => personName.safeParse(name))
  const good = judged.every(({ success }) => success) && judged.map(({ data }) => data).join(' ')
  return (good || somebody[language]) as MailName
}

export function agencyInMail(language: Language, name: string): MailName {
  return (companyName.safeParse(name).data ?? someAgency[language]) as MailName
}

/** A word of our own, as that for a role. */
export const ourWord = (word: string) => word as MailName

/** What staff wrote for an agency to read, in whatever language they wrote it. */
export const staffWrote = (text: string | null) => text as MailName | null

/** For those whom nobody has approved yet. */
export function strangerInMail(language: Language): { name: MailName; agencyName: MailName } {
  return { name: somebody[language] as MailName, agencyName: someAgency[language] as MailName }
}
