import type { Language } from '@sarai/locale/language.ts'
import { say, type NamesOf } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

/** A mail as words. What stands in braces is filled in; a paragraph of which a value is missing is left out. */
export type LetterWords = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** What the button says, in a mail that leads somewhere. */
  readonly action?: string
}
type Letters = Readonly<Record<string, LetterWords>>
type AsMany<Texts extends readonly string[]> = { readonly [At in keyof Texts]: string }

/** What another language says: the same mails with as many paragraphs, and a button where English has one. */
export type LettersLike<English extends Letters> = {
  readonly [Name in keyof English]: {
    readonly subject: string
    readonly title: string
    readonly paragraphs: AsMany<English[Name]['paragraphs']>
  } & (English[Name] extends { action: string } ? { readonly action: string } : { readonly action?: never })
}

type TextsOf<Words extends LetterWords> = Words['subject'] | Words['title'] | Words['paragraphs'][number]
/** Staff need not give a reason, and of what was paid there may be nothing left to say; everything else is always known. */
type ValueOf<Name> = Name extends 'reason' | 'onlyFound' | 'stillOwed' | 'payBy' | 'settled'
  ? MailName | null
  : MailName
type ValuesOf<Words extends LetterWords> = {
  readonly [Name in NamesOf<TextsOf<Words>>]: ValueOf<Name>
} & (Words extends {
  action: string
}
  ? { readonly url: string }
  : unknown)

/** The mails of a feature, each written for whoever reads a language. Names are such as may stand in a mail, or it does not compile. */
export function createLetters<const English extends Letters>(
  words: { readonly en: English } & { readonly [Other in Exclude<Language, 'en'>]: LettersLike<English> },
) {
  for (const other of Object.values(words) as Letters[]) refuseOtherNames(words.en, other)
  return <Name extends keyof English>(name: Name, language: Language, values: ValuesOf<English[Name]>): MailContent => {
    const { subject, title, paragraphs, action } = (words[language] as Letters)[name as string]!
    const { url, ...given } = values as Readonly<Record<string, string | null>>
    const isKnown = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].every(([, value = '']) => given[value] !== null)
    const fill = (text: string) => say(language, text as '{value}', given as never)
    return {
      subject: fill(subject),
      title: fill(title),
      paragraphs: paragraphs.filter(isKnown).map(fill),
      ...(action !== undefined && url && { action: { label: action, url } }),
    }
  }
}

/** A name that only one language has would be mailed with its braces, or say less than the other: it does not load. */
function refuseOtherNames(english: Letters, other: Letters): void {
  for (const [name, words] of Object.entries(english)) {
    const [said, saidElsewhere] = [namesIn(words), namesIn(other[name]!)]
    if (said !== saidElsewhere)
      throw new Error(`The languages of ${name} name other values: ${said} or ${saidElsewhere}`)
  }
}

function namesIn({ subject, title, paragraphs }: LetterWords): string {
  const texts = [subject, title, ...paragraphs].join(' ')
  return [...new Set(texts.match(/\{\w+\}/g))].toSorted().join(', ')
}
