import { languages, type Language } from '@sarai/locale/language.ts'

/**
 * The languages that a group of tests is drawn in: both, or in .ci/run (`DRAWN=short`) the one whose turn it is by the
 * name of the group. What a screen shows once it is loaded is drawn in both there, too (describeScreen).
 */
export function drawnLanguages(group: string): readonly Language[] {
  return isShort ? [inTurn(group, languages)] : languages
}

/** The same, each at the width at which it is used most. */
export function drawnWidths(group: string): readonly (readonly [Language, 1440 | 390])[] {
  return drawnLanguages(group).map((language) => [language, language === 'en' ? 1440 : 390] as const)
}

/** Which of some has its turn: always the same for a name, and each for some names. */
export function inTurn<Thing>(name: string, things: readonly Thing[]): Thing {
  const sum = Array.from(name, (letter) => letter.codePointAt(0)!).reduce((one, other) => one + other, 0)
  return things[sum % things.length]!
}

export const isShort = import.meta.env['DRAWN'] === 'short'
