import type { Language } from '@sarai/locale/language.ts'
import { isolate } from '@sarai/locale/text/bidi.ts'

/** Longer than any word that people write. */
const longWord = /\S{24,}/gu
const mayBreakHere = '\u200B'

/** A word that fits no column may break after every character: otherwise it would run over what stands beside it. */
export function breakable(text: string): string {
  return text.replaceAll(longWord, (word) => Array.from(word).join(mayBreakHere))
}

/** A name or a number that somebody gave: it keeps its own direction, whatever stands around it. */
export function given(text: string): string {
  return isolate(breakable(text))
}

/** By its first letter, as browsers do with `dir="auto"`. */
export function directionOf(language: Language, text: string): 'ltr' | 'rtl' {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return language === 'fa' ? 'rtl' : 'ltr'
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(letter) ? 'rtl' : 'ltr'
}
