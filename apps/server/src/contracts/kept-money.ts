import type { Money } from '@sarai/domain/ground/money.ts'

/**
 * The few parts of a request that are kept as JSON hold amounts, and nothing else in them is a bigint: these travel as
 * text under the name that only an amount has.
 */
const amountOf: keyof Money = 'minor'

export function toJson(value: object | undefined): string | null {
  if (value === undefined) return null
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
}

/** `kept`: as PostgreSQL gives it, as text, or the numbers would have been read already. */
export function fromJson(kept: string | null): unknown {
  if (kept === null) return undefined
  return JSON.parse(kept, (key, part: unknown) => (key === amountOf ? BigInt(part as string) : part)) as unknown
}
