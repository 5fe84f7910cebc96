/** A cell as a program writes it: a text, a number, or the XML of the cell's own attributes and content. */
type Cell = string | number | { xml: string }

export type WorkbookParts = {
  rows: readonly (readonly Cell[])[]
  /** Google and our own writer put texts into the cells, Excel into a table of texts. */
  sharesTexts?: boolean
  from1904?: boolean
  /** Written before the sheet of the rows. */
  hiddenSheet?: boolean
  isStored?: boolean
  /** In place of the sheet's own XML. */
  sheet?: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The style of days in these workbooks. */
export const dayStyle = 1
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yyyy"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`

/** An .xlsx file with the least that a program writes. */
export async function aWorkbook({ rows, sharesTexts = true, from1904, hiddenSheet, isStored, sheet }: WorkbookParts) {
  const texts: string[] = []
  const cellXml = (cell: Cell, at: string) => {
    if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${at}"`)
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (cell === '') return ''
    if (!sharesTexts) return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  }
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const hidden = hiddenSheet ? '<sheet name="Keys" sheetId="9" state="hidden" r:id="rId9"/>' : ''
  const files = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${from1904 ? 1 : 0}"/>
      <sheets>${hidden}<sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId9', 'worksheet', 'worksheets/keys.xml'],
      ['rId1', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/worksheets/keys.xml': `<worksheet xmlns="${main}"><sheetData><row><c t="str"><v>secret</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml':
      sheet ?? `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  return zipOf(files, isStored ?? false)
}

function relations(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const each = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="p">${each.join('')}</Relationships>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Packs files as a zip archive does; nobody reads its checksums here. */
export async function zipOf(files: Readonly<Record<string, string>>, isStored = false): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = new TextEncoder().encode(text)
    const packed = isStored ? plain : await deflated(plain)
    const facts = [20, 0, isStored ? 0 : 8, 0, 0, 0, 0]
    const sizes = [packed.length, plain.length]
    const local = record(0x04034b50, facts, sizes, [name.length, 0], name)
    const place = [name.length, 0, 0, 0, 0, 0, 0, offset & 0xffff, offset >>> 16]
    directory.push(record(0x02014b50, [20, ...facts], sizes, place, name))
    parts.push(local, packed)
    offset += local.length + packed.length
  }
  const length = directory.reduce((sum, { length: own }) => sum + own, 0)
  const count = directory.length
  const end = record(0x06054b50, [0, 0, count, count], [length, offset], [0], '')
  return new Blob([...parts, ...directory, end])
}

/** A signature, shorts, longs, shorts again, and a name. */
function record(signature: number, shorts: number[], longs: number[], more: number[], name: string) {
  const halves = [
    signature & 0xffff,
    signature >>> 16,
    ...shorts,
    ...longs.flatMap((n) => [n & 0xffff, n >>> 16]),
    ...more,
  ]
  const head = halves.flatMap((half) => [half & 0xff, half >>> 8])
  return new Uint8Array([...head, ...new TextEncoder().encode(name)])
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
