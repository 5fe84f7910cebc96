import { readSheetCells, readSharedStrings } from '#spreadsheet/read-sheet.ts'
import { workbookBudget } from '#spreadsheet/sheet-budget.ts'
import type { ReadSheet } from '#spreadsheet/sheet.ts'
import { BrokenXml, scanXml } from '#spreadsheet/xml-scan.ts'
import { BrokenZip, openZip, type Archive } from '#spreadsheet/zip-reader.ts'

/** Far more than a price list needs, and little enough to hold in memory. */
const limits = { entries: 500, unpackedBytes: 64 * 1024 * 1024 }
/** A file may name one part as many sheets, and give each a name as long as it likes. */
const mostSheets = 100
const longestName = 255

/**
 * The sheets of an .xlsx file, as Excel, LibreOffice and Google write it: strings shared or in place, cells left out,
 * the values of formulas.
 */
export async function sheetsIn(content: Uint8Array): Promise<ReadSheet[]> {
  const archive = await openZip(content, limits)
  const workbook = await workbookOf(archive)
  const targets = await relationsOf(archive, workbook.path)
  const folder = workbook.path.slice(0, workbook.path.lastIndexOf('/') + 1)
  const at = (target: string) => archive.read(target.startsWith('/') ? target.slice(1) : folder + target)
  const shared = [...targets.values()].find(({ type }) => type.endsWith('/sharedStrings'))
  const strings = shared === undefined ? [] : await readSharedStrings(await at(shared.target))
  const sheets: ReadSheet[] = []
  const budget = workbookBudget()
  for (const { name, relation } of workbook.sheets) {
    const sheet = targets.get(relation)
    if (sheet === undefined) throw new BrokenZip(`the sheet ${name} is missing`)
    const rows = await readSheetCells(await at(sheet.target), strings, budget)
    sheets.push({ name, rows, from1904: workbook.from1904 })
  }
  return sheets
}

async function workbookOf(archive: Archive) {
  const relations = await relationsOf(archive, '')
  const main = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'))
  const path = main?.target.replace(/^\//, '') ?? 'xl/workbook.xml'
  const sheets: { name: string; relation: string }[] = []
  let from1904 = false
  await scanXml(await archive.read(path), {
    open(name, attributes) {
      if (name === 'sheet') {
        const sheet = { name: attributes['name'] ?? '', relation: attributes['r:id'] ?? '' }
        if (sheets.length >= mostSheets) throw new BrokenXml('has too many sheets')
        if (sheet.name.length > longestName) throw new BrokenXml('has a sheet with an endless name')
        sheets.push(sheet)
      }
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    },
  })
  return { path, sheets, from1904 }
}

/** What the file at a path refers to, by the ids that it uses for it. */
async function relationsOf(archive: Archive, path: string): Promise<Map<string, { type: string; target: string }>> {
  const slash = path.lastIndexOf('/') + 1
  const relations = new Map<string, { type: string; target: string }>()
  await scanXml(await archive.read(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name === 'Relationship') relations.set(Id, { type: Type, target: Target })
    },
  })
  return relations
}
