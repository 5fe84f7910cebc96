import { askedAs } from '#testing/sabotage/asked-as.ts'
import { txThrough } from '#testing/sabotage/tx-through.ts'
import type { Statement } from '#database/transaction/flight.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Sabotage: the same reads for everybody's rows, as if whoever wrote them had forgotten to name the agency. */
export function withoutAgencyConditions(db: Database): Database {
  const forAll = <S extends Statement>(statement: S): S => {
    const text = statement.text.replaceAll(/(\w+\.)?\bagency_id = (\$\d+)/g, '($2::bigint is not null)')
    return text === statement.text ? statement : { ...statement, name: `${statement.name}-for-all`.slice(-60), text }
  }
  const unconditional = (tx: Tx) => txThrough(tx, (statement) => tx.query(forAll(statement)))
  return { ...db, look: askedAs(db, forAll), read: (caller, work) => db.read(caller, (tx) => work(unconditional(tx))) }
}
