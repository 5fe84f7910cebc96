import { columnName } from '@sarai/locale/text/cell-address.ts'
import { cellMeaning } from '#spreadsheet/cell-text.ts'
import { emptyStyle, filledStyle, headerStyle, stylesXml } from '#spreadsheet/sheet-styles.ts'
import type { WrittenSheet } from '#spreadsheet/sheet.ts'
import { zip } from '#spreadsheet/zip-writer.ts'

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An .xlsx file: a bold header that stays in view, with filters; widths, numbers that are numbers, and sheets from right to left. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const numbers = sheets.map((_, index) => index + 1)
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packages}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/>` +
      numbers.map((n) => overrideOf(n)).join('') +
      `</Types>`,
    '_rels/.rels': relations([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      sheets.map((sheet, index) => sheetEntry(sheet, index + 1)).join('') +
      `</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((n) => ({ id: `rId${n}`, type: 'worksheet', target: `worksheets/sheet${n}.xml` })),
      { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': stylesXml,
  }
  for (const [index, sheet] of sheets.entries()) files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet)
  return zip(
    Object.entries(files).map(([name, xml]) => ({
      name,
      content: Buffer.from(xml.startsWith('<?') ? xml : head + xml),
    })),
  )
}

function sheetEntry({ name, hidden = false }: WrittenSheet, number: number): string {
  const state = hidden ? ' state="hidden"' : ''
  return `<sheet name="${escaped(name)}" sheetId="${number}"${state} r:id="rId${number}"/>`
}

function overrideOf(number: number): string {
  return `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${kinds}.worksheet+xml"/>`
}

function relations(list: readonly { id: string; type: string; target: string }[]): string {
  const each = list.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

/**
 * Locked, but rows may be added, and columns widened. A row with a locked cell can neither be deleted nor sorted, whatever
 * is allowed here. There is no password: it is no secret.
 */
const protection = `<sheetProtection sheet="1" formatColumns="0" formatRows="0" insertRows="0"/>`

function sheetXml({ columns, rows, rightToLeft, locked = false }: WrittenSheet): string {
  const styles = columns.map(filledStyle)
  const lines = [
    rowXml(
      1,
      columns.map((column) => column.title),
      columns.map(() => headerStyle),
    ),
    ...rows.map((row, index) => rowXml(index + 2, row, styles)),
  ]
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${column.width}" style="${emptyStyle(column)}" customWidth="1"/>`,
  )
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}>` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>` +
    `<sheetData>${lines.join('')}</sheetData>${locked ? protection : filterOver(columns.length, lines.length)}</worksheet>`
  )
}

/** Whoever may change nothing may not filter either. */
function filterOver(columns: number, lines: number): string {
  return `<autoFilter ref="A1:${columnName(columns - 1)}${lines}"/>`
}

function rowXml(number: number, values: readonly (string | number | null)[], styles: readonly number[]): string {
  const cells = values.map((value, index) => {
    const place = `r="${columnName(index)}${number}" s="${styles[index] ?? 0}"`
    if (value === null) return `<c ${place}/>`
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

/** XML knows no way to write the signs below a space, but for tab and line end. */
function escaped(text: string): string {
  return cellMeaning(text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
