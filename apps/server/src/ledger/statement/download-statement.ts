import { xlsxMediaType } from '@sarai/wire/desk/price-sheets.ts'
import type { readStatement as operation } from '@sarai/wire/portal/money/transactions.ts'
import type { SentFile } from '@sarai/wire/core/file.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { dateToType, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { findStatement, lastStatement } from '#ledger/statement/statement-queries.ts'
import { statementWords } from '#ledger/statement/statement-words.ts'
import { Problem } from '#problem.ts'

export async function readStatement(db: Database, caller: AgencyCaller): Promise<ReplyOf<typeof operation>> {
  const { agencyId, userId } = caller
  return { statement: (await db.look(caller, lastStatement.ask.first({ agencyId, userId }))) ?? null }
}

/** Only for whoever asked for it, and only the last that they asked for. */
export async function downloadStatement(
  { db, files }: { db: Database; files: ObjectStore },
  caller: AgencyCaller,
  statementId: string,
): Promise<SentFile> {
  const { agencyId, userId } = caller
  const found = await db.look(caller, findStatement.ask.first({ agencyId, userId, statementId }))
  const isReady = found?.state === 'ready' && found.object !== null
  const file = isReady ? await files.get(found.object!) : undefined
  if (found === undefined || file === undefined) throw new Problem('NOT_FOUND')
  const day = dateToType(todayIn(tehran, found.askedAt.getTime()), found.language === 'fa' ? 'jalali' : 'gregorian')
  return {
    name: `${statementWords[found.language].statement} ${day}.${found.kind}`,
    mediaType: found.kind === 'pdf' ? 'application/pdf' : xlsxMediaType,
    content: new Uint8Array(file.content),
  }
}
