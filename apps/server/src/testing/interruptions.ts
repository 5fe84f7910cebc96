import { query } from '#database/query.ts'
import type { TestDatabase } from '#testing/test-database.ts'

/**
 * Statements that are cancelled, or end their connection, while they run. The roles of callers may do neither, so the
 * database does it for them.
 */
export async function interruptions({ sql }: TestDatabase) {
  for (const [name, does] of [
    ['cancel_me', 'pg_cancel_backend'],
    ['end_me', 'pg_terminate_backend'],
  ]) {
    await sql(`create function ${name}() returns boolean security definer language sql
      as 'select ${does}(pg_backend_pid())'`)
  }
  return {
    cancelled: query<void, object>(`select cancel_me(), pg_sleep(1)`),
    killed: query<void, object>(`select end_me(), pg_sleep(1)`),
  }
}
