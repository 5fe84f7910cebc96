import type pg from 'pg'
import { onLine } from '#database/transaction/line.ts'
import { openTx } from '#database/transaction/open-tx.ts'
import { beginning, roleOf } from '#database/transaction/settings.ts'
import type { BoundedOptions, Database } from '#database/unit-of-work.ts'

export function createRead(pool: pg.Pool, options: BoundedOptions): Database['read'] {
  return (caller, work) =>
    onLine(pool, options, async (line) => {
      const role = roleOf(options.rights, caller)
      const [, settings] = await line.send(beginning('read only', { role, timeoutMs: options.timeoutMs }, caller))
      const { now } = settings!.rows[0] as { now: number }
      const tx = openTx(line, { role, now, signing: options.signing, onNews: () => undefined })
      const result = await work(tx)
      await line.commit(tx.waiting())
      return result
    })
}
