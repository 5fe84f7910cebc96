import { inDatabase } from './database.ts'

/** A walk cannot wait for half an hour, or for two days: the time of every link to this address is over from now on. */
export function letLinksExpire(email: string): Promise<void> {
  return inDatabase(async (sql) => {
    await sql(`update invitation set expires_at = now() - interval '1 minute' where email = $1`, [email])
    await sql(`update account_link set expires_at = now() - interval '1 minute' where email = $1`, [email])
  })
}
