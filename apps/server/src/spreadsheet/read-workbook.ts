import { BrokenXml, scanXml } from '#spreadsheet/xml-scan.ts'
import { readSheetCells, readSharedStrings } from '#spreadsheet/read-sheet.ts'
import type { ReadSheet } from '#spreadsheet/sheet.ts'
import { BrokenZip, openZip } from '#spreadsheet/zip-reader.ts'
import { Problem } from '#problem.ts'

/** Far more than a price list needs, and little enough to hold in memory. */
const limits = { entries: 500, unpackedBytes: 64 * 1024 * 1024 }

type Archive = ReturnType<typeof openZip>

/**
 * Reads the sheets of an .xlsx file, as Excel, LibreOffice and Google write it: strings shared or in place, cells left
 * out, the values of formulas. A file that is none, or that is broken or a trap, is refused in words.
 */
export function readWorkbook(content: Uint8Array): ReadSheet[] {
  try {
    const archive = openZip(content, limits)
    const workbook = workbookOf(archive)
    const targets = relationsOf(archive, workbook.path)
    const folder = workbook.path.slice(0, workbook.path.lastIndexOf('/') + 1)
    const at = (target: string) => (target.startsWith('/') ? target.slice(1) : folder + target)
    const shared = [...targets.values()].find(({ type }) => type.endsWith('/sharedStrings'))
    const strings = shared === undefined ? [] : readSharedStrings(textOf(archive, at(shared.target)))
    return workbook.sheets.map(({ name, relation }) => {
      const sheet = targets.get(relation)
      if (sheet === undefined) throw new BrokenZip(`the sheet ${name} is missing`)
      const rows = readSheetCells(textOf(archive, at(sheet.target)), strings)
      return { name, rows, from1904: workbook.from1904 }
    })
  } catch (cause) {
    const isTheirs = cause instanceof BrokenZip || cause instanceof BrokenXml || cause instanceof RangeError
    throw isTheirs ? new Problem('SHEET_UNREADABLE', { cause }) : cause
  }
}

function textOf(archive: Archive, path: string): string {
  return archive.read(path).toString('utf8')
}

function workbookOf(archive: Archive) {
  const main = [...relationsOf(archive, '').values()].find(({ type }) => type.endsWith('/officeDocument'))
  const path = main?.target.replace(/^\//, '') ?? 'xl/workbook.xml'
  const sheets: { name: string; relation: string }[] = []
  let from1904 = false
  scanXml(textOf(archive, path), {
    open(name, attribute) {
      if (name === 'sheet') sheets.push({ name: attribute('name') ?? '', relation: attribute('r:id') ?? '' })
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
    },
    text: () => undefined,
    close: () => undefined,
  })
  return { path, sheets, from1904 }
}

/** What the file at a path refers to, by the ids that it uses for it. */
function relationsOf(archive: Archive, path: string): Map<string, { type: string; target: string }> {
  const slash = path.lastIndexOf('/') + 1
  const relations = new Map<string, { type: string; target: string }>()
  scanXml(textOf(archive, `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`), {
    open(name, attribute) {
      if (name !== 'Relationship') return
      relations.set(attribute('Id') ?? '', { type: attribute('Type') ?? '', target: attribute('Target') ?? '' })
    },
    text: () => undefined,
    close: () => undefined,
  })
  return relations
}
