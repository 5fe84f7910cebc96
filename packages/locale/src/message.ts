import type { Language } from '#language.ts'

/**
 * A sentence with {values}; or, where the count changes the noun, one form per plural category with # for the count.
 * Persian nouns stay singular after a number, so its plurals only need `other`.
 */
export type Plural = { readonly one?: string; readonly other: string }
export type Words = Readonly<Record<string, string | Plural>>

/** What a translation of `English` must provide: the same keys, a sentence for a sentence and a plural for a plural. */
export type TranslationOf<English extends Words> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The names of the values that a message needs, read off the English text by the compiler. */
export type NamesOf<Message> = Message extends string
  ? NamesIn<Message>
  : Message extends Plural
    ? NamesIn<Message['one'] | Message['other']> | 'count'
    : never

export type Value = string | number
export type ValuesOf<Message, V = Value> = { readonly [Name in NamesOf<Message>]: Name extends 'count' ? number : V }

/** Nothing to pass for a plain sentence, an object of values for one with holes. */
export type ValueArguments<Message, V = Value> = [NamesOf<Message>] extends [never]
  ? []
  : [values: ValuesOf<Message, V>]

const numberFormats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB'),
  fa: new Intl.NumberFormat('fa-IR'),
}
const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fa: new Intl.PluralRules('fa'),
}
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'
const otherDirection: Record<Language, RegExp> = {
  en: /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/,
  fa: /[A-Za-z0-9@+]/,
}

/** Text of the other direction inside a sentence gets its own bidi island, so that its punctuation stays with it. */
function isolated(language: Language, text: string): string {
  return otherDirection[language].test(text) ? firstStrongIsolate + text + popIsolate : text
}

function sentenceOf(language: Language, message: string | Plural, count: Value | undefined): string {
  if (typeof message === 'string') return message
  const number = Number(count)
  const form = pluralRules[language].select(number) === 'one' ? (message.one ?? message.other) : message.other
  return form.replaceAll('#', numberFormats[language].format(number))
}

/** The pieces of a sentence, with the values in their places: for values that are more than text. */
export function pieces<V>(
  language: Language,
  message: string | Plural,
  values: Readonly<Record<string, V>>,
): (string | V)[] {
  const sentence = sentenceOf(language, message, values['count'] as Value | undefined)
  return sentence.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[piece]
    return value === undefined ? `{${piece}}` : value
  })
}

/** A message as text, its numbers in the digits of the language. */
export function say<Message extends string | Plural>(
  language: Language,
  message: Message,
  ...values: ValueArguments<Message>
): string {
  const sentence = sentenceOf(language, message, (values[0] as Record<string, Value> | undefined)?.['count'])
  return sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = (values[0] as Record<string, Value> | undefined)?.[name]
    if (value === undefined) return hole
    return typeof value === 'number' ? numberFormats[language].format(value) : isolated(language, value)
  })
}
