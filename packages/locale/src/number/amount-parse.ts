import { money } from '@sarai/domain/ground/money.ts'
import type { Currency, Money } from '@sarai/domain/ground/money.ts'
import { currencySign, minorDigits, persianCurrency } from '#number/currencies.ts'
import { searchKey } from '#text/search-key.ts'

// Persian keyboards give ٬ and ٫, people use ، for the one and / for the other.
const groupMarks = /[,٬،'’\s]/g
const groupedAmount = /^([1-9]\d{0,2}(?:[,٬،'’\s]\d{3})+|\d+)(?:[.٫/](\d*))?$/
/** Cents written small, a number in a circle: folded, `96⁵⁰` would be nine thousand. */
const otherNumbers = /\p{No}/u

/** Pasted amounts bring their currency along. Another currency is left in place and makes the amount unreadable. */
function withoutCurrency(text: string, currency: Currency): string {
  for (const unit of [currencySign(currency), currency, persianCurrency(currency)].map(searchKey)) {
    if (text.startsWith(unit)) return text.slice(unit.length).trim()
    if (text.endsWith(unit)) return text.slice(0, -unit.length).trim()
  }
  return text
}

/**
 * The amount that someone typed. What could be read in two ways is refused, never guessed: `1.234` euros (a Turkish
 * thousand or a slip?) and `12,50`, where a wrong guess is a hundred times wrong.
 */
export function parseAmount(typed: string, currency: Currency): Money | undefined {
  if (otherNumbers.test(typed)) return undefined
  // Folded as for a search, so that «ريال» typed with an Arabic ye and "eur" are the currency too.
  const [, sign, unsigned = ''] = /^([+−-]?)(.*)$/.exec(searchKey(typed)) ?? []
  const [, whole, fraction = ''] = groupedAmount.exec(withoutCurrency(unsigned.trim(), currency)) ?? []
  const digits = minorDigits(currency)
  if (whole === undefined || fraction.length > digits) return undefined
  const minor = BigInt(whole.replaceAll(groupMarks, '') + fraction.padEnd(digits, '0'))
  return money(sign === '−' || sign === '-' ? -minor : minor, currency)
}
