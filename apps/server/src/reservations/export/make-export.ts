import { randomUUID } from 'node:crypto'
import { xlsxMediaType } from '@sarai/wire/desk/price-sheets.ts'
import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { AskExportBody } from '@sarai/wire/portal/request-exports.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { announce } from '#live/announce.ts'
import * as exports from '#reservations/export/export-queries.ts'
import { exportSheets } from '#reservations/export/export-sheets.ts'
import { askExported, exportedRows } from '#reservations/export/exported-requests.ts'
import type { AskedList } from '#reservations/list/asked-list.ts'
import { presentListed } from '#reservations/list/listed-presenter.ts'
import { writeLargeWorkbook } from '#spreadsheet/write-large-workbook.ts'

/** Read at once; after each of them the bar moves. */
const batch = 1_000

/** Makes the file and keeps it, telling whoever waits how far it is. */
export async function makeExport(
  { db, files }: { db: Database; files: ObjectStore },
  key: exports.ExportKey,
  jobId: string,
): Promise<void> {
  const caller = systemCaller(`job-${jobId}`)
  const step = (work: (tx: Tx) => Promise<unknown>) =>
    db.write(caller, async (tx) => {
      await work(tx)
      await announce(tx, { to: { agencyId: key.agencyId }, what: 'request-export', id: key.exportId })
    })
  const asker = { kind: 'agency', userId: key.userId, address: '', reference: caller.reference } as const
  const reached = (progress: number) => step((tx) => exports.saveProgress.run(tx, { ...key, progress }))
  const found = await db.look(caller, exports.findExport.ask.first(key))
  // Another was asked for since, or this one is made already.
  if (found === undefined || found.state === 'ready') return
  const { asked, language } = found
  try {
    const { ids, isCut } = await db.look(caller, askExported(key.agencyId, askedList(asked)))
    const rows: ListedRequest[] = []
    for (let from = 0; from < ids.length; from += batch) {
      await reached(10 + Math.floor((70 * from) / ids.length))
      const wanted = { agencyId: key.agencyId, ids: ids.slice(from, from + batch) }
      const read = await db.look(caller, exportedRows.ask.all(wanted))
      rows.push(...read.map((row) => presentListed(language, row)))
    }
    await reached(80)
    const sheets = exportSheets(language, { rows, isCut, showsCommission: asked.showCommission })
    await keep(await writeLargeWorkbook(sheets), { rows: rows.length, isCut })
  } catch (error) {
    // The queue tries again; meanwhile nobody waits in front of a bar that stands still.
    await step((tx) => exports.saveFailed.run(tx, key))
    throw error
  }

  async function keep(content: Uint8Array, made: { rows: number; isCut: boolean }) {
    const object = `request-exports/${randomUUID()}`
    await files.put(object, content, xlsxMediaType)
    let isKept = false
    await step(async (tx) => {
      isKept = (await exports.saveReady.run(tx, { ...key, ...made, object })) > 0
      if (isKept) await record(tx, asker, { what: 'requests-export', agencyId: key.agencyId })
    })
    const leftover = isKept ? found!.object : object
    if (leftover !== null) await files.remove(leftover)
  }
}

function askedList({ filters }: AskExportBody): AskedList {
  return {
    View: filters.view ?? 'all',
    Sort: filters.sort ?? 'number',
    State: filters.state,
    HotelId: filters.hotel,
    OrderId: filters.contract,
    CheckInFrom: filters.from,
    CheckInUntil: filters.until,
    CreatedFrom: filters.sentFrom,
    CreatedUntil: filters.sentUntil,
    Search: filters.search,
  }
}
