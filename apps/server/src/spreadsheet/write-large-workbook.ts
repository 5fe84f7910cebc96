import type { WrittenSheet } from '#spreadsheet/sheet.ts'
import { inThread } from '#work/in-thread.ts'

const slowestMs = 60_000

/** The same file in a thread of its own: ten thousand rows take a second, in which nothing else would happen. */
export function writeLargeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  return inThread(new URL('write-workbook-thread.ts', import.meta.url), sheets, { slowestMs })
}
