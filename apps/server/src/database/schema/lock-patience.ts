import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** A waiting ALTER TABLE stops every reader behind it, so it gives up quickly and tries again (docs/security.md, trap 6). */
const lockTimeoutMs = 200
const attempts = 100

export async function withPatience(client: pg.Client, work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`set lock_timeout = '${lockTimeoutMs}ms'`)
      return await work()
    } catch (error) {
      const lockNotAvailable = (error as { code?: string }).code === '55P03'
      if (!lockNotAvailable || attempt === attempts) throw error
      await pause(lockTimeoutMs)
    } finally {
      await client.query('reset lock_timeout')
    }
  }
}
