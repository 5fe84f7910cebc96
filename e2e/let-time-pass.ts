import { createPool } from '../apps/server/src/database/connection-pool.ts'

/** A walk cannot wait for two days: what was sent to this address is two days old from now on. */
export async function letInvitationExpire(email: string): Promise<void> {
  const connectionString = process.env['E2E_DATABASE_URL'] ?? ''
  const pool = createPool({ connectionString, max: 1, applicationName: 'sarai-e2e', onBroken: () => undefined })
  try {
    await pool.query(`update invitation set expires_at = now() - interval '1 minute' where email = $1`, [email])
    await pool.query(`update account_link set expires_at = now() - interval '1 minute' where email = $1`, [email])
  } finally {
    await pool.end()
  }
}
