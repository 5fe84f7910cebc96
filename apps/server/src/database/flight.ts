import { createRequire } from 'node:module'
import type { Submittable } from 'pg'
import { columnTypes } from '#database/connection-pool.ts'

/** A statement with its values, as it goes over the line. */
export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }
type Row = Record<string, unknown>
type TypeId = Parameters<typeof columnTypes.getTypeParser>[0]
type Column = { readonly name: string; readonly parse: (text: string) => unknown }

/** What node-postgres does with a value before it sends it. It has no other way to ask for it. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as { prepareValue: (value: unknown) => unknown }

/** The part of node-postgres' own connection that a submittable works with (as pg-cursor does). */
type Line = {
  stream: { cork: () => void; uncork: () => void }
  parsedStatements: Record<string, string>
  parse: (statement: { name: string; text: string }) => void
  bind: (given: {
    portal: ''
    statement: string
    values: readonly unknown[]
    binary: false
    valueMapper: typeof prepareValue
  }) => void
  describe: (what: { type: 'P'; name: '' }) => void
  execute: (what: { portal: ''; rows: 0 }) => void
  sync: () => void
}

/** What each named statement answers, by connection: PostgreSQL is asked once. */
const columnsOf = new WeakMap<Line, Map<string, readonly Column[]>>()

/**
 * Several statements before one Sync: one round trip, and for PostgreSQL one implicit transaction, so that what the
 * first sets by `set_config(…, true)` holds for the rest and is gone after them. An error ends the whole flight, and
 * what of it was parsed is then unknown: whoever sent it gives the connection up.
 */
export class Flight implements Submittable {
  readonly rows: Promise<readonly (readonly Row[])[]>
  readonly #statements: readonly Statement[]
  readonly #answers: Row[][] = []
  readonly #landed = Promise.withResolvers<readonly (readonly Row[])[]>()
  #line: Line | undefined
  #columns: readonly Column[] | undefined
  #failure: Error | undefined

  constructor(statements: readonly Statement[]) {
    this.#statements = statements
    this.rows = this.#landed.promise
  }

  submit(connection: unknown): void {
    const line = connection as Line
    this.#line = line
    const known = columnsOf.get(line) ?? new Map<string, readonly Column[]>()
    columnsOf.set(line, known)
    const parsed = new Set<string>()
    line.stream.cork()
    try {
      for (const { name, text, values } of this.#statements) {
        if (!parsed.has(name) && line.parsedStatements[name] === undefined) line.parse({ name, text })
        if (name !== '') parsed.add(name)
        line.bind({ portal: '', statement: name, values, binary: false, valueMapper: prepareValue })
        if (!known.has(name)) line.describe({ type: 'P', name: '' })
        line.execute({ portal: '', rows: 0 })
      }
    } catch (error) {
      this.#failure = error as Error
    } finally {
      line.sync()
      line.stream.uncork()
    }
    this.#begin()
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: TypeId }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: columnTypes.getTypeParser(dataTypeID, 'text'),
    }))
    const { name } = this.#statements[this.#answers.length - 1]!
    if (name !== '') columnsOf.get(this.#line!)!.set(name, this.#columns)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      const row: Row = {}
      for (const [place, { name, parse }] of this.#columns!.entries()) {
        const text = fields[place] ?? null
        row[name] = text === null ? null : parse(text)
      }
      this.#answers.at(-1)!.push(row)
    } catch (error) {
      this.#failure ??= error as Error
    }
  }

  handleCommandComplete(): void {
    const { name, text } = this.#statements[this.#answers.length - 1]!
    if (name !== '') this.#line!.parsedStatements[name] = text
    this.#begin()
  }

  handleError(error: Error): void {
    this.#landed.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#landed.resolve(this.#answers)
    else this.#landed.reject(this.#failure)
  }

  /** The next statement is the one that PostgreSQL speaks of now. */
  #begin(): void {
    const statement = this.#statements[this.#answers.length]
    if (statement === undefined) return
    this.#answers.push([])
    this.#columns = columnsOf.get(this.#line!)!.get(statement.name)
  }
}
