import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'

/** What a query needs of a connection inside a unit of work. */
export type Tx = {
  query: (statement: {
    name: string
    text: string
    values: unknown[]
  }) => Promise<{ rows: QueryResultRow[]; rowCount: number | null }>
  /** When the transaction began, in milliseconds: of the database's clock, which is the same for every process. */
  now: number
  /** Says that this work announces something, so that the relay is woken once it is durable. */
  bringsNews: () => void
  /** With the key of the activity log, which the database never sees. */
  sign: (text: string) => Buffer
}

/** A statement with its values that has still to be asked (`db.look`), and what is made of its rows. */
export type Question<Answer> = {
  readonly statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] }
  readonly read: (rows: readonly QueryResultRow[]) => Answer
}

/** By name. What is not known is `null`, and said: it cannot be left out. */
export type ParamsOf<Params> = { [Name in keyof Params]: {} | null }
/** What a call gives after the transaction: nothing to a statement without parameters. */
export type Given<Params> = [keyof Params] extends [never] ? [] : [params: Params]

/**
 * A statement written as SQL, with its parameters by name: `$agencyId`. It travels under a name, so that PostgreSQL
 * parses and plans it once for each connection and not once for each call. What compares with LIKE is better planned for
 * what was typed: `planned: 'each-time'`.
 */
export function query<Params extends ParamsOf<Params> = void, Row extends QueryResultRow = never>(
  written: string,
  options: { planned?: 'each-time' } = {},
) {
  const { text, names } = numbered(written)
  const isNamed = options.planned === undefined
  const name = isNamed ? createHash('sha256').update(text).digest('base64url').slice(0, 20) : ''
  const ask = (tx: Tx, [params]: Given<Params>) => tx.query({ name, text, values: valuesOf(text, names, params) })
  const asking =
    <Answer>(read: (rows: Row[]) => Answer) =>
    (...[params]: Given<Params>): Question<Answer> => ({
      statement: { name, text, values: valuesOf(text, names, params) },
      read: (rows) => read(rows as Row[]),
    })
  const theOne = ([row, ...others]: Row[]): Row => {
    if (row === undefined || others.length > 0) throw new Error(`Expected exactly one row of: ${text}`)
    return row
  }
  const all = async (tx: Tx, ...given: Given<Params>): Promise<Row[]> => (await ask(tx, given)).rows as Row[]
  return {
    /** As PostgreSQL reads it. */
    text,
    all,
    first: async (tx: Tx, ...given: Given<Params>): Promise<Row | undefined> => {
      const rows = await all(tx, ...given)
      return rows[0]
    },
    one: async (tx: Tx, ...given: Given<Params>): Promise<Row> => theOne(await all(tx, ...given)),
    /** For `db.look`, where several are asked in one flight. */
    ask: {
      all: asking((rows) => rows),
      first: asking((rows): Row | undefined => rows[0]),
      one: asking(theOne),
    },
    /** How many rows it touched. */
    run: async (tx: Tx, ...given: Given<Params>): Promise<number> => {
      const result = await ask(tx, given)
      return result.rowCount ?? 0
    },
  }
}

/** PostgreSQL knows parameters by number alone. One that is named twice is one parameter. */
function numbered(written: string): { text: string; names: readonly string[] } {
  if (/\$\d/.test(written)) throw new Error(`A parameter without a name in: ${written}`)
  const names: string[] = []
  const text = written.replaceAll(/\$([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}

/** The types cannot see into the text. Where they disagree the first call says so, and does nothing. */
function valuesOf(text: string, names: readonly string[], params: object = {}): unknown[] {
  const values = names.map((name) => {
    const value = (params as Record<string, unknown>)[name]
    if (value === undefined) throw new Error(`Nothing is given for $${name} in: ${text}`)
    return value
  })
  const given = Object.keys(params)
  if (given.length === names.length) return values
  throw new Error(`There is no $${given.find((name) => !names.includes(name))} in: ${text}`)
}
