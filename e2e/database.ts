import { createPool } from '../apps/server/src/database/connection-pool.ts'

type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** For what no screen can do: days that pass, thousands of prices at once. */
export async function inDatabase<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const connectionString = process.env['E2E_DATABASE_URL'] ?? ''
  const pool = createPool({ connectionString, max: 1, applicationName: 'sarai-e2e', onBroken: () => undefined })
  try {
    return await work(async (text, values) => (await pool.query(text, values)).rows)
  } finally {
    await pool.end()
  }
}
