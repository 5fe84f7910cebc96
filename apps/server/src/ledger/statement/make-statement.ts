import { randomUUID } from 'node:crypto'
import { xlsxMediaType } from '@sarai/wire/desk/price-sheets.ts'
import { mostOnStatement, type Transaction } from '@sarai/wire/portal/money/transactions.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typeset } from '#documents/typeset.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { rangeOf, readLines } from '#ledger/list-transactions.ts'
import { statementPaper } from '#ledger/statement/statement-paper.ts'
import * as statements from '#ledger/statement/statement-queries.ts'
import { statementSheets } from '#ledger/statement/statement-sheets.ts'
import { announce } from '#live/announce.ts'
import { writeLargeWorkbook } from '#spreadsheet/write-large-workbook.ts'

/** Read at once; after each of them the bar moves. */
const batch = 1_000

/** Makes the file and keeps it, telling whoever waits how far it is. */
export async function makeStatement(
  { db, files }: { db: Database; files: ObjectStore },
  key: statements.StatementKey,
  jobId: string,
): Promise<void> {
  const caller = systemCaller(`job-${jobId}`)
  const step = (work: (tx: Tx) => Promise<unknown>) =>
    db.write(caller, async (tx) => {
      await work(tx)
      await announce(tx, { to: { agencyId: key.agencyId }, what: 'statement', id: key.statementId })
    })
  const found = await db.look(caller, statements.findStatement.ask.first(key))
  // Another was asked for since, or this one is made already.
  if (found === undefined || found.state === 'ready') return
  const { language, kind, currency } = found
  try {
    const content = await readContent(found)
    await step((tx) => statements.saveProgress.run(tx, { ...key, progress: 80 }))
    const { agency, fromDay: from, untilDay: until } = found
    const paper = { ...content, agency, from, until, now: found.askedAt.getTime() }
    const file =
      kind === 'pdf'
        ? await typeset('statement', statementPaper(language, paper))
        : await writeLargeWorkbook(statementSheets(language, content))
    await keep(file, { rows: content.lines.length, isCut: content.isCut })
  } catch (error) {
    // The queue tries again; meanwhile nobody waits in front of a bar that stands still.
    await step((tx) => statements.saveFailed.run(tx, key))
    throw error
  }

  /** Of an account that is longer than a file, its end: what happened lately is asked about. */
  async function readContent({ fromDay, untilDay }: statements.Wanted) {
    const asked = { Currency: currency, From: fromDay ?? undefined, Until: untilDay ?? undefined }
    const { opening, closing } = await db.read(caller, (tx) => rangeOf(tx, key.agencyId, asked))
    const first = Math.max(opening.entry, closing.entry - mostOnStatement[kind])
    const lines: Transaction[] = []
    for (let from = first; from < closing.entry; from += batch) {
      const until = Math.min(from + batch, closing.entry)
      const of = { agencyId: key.agencyId, currency, language }
      lines.push(...(await db.read(caller, (tx) => readLines(tx, of, from, until))))
      const progress = 5 + Math.floor((70 * (until - first)) / (closing.entry - first))
      await step((tx) => statements.saveProgress.run(tx, { ...key, progress }))
    }
    const [line] = lines
    const before = line === undefined ? opening.balance : line.Balance - line.Debit + line.Credit
    return { currency, opening: before, closing: closing.balance, lines, isCut: first > opening.entry }
  }

  async function keep(content: Uint8Array, made: { rows: number; isCut: boolean }) {
    const object = `statements/${randomUUID()}`
    await files.put(object, content, kind === 'pdf' ? 'application/pdf' : xlsxMediaType)
    let isKept = false
    await step(async (tx) => {
      isKept = (await statements.saveReady.run(tx, { ...key, ...made, object })) > 0
      const asker = { kind: 'agency', userId: key.userId, address: '', reference: caller.reference } as const
      if (isKept) await record(tx, asker, { what: 'statement-export', agencyId: key.agencyId })
    })
    const leftover = isKept ? found!.object : object
    if (leftover !== null) await files.remove(leftover)
  }
}
