import type { Language } from '#language.ts'

// The invisible characters of the Unicode bidirectional algorithm (UAX 9), for places where no <bdi> can stand:
// titles, aria-labels, subjects of mails, values inside a sentence.
const leftToRightIsolate = '\u2066'
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

const otherDirection: Record<Language, RegExp> = {
  en: /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/,
  fa: /[A-Za-z0-9@+]/,
}

/** An island for text of unknown direction: its own letters decide, and its punctuation stays with it. */
export function isolate(text: string): string {
  return firstStrongIsolate + text + popIsolate
}

/** An island that is read from left to right: codes, phone numbers, signed numbers. */
export function ltr(text: string): string {
  return leftToRightIsolate + text + popIsolate
}

/** An island only where the text holds letters or figures of the other direction: a plain sentence stays plain. */
export function isolateIn(language: Language, text: string): string {
  return otherDirection[language].test(text) ? isolate(text) : text
}
