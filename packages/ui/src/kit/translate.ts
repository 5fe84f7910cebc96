import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '@sarai/locale/language.ts'
import { pieces, say, type TranslationOf, type ValueArguments, type Words } from '@sarai/locale/message.ts'

/** The words of one feature: English `as const satisfies Words`, Persian `satisfies TranslationOf<typeof en>`. */
export type Wording<English extends Words> = { readonly en: English; readonly fa: TranslationOf<English> }

/** Says a message in the language of the screen; the compiler knows the keys and the values each one needs. */
export interface Translate<English extends Words> {
  <Key extends keyof English>(key: Key, ...values: ValueArguments<English[Key]>): string
  /** The same with elements as values: `t.rich('sentTo', { email: <bdi dir="ltr">{email}</bdi> })`. */
  rich: <Key extends keyof English>(key: Key, ...values: ValueArguments<English[Key], ReactNode>) => ReactNode
}

export function translator<English extends Words>(language: Language, wording: Wording<English>): Translate<English> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- English is a translation of itself
  const words = wording[language] as TranslationOf<English>
  // oxlint-disable typescript/no-unsafe-type-assertion -- a translation needs the values that the English text needs
  const t = <Key extends keyof English>(key: Key, ...values: ValueArguments<English[Key]>) =>
    say(language, words[key], ...(values as ValueArguments<TranslationOf<English>[Key]>))
  // oxlint-enable typescript/no-unsafe-type-assertion
  const rich = <Key extends keyof English>(key: Key, ...values: ValueArguments<English[Key], ReactNode>) =>
    createElement(Fragment, null, ...pieces<ReactNode>(language, words[key], values[0] ?? {}))
  return Object.assign(t, { rich })
}
