import { randomUUID } from 'node:crypto'
import type { AskExportBody } from '@sarai/wire/portal/request-exports.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem } from '#problem.ts'
import { takeOn } from '#reservations/export/export-queries.ts'

/** Has the list made into a file, unless the user waits for another already. */
export function askExport(db: Database, caller: AgencyCaller, body: AskExportBody): Promise<{ id: string }> {
  const { agencyId, userId, language } = caller
  const key = { agencyId, userId, exportId: randomUUID() }
  return db.write(caller, async (tx) => {
    const taken = await takeOn.first(tx, { ...key, language, asked: JSON.stringify(body) })
    if (taken === undefined) throw new Problem('EXPORT_UNDER_WAY')
    await enqueue(tx, 'make-request-export', key, { key: `request-export:${agencyId}:${userId}` })
    return { id: key.exportId }
  })
}
