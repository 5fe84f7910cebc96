import type { PriceImportState } from '@sarai/wire/desk/price-sheets.ts'
import { systemCaller, type SystemCaller } from '#caller.ts'
import { findImport, putBack, takeUp, type LockedImport } from '#catalogue/price-sheet/import-queries.ts'
import { mayPass, settleImport } from '#catalogue/price-sheet/settle-import.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { Problem } from '#problem.ts'
import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import type { ReadSheet } from '#spreadsheet/sheet.ts'

/** A job that is about a spreadsheet, and the state in which that has to be. */
export type ImportJob = { importId: number; jobId: string; from: Extract<PriceImportState, 'reading' | 'applying'> }

/** A worker that dies at its work tells nobody. So many may; the next says that it is the spreadsheet. */
const mostTimes = 3

/**
 * The one way for a job to work on a spreadsheet. Whatever keeps us from it leaves it in its state, and the queue tries
 * again. What the spreadsheet itself causes is kept as its outcome at once: tried again it would end the same way, and
 * whoever waits would wait through all the tries of the queue.
 */
export async function takeUpImport(
  { db, files }: { db: Database; files: ObjectStore },
  { importId, jobId, from }: ImportJob,
  work: (found: LockedImport, sheets: readonly ReadSheet[], system: SystemCaller) => Promise<void>,
): Promise<void> {
  const system = systemCaller(`job-${jobId}`)
  const found = await db.look(system, findImport.ask.first({ importId }))
  if (found?.state !== from) return
  const isOurs = await db.write(system, async (tx) => {
    const taken = await takeUp.first(tx, { importId, state: from })
    if (taken === undefined || taken.times <= mostTimes) return taken !== undefined
    await settleImport(tx, found, from, { state: 'refused', problem: new Problem('SHEET_GIVEN_UP') })
    return false
  })
  if (!isOurs) return
  const giveBack = async (passing: unknown): Promise<never> => {
    await db.write(system, (tx) => putBack.later(tx, { importId }))
    throw passing
  }
  // A store that is away says nothing of the spreadsheet. A file that is gone is an empty one, which is no workbook.
  const content = (await files.get(found.object).catch(giveBack))?.content ?? new Uint8Array()
  try {
    await work(found, await readWorkbook(content), system)
  } catch (problem) {
    if (mayPass(problem)) return giveBack(problem)
    const state = problem instanceof Problem ? 'refused' : 'failed'
    await db.write(system, (tx) => settleImport(tx, found, from, { state, problem }))
    if (state === 'failed') throw problem
  }
}
