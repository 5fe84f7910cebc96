import type { Currency } from '@sarai/domain/ground/money.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'

/** Amounts travel as whole minor units of the package's currency. */
export function showPrice(language: Language, minor: number, currency: string): string {
  return showMoney(language, { minor: BigInt(minor), currency: currency as Currency })
}

export function showDifference(language: Language, minor: number, currency: string): string {
  return showMoneyDifference(language, { minor: BigInt(minor), currency: currency as Currency })
}

/** As a field of an amount takes it: `1250.5`. */
export function typedAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const fraction = text.slice(text.length - digits).replace(/0{1,3}$/, '')
  return (minor < 0 ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`)
}
