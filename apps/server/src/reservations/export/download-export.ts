import { xlsxMediaType } from '@sarai/wire/desk/price-sheets.ts'
import type { readExport as operation } from '@sarai/wire/portal/request-exports.ts'
import type { SentFile } from '@sarai/wire/core/file.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { dateToType, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { Problem } from '#problem.ts'
import { findExport, lastExport } from '#reservations/export/export-queries.ts'
import { exportWords } from '#reservations/export/export-words.ts'

export async function readExport(db: Database, caller: AgencyCaller): Promise<ReplyOf<typeof operation>> {
  const { agencyId, userId } = caller
  return { export: (await db.look(caller, lastExport.ask.first({ agencyId, userId }))) ?? null }
}

/** Only for whoever asked for it, and only the last that they asked for. */
export async function downloadExport(
  { db, files }: { db: Database; files: ObjectStore },
  caller: AgencyCaller,
  exportId: string,
): Promise<SentFile> {
  const { agencyId, userId } = caller
  const found = await db.look(caller, findExport.ask.first({ agencyId, userId, exportId }))
  const isReady = found?.state === 'ready' && found.object !== null
  const file = isReady ? await files.get(found.object!) : undefined
  if (found === undefined || file === undefined) throw new Problem('NOT_FOUND')
  const day = dateToType(todayIn(tehran, found.askedAt.getTime()), found.language === 'fa' ? 'jalali' : 'gregorian')
  return {
    name: `${exportWords[found.language].requests} ${day}.xlsx`,
    mediaType: xlsxMediaType,
    content: new Uint8Array(file.content),
  }
}
