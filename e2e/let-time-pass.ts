import { createPool } from '../apps/server/src/database/connection-pool.ts'

/** A walk cannot wait for half an hour, or for two days: the time of every link to this address is over from now on. */
export async function letLinksExpire(email: string): Promise<void> {
  const connectionString = process.env['E2E_DATABASE_URL'] ?? ''
  const pool = createPool({ connectionString, max: 1, applicationName: 'sarai-e2e', onBroken: () => undefined })
  try {
    await pool.query(`update invitation set expires_at = now() - interval '1 minute' where email = $1`, [email])
    await pool.query(`update account_link set expires_at = now() - interval '1 minute' where email = $1`, [email])
  } finally {
    await pool.end()
  }
}
