import { inThread, ThreadExhausted } from '#work/in-thread.ts'
import { Problem } from '#problem.ts'
import type { ReadSheet } from '#spreadsheet/sheet.ts'

/** What the thread makes of a file: its sheets, or why it has none for us. */
export type ReadOutcome = { sheets: ReadSheet[] } | { refused: 'SHEET_UNREADABLE' } | { rowsAtMost: number }

/** A workbook within our limits takes a second and a fraction of this memory; only a trap takes more. */
const slowestMs = 30_000
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/**
 * Reads the sheets of an .xlsx file in a thread of its own. A file that is none, or that is broken or a trap, is
 * refused in words: reading it again would end the same way.
 */
export async function readWorkbook(content: Uint8Array): Promise<ReadSheet[]> {
  const file = new URL('read-workbook-thread.ts', import.meta.url)
  const outcome = await inThread<ReadOutcome>(file, content, { slowestMs, memory }).catch((cause: unknown) => {
    throw cause instanceof ThreadExhausted ? new Problem('SHEET_UNREADABLE', { cause }) : cause
  })
  if ('sheets' in outcome) return outcome.sheets
  if ('rowsAtMost' in outcome) throw new Problem('SHEET_TOO_LONG', { values: { rows: outcome.rowsAtMost } })
  throw new Problem(outcome.refused)
}
