import { createRequire } from 'node:module'
import type { Submittable } from 'pg'
import { columnTypes } from '#database/connection-pool.ts'

/** A statement with its values, as it goes over the line. */
export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }
type Row = Record<string, unknown>
/** `command` is what PostgreSQL says it did: `INSERT`, `COMMIT`. */
export type Answer = { readonly rows: Row[]; readonly rowCount: number; readonly command: string }
type TypeId = Parameters<typeof columnTypes.getTypeParser>[0]
type Column = { readonly name: string; readonly parse: (text: string) => unknown }

/** What node-postgres does with a value before it sends it. It has no other way to ask for it. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as { prepareValue: (value: unknown) => unknown }

/** The part of node-postgres' own connection that a submittable works with (as pg-cursor does). */
type Line = {
  stream: { cork: () => void; uncork: () => void }
  parsedStatements: Record<string, string>
  parse: (statement: { name: string; text: string }) => void
  bind: (given: { portal: ''; statement: string; values: readonly unknown[]; binary: false }) => void
  describe: (what: { type: 'P'; name: '' }) => void
  execute: (what: { portal: ''; rows: 0 }) => void
  sync: () => void
}

/** What each named statement answers, by connection: PostgreSQL is asked once. */
const columnsOf = new WeakMap<Line, Map<string, readonly Column[]>>()

/**
 * Several statements before one Sync: one round trip. Outside of a transaction PostgreSQL takes them for one, so that
 * what the first sets by `set_config(…, true)` holds for the rest and is gone after them. An error ends the whole
 * flight: `answered` are those before it, and the next is the one that failed.
 */
export class Flight implements Submittable {
  readonly answered: Answer[] = []
  readonly statements: readonly Statement[]
  readonly #landed = Promise.withResolvers<readonly Answer[]>()
  #line: Line | undefined
  #columns: readonly Column[] | undefined
  #rows: Row[] = []
  #failure: Error | undefined

  /** A value that cannot be sent is found out here, before anything is. */
  constructor(statements: readonly Statement[]) {
    this.statements = statements.map(({ name, text, values }) => ({ name, text, values: values.map(prepareValue) }))
  }

  get landed(): Promise<readonly Answer[]> {
    return this.#landed.promise
  }

  /** Of the statement that PostgreSQL speaks of now: node-postgres notes by these what it says it has parsed. */
  get name(): string {
    return this.statements[this.answered.length]?.name ?? ''
  }
  get text(): string {
    return this.statements[this.answered.length]?.text ?? ''
  }

  submit(connection: unknown): void {
    const line = connection as Line
    this.#line = line
    const known = columnsOf.get(line) ?? new Map<string, readonly Column[]>()
    columnsOf.set(line, known)
    const parsed = new Set<string>()
    line.stream.cork()
    for (const { name, text, values } of this.statements) {
      if (!parsed.has(name) && line.parsedStatements[name] === undefined) line.parse({ name, text })
      if (name !== '') parsed.add(name)
      line.bind({ portal: '', statement: name, values, binary: false })
      if (!known.has(name)) line.describe({ type: 'P', name: '' })
      line.execute({ portal: '', rows: 0 })
    }
    line.sync()
    line.stream.uncork()
    this.#columns = known.get(this.name)
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: TypeId }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: columnTypes.getTypeParser(dataTypeID, 'text'),
    }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      const row: Row = {}
      for (const [place, { name, parse }] of this.#columns!.entries()) {
        const text = fields[place] ?? null
        row[name] = text === null ? null : parse(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#failure ??= error as Error
    }
  }

  /** `INSERT 0 1`, `UPDATE 3`, `COMMIT`. */
  handleCommandComplete({ text }: { text: string }): void {
    const known = columnsOf.get(this.#line!)!
    if (this.name !== '') known.set(this.name, this.#columns ?? [])
    const [command = '', ...counts] = text.split(' ')
    this.answered.push({ rows: this.#rows, rowCount: Number(counts.at(-1) ?? 0), command })
    this.#rows = []
    this.#columns = known.get(this.name)
  }

  handleError(error: Error): void {
    this.#landed.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#landed.resolve(this.answered)
    else this.#landed.reject(this.#failure)
  }
}
