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

/**
 * A statement written as SQL. It travels under a name, so that PostgreSQL parses and plans it once for each connection
 * and not once for each call. What compares with LIKE is better planned for what was typed: `planned: 'each-time'`.
 */
export function query<Row extends QueryResultRow = never>(text: string, options: { planned?: 'each-time' } = {}) {
  const isNamed = options.planned === undefined
  const name = isNamed ? createHash('sha256').update(text).digest('base64url').slice(0, 20) : ''
  const all = async (tx: Tx, ...values: unknown[]): Promise<Row[]> => {
    const result = await tx.query({ name, text, values })
    return result.rows as Row[]
  }
  return {
    all,
    first: async (tx: Tx, ...values: unknown[]): Promise<Row | undefined> => {
      const rows = await all(tx, ...values)
      return rows[0]
    },
    one: async (tx: Tx, ...values: unknown[]): Promise<Row> => {
      const [row, ...others] = await all(tx, ...values)
      if (row === undefined || others.length > 0) throw new Error(`Expected exactly one row of: ${text}`)
      return row
    },
    /** How many rows it touched. */
    run: async (tx: Tx, ...values: unknown[]): Promise<number> => {
      const result = await tx.query({ name, text, values })
      return result.rowCount ?? 0
    },
  }
}
