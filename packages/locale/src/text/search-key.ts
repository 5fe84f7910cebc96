import { toAsciiDigits } from '#text/digits.ts'

// Letters that decomposition leaves alone: Arabic twins of Persian letters, and Latin letters with no plain base.
const persianTwins = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ٱ: 'ا' }
const plainLatin = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th' }
const plainLetters: Readonly<Record<string, string>> = { ...persianTwins, ...plainLatin }
const oddLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * What a search compares, on both sides; never shown. «كيش‌اير», «کیش‌ایر» and «کیشایر» find each other, so do Beşiktaş,
 * BESIKTAS and besiktas, and «آنتالیا» is found by «انتالیا».
 */
export function searchKey(text: string): string {
  return (
    toAsciiDigits(text)
      // NFKD takes letters and their marks apart (İ, é, آ, أ) and resolves the presentation forms of old Arabic fonts.
      .normalize('NFKD')
      .toLowerCase()
      // Marks and diacritics, invisible format characters (ZWNJ, bidi), tatweel, the lone hamza.
      .replaceAll(/[\p{M}\p{Cf}ـء]/gu, '')
      .replaceAll(oddLetters, (letter) => plainLetters[letter] ?? letter)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
