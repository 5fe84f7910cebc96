import { isolateIn } from '#text/bidi.ts'
import type { Language } from '#language.ts'
import { showNumber } from '#number/number-display.ts'

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

const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fa: new Intl.PluralRules('fa'),
}

function sentenceOf(language: Language, message: string | Plural, count: unknown): string {
  if (typeof message === 'string') return message
  const number = Number(count)
  const form = pluralRules[language].select(number) === 'one' ? (message.one ?? message.other) : message.other
  return form.replaceAll('#', showNumber(language, number))
}

/** The pieces of a sentence, with the values in their places: for values that are more than text. */
export function pieces<V>(
  language: Language,
  message: string | Plural,
  values: Readonly<Record<string, V>>,
): (string | V)[] {
  const sentence = sentenceOf(language, message, values['count'])
  return sentence.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[piece]
    return value === undefined ? `{${piece}}` : value
  })
}

/**
 * A message as text, its numbers in the digits of the language. Text of the other direction inside the sentence gets its
 * own bidi island, so that its punctuation stays with it.
 */
export function say<Message extends string | Plural>(
  language: Language,
  message: Message,
  ...values: ValueArguments<Message>
): string {
  const given: Readonly<Record<string, Value>> = values[0] ?? {}
  return sentenceOf(language, message, given['count']).replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = given[name]
    if (value === undefined) return hole
    return typeof value === 'number' ? showNumber(language, value) : isolateIn(language, value)
  })
}
