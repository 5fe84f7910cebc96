import type { Language } from '@sarai/locale/language.ts'

type Refused = readonly [typed: string, sentence: 'wrongAmount' | 'wrongBelowZero' | 'wrongZero', shown?: string]

/** What could be read in two ways, or is no amount: how it is refused, and how it stands in the field until it is mended. */
export function unclearAmounts(language: Language): readonly Refused[] {
  const isPersian = language === 'fa'
  return [
    ['1.200,50', 'wrongAmount'],
    // Thousandths, in the digits of the language: not made into twelve hundred.
    ['1.200', 'wrongAmount', isPersian ? '۱٫۲۰۰' : '1.200'],
    ['1e3', 'wrongAmount'],
    ['-5', 'wrongBelowZero', isPersian ? '-۵' : '-5'],
    ['0', 'wrongZero', isPersian ? '۰' : '0'],
  ]
}

/** The name of a field that must be filled in: behind it stands a star. */
export const asLabel = (label: string) => new RegExp(String.raw`^${label.replaceAll(/[()]/g, '.')}\s*\*?$`)
