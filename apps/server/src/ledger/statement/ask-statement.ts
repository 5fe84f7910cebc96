import { randomUUID } from 'node:crypto'
import type { askStatement as operation } from '@sarai/wire/portal/money/transactions.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { rangeOf } from '#ledger/list-transactions.ts'
import { takeOn } from '#ledger/statement/statement-queries.ts'
import { Problem } from '#problem.ts'

/** Has the account made into a file, unless the user waits for another already. */
export function askStatement(
  db: Database,
  caller: AgencyCaller,
  { kind, currency, from, until }: InputOf<typeof operation>['body'],
): Promise<{ id: string }> {
  const { agencyId, userId, language } = caller
  const key = { agencyId, userId, statementId: randomUUID() }
  return db.write(caller, async (tx) => {
    const { account } = await rangeOf(tx, agencyId, { Currency: currency, From: from, Until: until })
    const wanted = { kind, currency: account.currency, fromDay: from ?? null, untilDay: until ?? null }
    const taken = await takeOn.first(tx, { ...key, ...wanted, language })
    if (taken === undefined) throw new Problem('EXPORT_UNDER_WAY')
    await enqueue(tx, 'make-statement', key, { key: `statement:${agencyId}:${userId}` })
    return { id: key.statementId }
  })
}
