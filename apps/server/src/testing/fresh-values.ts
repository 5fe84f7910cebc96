import { randomUUID } from 'node:crypto'
import type { Statement } from '#database/transaction/flight.ts'

/**
 * A call that was recorded can be made again only where it would not meet its own rows: under keys, numbers and ids that
 * nobody has used. What they are shows between two recordings of the same call: whole numbers and ids that differ.
 */
export function markFresh(
  recorded: readonly Statement[],
  again: readonly Statement[],
  freshKey: string,
): readonly Statement[] {
  if (recorded.map(({ text }) => text).join() !== again.map(({ text }) => text).join()) {
    throw new Error('The same call sent different statements')
  }
  return recorded.map(({ name, text, values }, at) => {
    const marked = values.map((value, place) => {
      if (value === again[at]!.values[place]) return value
      const kind = kindOf(value)
      return kind === undefined ? value : `${freshKey}:${kind}:${String(value)}`
    })
    return { name, text, values: marked }
  })
}

type Kind = 'number' | 'id'

/** Moments and sealed texts differ, too, but may come twice. */
function kindOf(value: unknown): Kind | undefined {
  const text = String(value)
  if (/^\d+$/.test(text)) return 'number'
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? 'id' : undefined
}

/** What a recorded value stands for, if it is not itself. */
export function freshKindOf(value: unknown, freshKey: string): Kind | 'key' | undefined {
  if (typeof value !== 'string' || !value.startsWith(freshKey)) return undefined
  const [, kind] = value.slice(freshKey.length).split(':')
  return kind === 'number' || kind === 'id' ? kind : 'key'
}

/** The values of one call: what was the same in the recording is the same again. Numbers are far beyond any sequence. */
export function openFreshValues(freshKey: string): (value: unknown) => unknown {
  const given = new Map<unknown, string>()
  return (value) => {
    const kind = freshKindOf(value, freshKey)
    if (kind === undefined) return value
    const known = given.get(kind === 'key' ? 'key' : value)
    if (known !== undefined) return known
    const fresh = kind === 'number' ? `${nextNumber++}` : randomUUID()
    given.set(kind === 'key' ? 'key' : value, fresh)
    return fresh
  }
}

let nextNumber = Date.now() * 1_000
