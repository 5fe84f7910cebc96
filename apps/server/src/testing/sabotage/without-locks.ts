import type { Tx } from '#database/query.ts'
import { txThrough, writeThrough } from '#testing/sabotage/tx-through.ts'
import type { Database } from '#database/unit-of-work.ts'

/**
 * Sabotage: the same work without its row locks. `meet` is awaited after each statement that would have locked, so
 * that two of them can be held side by side at the worst moment.
 */
export function withoutLocks(db: Database, meet: () => Promise<void>): Database {
  const unlocked = (tx: Tx) =>
    txThrough(tx, async (statement) => {
      const text = statement.text.replace(/\s+for (no key )?update/, '')
      if (text === statement.text) return tx.query(statement)
      const result = await tx.query({ ...statement, name: `${statement.name}-unlocked`.slice(-60), text })
      await meet()
      return result
    })
  return { ...db, write: writeThrough(db, unlocked) }
}
