import { readDelimited } from '#features/new-request/guest-list/reading/delimited-text.ts'
import {
  ListRefused,
  mostBytes,
  type ListTable,
  type Reading,
} from '#features/new-request/guest-list/reading/list-table.ts'
import { textOfBytes } from '#features/new-request/guest-list/reading/text-of-bytes.ts'
import { readXlsx } from '#features/new-request/guest-list/reading/xlsx-file.ts'

/** What somebody copied from a spreadsheet, a table or a mail. */
export async function readPasted(text: string): Promise<Reading> {
  return attempt(text.length, () => readDelimited(text))
}

/**
 * By what it is: browsers and phones name the kinds of files as they like. Only what calls itself a workbook and is none
 * is no list: some programs save a web page under that name.
 */
export async function readListFile(file: Blob | File): Promise<Reading> {
  return attempt(file.size, async () => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    if (!isZip && 'name' in file && /\.xls[xm]$/i.test(file.name)) throw new ListRefused('unreadable')
    return isZip ? readXlsx(bytes) : readDelimited(textOfBytes(bytes))
  })
}

/** A file is a stranger's: whatever goes wrong while it is read means that it is no list for us. */
async function attempt(size: number, read: () => ListTable | Promise<ListTable>): Promise<Reading> {
  if (size > mostBytes) return { fault: 'tooLarge' }
  try {
    return { table: await read() }
  } catch (cause) {
    return { fault: cause instanceof ListRefused ? cause.fault : 'unreadable' }
  }
}
