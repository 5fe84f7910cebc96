import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import type { Statement } from '#database/transaction/flight.ts'

/** What a query needs of a connection inside a unit of work. */
export type Tx = {
  query: (statement: Statement) => Promise<Answered>
  /** Several that do not depend on each other, in one round trip. */
  ask: <const Questions extends readonly Question<unknown>[]>(questions: Questions) => Promise<AnswersTo<Questions>>
  /**
   * What nobody needs an answer of: it goes out before the next statement and in its round trip, at the latest with the
   * commit. Should it fail, that one fails.
   */
  later: (statement: Statement) => Promise<void>
  /** When the transaction began, in milliseconds: of the database's clock, which is the same for every process. */
  now: number
  /** Says that this work announces something, so that the relay is woken once it is durable. */
  bringsNews: () => void
  /** With the key of the activity log, which the database never sees. */
  sign: (text: string) => Buffer
}

type Answered = { rows: QueryResultRow[]; rowCount: number }

/** A statement with its values that has still to be asked (`db.look`, `tx.ask`), and what is made of its answer. */
export type Question<Answer> = {
  readonly statement: Statement
  readonly read: (answer: Answered) => Answer
}

export type AnswersTo<Questions extends readonly Question<unknown>[]> = {
  -readonly [At in keyof Questions]: Questions[At] extends Question<infer Answer> ? Answer : never
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
  const statement = ([params]: Given<Params>): Statement => ({ name, text, values: valuesOf(text, names, params) })
  const asking =
    <Answer>(read: (rows: Row[], rowCount: number) => Answer) =>
    (...given: Given<Params>): Question<Answer> => ({
      statement: statement(given),
      read: ({ rows, rowCount }) => read(rows as Row[], rowCount),
    })
  const theOne = ([row, ...others]: Row[]): Row => {
    if (row === undefined || others.length > 0) throw new Error(`Expected exactly one row of: ${text}`)
    return row
  }
  const all = async (tx: Tx, ...given: Given<Params>): Promise<Row[]> =>
    (await tx.query(statement(given))).rows as Row[]
  return {
    /** As PostgreSQL reads it. */
    text,
    /** Of its parameters. */
    names,
    all,
    first: async (tx: Tx, ...given: Given<Params>): Promise<Row | undefined> => {
      const rows = await all(tx, ...given)
      return rows[0]
    },
    one: async (tx: Tx, ...given: Given<Params>): Promise<Row> => theOne(await all(tx, ...given)),
    /** For `db.look`, `db.write` and `tx.ask`, where several are asked in one flight. */
    ask: {
      all: asking((rows) => rows),
      first: asking((rows): Row | undefined => rows[0]),
      one: asking((rows) => theOne(rows)),
      run: asking((_rows, rowCount) => rowCount),
    },
    /** How many rows it touched. */
    run: async (tx: Tx, ...given: Given<Params>): Promise<number> => (await tx.query(statement(given))).rowCount,
    /** Before whatever comes next in the transaction, for which nobody has to wait. */
    later: (tx: Tx, ...given: Given<Params>): Promise<void> => tx.later(statement(given)),
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
