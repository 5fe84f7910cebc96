import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Sabotage: the same reads for everybody's rows, as if whoever wrote them had forgotten to name the agency. */
export function withoutAgencyConditions(db: Database): Database {
  const unconditional = (tx: Tx): Tx => ({
    ...tx,
    query(statement) {
      const text = statement.text.replaceAll(/(\w+\.)?\bagency_id = (\$\d+)/g, '($2::bigint is not null)')
      if (text === statement.text) return tx.query(statement)
      return tx.query({ ...statement, name: `${statement.name}-for-all`.slice(-60), text })
    },
  })
  return { ...db, read: (caller, work) => db.read(caller, (tx) => work(unconditional(tx))) }
}
