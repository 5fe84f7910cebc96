import { parentPort, workerData } from 'node:worker_threads'
import type { ReadOutcome } from '#spreadsheet/read-workbook.ts'
import { TooManyRows } from '#spreadsheet/read-sheet.ts'
import { sheetsIn } from '#spreadsheet/workbook-sheets.ts'
import { BrokenXml } from '#spreadsheet/xml-scan.ts'
import { BrokenZip } from '#spreadsheet/zip-reader.ts'

parentPort?.postMessage(await outcomeOf(workerData as Uint8Array))

async function outcomeOf(content: Uint8Array): Promise<ReadOutcome> {
  try {
    return { sheets: await sheetsIn(content) }
  } catch (error) {
    if (error instanceof TooManyRows) return { rowsAtMost: error.atMost }
    if (error instanceof BrokenZip || error instanceof BrokenXml) return { refused: 'SHEET_UNREADABLE' }
    throw error
  }
}
