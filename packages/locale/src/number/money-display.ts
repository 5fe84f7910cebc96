import type { Money } from '@sarai/domain/ground/money.ts'
import { isolateIn } from '#text/bidi.ts'
import { currencySign, minorDigits, persianCurrency } from '#number/currencies.ts'
import { toDigitsOf } from '#text/digits.ts'
import type { Language } from '#language.ts'
import { minus, showNumber, withSign } from '#number/number-display.ts'

const decimalMark: Record<Language, string> = { en: '.', fa: '٫' }

function magnitude(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}

/** The figures without sign and currency; nothing passes through a float. Cents are left out when there are none. */
function figuresOf(language: Language, minor: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits)
  const whole = showNumber(language, magnitude(minor) / unit)
  const cents = magnitude(minor) % unit
  if (cents === 0n) return whole
  return whole + decimalMark[language] + toDigitsOf(language, String(cents).padStart(digits, '0'))
}

/** Persian: the figures, then the unit as a word. English: the sign close to the figures, a code with a space. */
function withCurrency(language: Language, sign: string, figures: string, currency: string): string {
  if (language === 'fa') return `${withSign('fa', sign, figures)} ${isolateIn('fa', persianCurrency(currency))}`
  const unit = currencySign(currency)
  return sign + unit + (/[A-Za-z]$/.test(unit) ? ' ' : '') + figures
}

function signOf(minor: bigint): string {
  return minor < 0n ? minus : ''
}

/** "€1,234.50", "AED 20", "−€12.40"; «۱٬۲۳۴٫۵۰ یورو». There is no way to show an amount without its currency. */
export function showMoney(language: Language, { minor, currency }: Money): string {
  return withCurrency(language, signOf(minor), figuresOf(language, minor, minorDigits(currency)), currency)
}

/** A difference: "+€20", «+۲۰ یورو». Nothing has no sign. */
export function showMoneyDifference(language: Language, { minor, currency }: Money): string {
  const sign = minor > 0n ? '+' : signOf(minor)
  return withCurrency(language, sign, figuresOf(language, minor, minorDigits(currency)), currency)
}

/** People think in toman and banks in rials, ten to one: a hint beside a rial amount, nothing for other currencies. */
export function tomanHint(language: Language, { minor, currency }: Money): string | undefined {
  if (currency !== 'IRR') return undefined
  const figures = withSign(language, signOf(minor), figuresOf(language, minor, 1))
  return `${figures} ${language === 'fa' ? 'تومان' : 'toman'}`
}
