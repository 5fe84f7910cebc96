/**
 * An ISO 4217 code. Upper case in the type, so that `'EUR'` can be written as it is while text from outside has to
 * pass `isCurrency` first.
 */
export type Currency = Uppercase<string>

/** An exact amount in minor units (cents; whole rials). A `bigint`, because rial amounts overflow 32 bits. */
export type Money = { readonly minor: bigint; readonly currency: Currency }

export function isCurrency(code: string): code is Currency {
  return /^[A-Z]{3}$/.test(code)
}

export function money(minor: bigint | number, currency: Currency): Money {
  return { minor: BigInt(minor), currency }
}

export function zero(currency: Currency): Money {
  return { minor: 0n, currency }
}

/** Mixing currencies is a programming error, not something a person did: it throws instead of refusing. */
function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} cannot meet without a rate`)
  return a.currency
}

export function add(a: Money, b: Money): Money {
  return { minor: a.minor + b.minor, currency: sameCurrency(a, b) }
}

export function subtract(a: Money, b: Money): Money {
  return { minor: a.minor - b.minor, currency: sameCurrency(a, b) }
}

export function negate(a: Money): Money {
  return { minor: -a.minor, currency: a.currency }
}

/** Whole numbers of times only (nights, rooms); a fraction throws, because it would have to round. */
export function multiply(a: Money, times: bigint | number): Money {
  return { minor: a.minor * BigInt(times), currency: a.currency }
}

/** The currency is named, so that a sum of nothing still has one. */
export function sum(amounts: Iterable<Money>, currency: Currency): Money {
  let total = zero(currency)
  for (const amount of amounts) total = add(total, amount)
  return total
}

/** Negative, zero or positive, as `sort` wants it. */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  if (a.minor === b.minor) return 0
  return a.minor < b.minor ? -1 : 1
}

export function sameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor
}

export function smallerOf(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b
}

export function largerOf(a: Money, b: Money): Money {
  return compare(a, b) >= 0 ? a : b
}

export function isZero(a: Money): boolean {
  return a.minor === 0n
}

export function isPositive(a: Money): boolean {
  return a.minor > 0n
}

export function isNegative(a: Money): boolean {
  return a.minor < 0n
}

/**
 * Splits an amount in proportion to the weights and loses nothing: units left over by rounding down go one each to
 * the largest remainders, the earlier of two equal ones first. A debt is split as the same credit would be.
 */
export function allocate(amount: Money, weights: readonly bigint[]): Money[] {
  const whole = weights.reduce((total, weight) => total + weight, 0n)
  if (whole <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive together')
  if (isNegative(amount)) return allocate(negate(amount), weights).map(negate)

  const shares = weights.map((weight, index) => ({
    index,
    minor: (amount.minor * weight) / whole,
    remainder: (amount.minor * weight) % whole,
  }))
  const left = amount.minor - shares.reduce((total, share) => total + share.minor, 0n)
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder)) // stable: equals keep their order
  const lucky = new Set(byRemainder.slice(0, Number(left)).map((share) => share.index))
  return shares.map((share) => money(share.minor + (lucky.has(share.index) ? 1n : 0n), amount.currency))
}
