import type { Operation } from '@sarai/wire/core/operation.ts'
import { nounOf, nounsOfParams, nounsOfReply } from '#testing/generated/nouns.ts'

type Scalar = string | number | boolean
export type KnownRecord = {
  id: string | number
  /** What was last read of it: also the version that an edit must name. */
  fields: Record<string, unknown>
  /** What it was found inside of: noun → id. */
  within: Record<string, string | number>
}

/** More than these are forgotten, the oldest first: what a list shows no longer is of little use. */
const mostRecords = 300
const mostValues = 60

/**
 * What the answers of the API have told: rows by what they are, and values by what they are called. Inputs are made of
 * it, so that no test keeps a list of ids of its own, and an operation that is added tomorrow finds what it needs.
 */
export class KnownRecords {
  #records = new Map<string, Map<string, KnownRecord>>()
  #values = new Map<string, Set<Scalar>>()
  #orders = new Map<string, (string | number)[]>()
  #files = new Map<string, Uint8Array>()
  #asked = new Map<string, Map<string, unknown>>()

  /** What a call at this path was answered well for: a read of what was ordered must name it as the order did. */
  noteAsked({ path }: Pick<Operation, 'path'>, body: unknown): void {
    if (typeof body !== 'object' || body === null) return
    this.#asked.set(path, new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value])))
  }
  asked({ path }: Pick<Operation, 'path'>, name: string): unknown {
    return this.#asked.get(path)?.get(name.toLowerCase())
  }

  learn(op: Pick<Operation, 'name' | 'path'>, params: Readonly<Record<string, unknown>>, reply: unknown): void {
    const within: Record<string, string | number> = {}
    for (const { param, noun } of nounsOfParams(op.path)) {
      const value = params[param]
      if (typeof value === 'string' || typeof value === 'number') within[noun] = value
    }
    this.#read(reply, nounsOfReply(op), within)
  }

  tell(name: string, ...values: Scalar[]): void {
    const key = nounOf(name)
    const known = this.#values.get(key) ?? new Set()
    this.#values.set(key, known)
    for (const value of values) {
      known.delete(value)
      known.add(value)
      if (known.size > mostValues) known.delete(known.values().next().value!)
    }
  }

  learnFile(mediaType: string, content: Uint8Array): void {
    this.#files.set(mediaType, content)
  }
  fileOf(mediaTypes: readonly string[]): Uint8Array | undefined {
    return mediaTypes.map((mediaType) => this.#files.get(mediaType)).find((file) => file !== undefined)
  }

  forget(noun: string, id: string | number): void {
    for (const known of this.#matching(noun)) known.delete(`${id}`)
  }

  /** Those of a noun, or, when nothing is called so, of one that ends like it: a `price-period` among the `periods`. */
  records(noun: string): KnownRecord[] {
    const found = this.#matching(noun).flatMap((known) => [...known.values()])
    const withId = found.filter(({ id }) => id !== '')
    return withId.length > 0 ? withId : found
  }

  values(name: string): Scalar[] {
    const noun = nounOf(name)
    const codes = this.records(noun).flatMap(({ fields }) =>
      [fields['code'], fields['Code']].filter((code) => typeof code === 'string'),
    )
    return [...(this.#values.get(noun) ?? []), ...codes]
  }

  /** The ids of a noun in the order in which they were last listed inside of something. */
  order(noun: string, within: Readonly<Record<string, string | number | undefined>>): (string | number)[] {
    return this.#orders.get(orderKey(noun, Object.values(within)[0])) ?? []
  }

  #matching(noun: string): Map<string, KnownRecord>[] {
    const same = this.#records.get(noun) ?? new Map<string, KnownRecord>()
    if (hasMoreThanIds(same)) return [same]
    const alike = [...this.#records].filter(
      ([known]) => known !== noun && known.length > 1 && (noun.endsWith(known) || known.endsWith(noun)),
    )
    const all = alike.map(([, records]) => records).filter((records) => records.size > 0)
    // Of a row that was only ever made, nothing but its id was told: a list of rows alike tells what an edit needs.
    return same.size === 0 || all.some(hasMoreThanIds) ? all : [same]
  }

  #read(value: unknown, nouns: readonly string[], within: Readonly<Record<string, string | number>>): void {
    if (Array.isArray(value)) {
      const ids = value.map((item: unknown) => idOf(item)).filter((id) => id !== undefined)
      for (const noun of nouns) this.#orders.set(orderKey(noun, Object.values(within)[0]), ids)
      for (const item of value) this.#read(item, nouns, within)
    } else if (typeof value === 'object' && value !== null) this.#readObject(value, nouns, within)
  }

  #readObject(value: object, nouns: readonly string[], within: Readonly<Record<string, string | number>>): void {
    const id = idOf(value) ?? ''
    const fields = value as Record<string, unknown>
    for (const noun of nouns) this.#keep(noun, { id, fields, within: { ...within } })
    const inside = id === '' ? within : { ...within, ...Object.fromEntries(nouns.map((noun) => [noun, id])) }
    for (const [key, part] of Object.entries(value)) {
      // The two names under which a page of a list has its rows.
      const isPage = key === 'rows' || key === 'Data'
      if (typeof part === 'object') this.#read(part, isPage ? nouns : [nounOf(key)], inside)
      else this.#readScalar(key, part as Scalar)
    }
  }

  #readScalar(key: string, value: Scalar): void {
    const noun = /^(\w+)Id$/.exec(key)?.[1]
    if (noun !== undefined && typeof value !== 'boolean') {
      const known = this.#records.get(nounOf(noun))?.get(`${value}`)
      if (known === undefined) this.#keep(nounOf(noun), { id: value, fields: {}, within: {} })
    }
    if (typeof value === 'string' || typeof value === 'number') this.tell(key, value)
  }

  #keep(noun: string, record: KnownRecord): void {
    const known = this.#records.get(noun) ?? new Map<string, KnownRecord>()
    this.#records.set(noun, known)
    const before = known.get(`${record.id}`)
    known.delete(`${record.id}`)
    known.set(`${record.id}`, {
      ...record,
      fields: { ...before?.fields, ...record.fields },
      within: { ...before?.within, ...record.within },
    })
    if (known.size > mostRecords) known.delete(known.keys().next().value!)
  }
}

function hasMoreThanIds(records: ReadonlyMap<string, KnownRecord>): boolean {
  return [...records.values()].some(({ fields }) => Object.keys(fields).length > 1)
}

function orderKey(noun: string, inside: string | number | undefined): string {
  return `${noun} ${inside ?? ''}`
}

function idOf(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, Id, code } = value as Record<string, unknown>
  return [id, Id, code].find((given) => typeof given === 'string' || typeof given === 'number')
}
