import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import { readSheetCells } from '#spreadsheet/read-sheet.ts'
import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import type { WrittenSheet } from '#spreadsheet/sheet.ts'
import { writeWorkbook } from '#spreadsheet/write-workbook.ts'
import { openZip } from '#spreadsheet/zip-reader.ts'
import { zip } from '#spreadsheet/zip-writer.ts'

const limits = { entries: 100, unpackedBytes: 1_000_000 }
const prices: WrittenSheet = {
  name: 'قیمت‌ها & <prices>',
  rightToLeft: true,
  locked: true,
  columns: [
    { title: 'Id', width: 8, kind: 'key' },
    { title: 'نام', width: 30, kind: 'text' },
    { title: 'از', width: 12, kind: 'day' },
    { title: 'Price', width: 12, kind: 'amount', decimals: 2 },
  ],
  rows: [
    [1, 'اتاق دونفره\n "کلاسیک" <b>', serialOf(calendarDay('2026-11-14')), 120.5],
    [null, ' spaces ', null, -0.01],
  ],
}

/** A workbook as another program writes it: the parts are given, the rest is the least that it takes. */
function foreign(parts: { sheet: string | Buffer; strings?: string; workbook?: string }): Uint8Array {
  const rels = (list: string) => `<Relationships xmlns="p">${list}</Relationships>`
  const rel = (id: string, type: string, target: string) =>
    `<Relationship Target='${target}' Type='http://x/${type}' Id='${id}'/>`
  const files = {
    '_rels/.rels': rels(rel('a', 'officeDocument', '/xl/workbook.xml')),
    'xl/workbook.xml':
      parts.workbook ??
      `<?xml version="1.0"?><workbook><sheets><sheet name="One" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      rel('s', 'worksheet', 'worksheets/a.xml') + rel('t', 'sharedStrings', '/xl/texts.xml'),
    ),
    'xl/worksheets/a.xml': parts.sheet,
    'xl/texts.xml': parts.strings ?? '<sst/>',
  }
  return zip(Object.entries(files).map(([name, xml]) => ({ name, content: Buffer.from(xml) })))
}

describe('a workbook', () => {
  it('is read back as it was written, in both scripts', async () => {
    const [sheet] = await readWorkbook(writeWorkbook([prices]))
    expect(sheet?.name).toBe('قیمت‌ها & <prices>')
    expect(sheet?.rows).toEqual([
      { number: 1, cells: ['Id', 'نام', 'از', 'Price'] },
      { number: 2, cells: [1, 'اتاق دونفره\n "کلاسیک" <b>', 46_340, 120.5] },
      { number: 3, cells: [null, ' spaces ', null, -0.01] },
    ])
  })

  it('shows what reads as a sign of its own as it was typed', async () => {
    const texts = ['_x0041_', 'a_x000D_b', '_x0041_x0042_', '_x005F_x0041_', '_X0041_ _x41_', '__x00e9__']
    const sheet = { ...prices, columns: [{ title: '_x0041_', width: 8, kind: 'text' } as const] }
    const file = writeWorkbook([{ ...sheet, rows: [...texts, '_\u0007x0041_'].map((typed) => [typed]) }])
    const [read] = await readWorkbook(file)
    expect(read?.rows.map(({ cells }) => cells[0])).toEqual(['_x0041_', ...texts, '_x0041_'])
    const xml = await text(await (await openZip(file, limits)).read('xl/worksheets/sheet1.xml'))
    expect(xml).toContain('>_x005F_x0041_<')
    expect(xml).toContain('>_x005F_x0041_x005F_x0042_<')
  })

  it('runs from right to left, keeps its header in view and locks the keys that are filled', async () => {
    const sheetOf = async (file: Uint8Array) =>
      text(await (await openZip(file, limits)).read('xl/worksheets/sheet1.xml'))
    const xml = await sheetOf(writeWorkbook([prices]))
    expect(xml).toContain('rightToLeft="1"')
    expect(xml).toContain('<pane ySplit="1"')
    expect(xml).toContain('<sheetProtection sheet="1"')
    const { rightToLeft: _, locked: __, ...plain } = prices
    const open = writeWorkbook([{ ...plain, rightToLeft: false }])
    expect(await sheetOf(open)).not.toMatch(/rightToLeft|sheetProtection/)
  })

  it('is the same file for the same content', () => {
    expect(writeWorkbook([prices])).toEqual(writeWorkbook([prices]))
  })

  it('is read as Excel, LibreOffice and Google write it', async () => {
    const [sheet] = await readWorkbook(
      foreign({
        workbook: `<x:workbook xmlns:x="m"><x:workbookPr date1904="true"/><x:sheets><x:sheet name="Q&#38;A" sheetId="1" r:id="s"/></x:sheets></x:workbook>`,
        strings: `<sst><si><t>plain</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">ri </t></r><r><t>ch</t></r><rPh><t>no</t></rPh></si></sst>`,
        sheet: `<!-- c --><x:worksheet xmlns:x="m"><x:sheetData>
          <x:row r="3" spans="1:5"><x:c r="B3" t="s" s='4'><x:v>1</x:v></x:c><x:c r="D3"><x:f>1+1</x:f><x:v>2E0</x:v></x:c></x:row>
          <x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row>
          <x:row r="9"><x:c r="A9" t="str"><x:f>A1</x:f><x:v>a &lt; b</x:v></x:c><x:c r="B9" s="2"/></x:row>
          <x:row r="10"><x:c r="A10" s="1"/></x:row>
        </x:sheetData></x:worksheet>`,
      }),
    )
    expect(sheet).toMatchObject({ name: 'Q&A', from1904: true })
    expect(sheet?.rows).toEqual([
      { number: 3, cells: [null, 'ri ch', null, 2] },
      { number: 4, cells: ['plain', true, { error: '#REF!' }] },
      { number: 9, cells: ['a < b', null] },
    ])
  })

  it('means by an escape what Excel meant, and holds nothing that a database cannot keep', async () => {
    const [sheet] = await readWorkbook(
      foreign({
        strings: `<sst><si><t>one_x000D_\ntwo</t></si><si><t>_x005F_x0041_</t></si></sst>`,
        sheet: `<worksheet><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c>
          <c t="inlineStr"><is><t>a_x0000_b_xD83D_c</t></is></c><c t="str"><v>_X0041_ _x41_</v></c></row></worksheet>`,
      }),
    )
    expect(sheet?.rows[0]?.cells).toEqual(['one\r\ntwo', '_x0041_', 'ab\uFFFDc', '_X0041_ _x41_'])
  })

  it('holds an error where a number is none, and nothing where a text is not named', async () => {
    const [sheet] = await readWorkbook(
      foreign({
        strings: '<sst><si><t>first</t></si></sst>',
        sheet: '<a><row><c><v>abc</v></c><c><v>1e999</v></c><c t="s"/><c><v>7</v></c></row></a>',
      }),
    )
    expect(sheet?.rows[0]?.cells).toEqual([{ error: 'abc' }, { error: '1e999' }, null, 7])
  })

  // Made by `soffice --headless --convert-to xlsx` from the workbook above, then changed in no way.
  it('is read as LibreOffice saves it', async () => {
    const [sheet] = await readWorkbook(await readFile(new URL('saved-by-libreoffice.xlsx', import.meta.url)))
    expect(sheet?.name).toBe('قیمت‌ها & <prices>')
    expect(sheet?.rows).toEqual([
      { number: 1, cells: ['Id', 'نام', 'از', 'Price'] },
      { number: 2, cells: [1, 'اتاق دونفره\n "کلاسیک" <b>', 46_340, 120.5] },
      { number: 3, cells: [null, ' spaces ', null, -0.01] },
    ])
  })
})

describe('a file that is no workbook', () => {
  const bomb = zip([{ name: '_rels/.rels', content: Buffer.alloc(80 * 1024 * 1024, 32) }])
  const lying = () => {
    const bytes = Buffer.from(bomb)
    // The directory promises ten bytes; what unpacks is eighty megabytes all the same.
    bytes.writeUInt32LE(10, bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24)
    return bytes
  }
  const good = writeWorkbook([prices])
  it.each<[string, Uint8Array]>([
    ['text', Buffer.from('Id,Price\n1,2')],
    ['empty', Buffer.alloc(0)],
    ['an archive of something else', zip([{ name: 'a.txt', content: Buffer.from('a') }])],
    ['cut off', Buffer.from(good).subarray(0, good.length - 400)],
    ['cut off inside', Buffer.concat([Buffer.from(good).subarray(0, 300), Buffer.from(good).subarray(500)])],
    ['a bomb', bomb],
    ['a bomb that lies about its size', lying()],
    [
      'made of too many files',
      zip(Array.from({ length: 501 }, (_, n) => ({ name: `${n}`, content: Buffer.alloc(1) }))),
    ],
    ['broken XML', foreign({ sheet: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v</c>' })],
    ['an entity that grows', foreign({ sheet: '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet>&b;</worksheet>' })],
    ['nested without an end', foreign({ sheet: `<worksheet>${'<a>'.repeat(200)}` })],
    ['a part that is there twice', zip(['1', '2'].map((n) => ({ name: '_rels/.rels', content: Buffer.from(n) })))],
    ['text that is no UTF-8', foreign({ sheet: Buffer.from('<worksheet>\xff\xfe</worksheet>', 'latin1') })],
    ['a sheet that names cells in a strange way', foreign({ sheet: '<worksheet><row><c r="1A"/></row></worksheet>' })],
    ...['abc', '1.5', '0', '-1', '1e9', ''].map((row): [string, Uint8Array] => [
      `a row that is numbered ${row}`,
      foreign({ sheet: `<a><row r="${row}"><c><v>1</v></c></row></a>` }),
    ]),
    ...['7', '-1', 'abc'].map((index): [string, Uint8Array] => [
      `a cell that points at text ${index} of none`,
      foreign({ sheet: `<a><row><c t="s"><v>${index}</v></c></row></a>` }),
    ]),
  ])('is refused in words: %s', async (_, content) => {
    await expect(readWorkbook(content)).rejects.toMatchObject({ code: 'SHEET_UNREADABLE' })
  })

  it('is refused when it has more rows than anybody prices', async () => {
    const row = '<row><c><v>1</v></c></row>'
    const endless = foreign({ sheet: `<worksheet>${row.repeat(50_001)}</worksheet>` })
    await expect(readWorkbook(endless)).rejects.toMatchObject({ code: 'SHEET_TOO_LONG' })
  })

  it('sabotage: without the limit the bomb unpacks to all it promised', async () => {
    const archive = await openZip(bomb, { entries: 1, unpackedBytes: 100 * 1024 * 1024 })
    expect((await buffer(await archive.read('_rels/.rels'))).length).toBe(80 * 1024 * 1024)
  })
})

describe('a small file that would be a large one in memory', () => {
  const shared = (length: number) => `<sst><si><t>${'x'.repeat(length)}</t></si></sst>`
  const pointing = (cells: number) => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    return `<worksheet>${row.repeat(cells / 100)}</worksheet>`
  }
  const wide = `<row>${'<c/>'.repeat(99)}<c><v>1</v></c></row>`
  const named = (name: string, times = 1) => `<workbook>${`<sheet name="${name}" r:id="s"/>`.repeat(times)}</workbook>`

  it.each([
    ['a cell with more text than any program lets people type', { sheet: pointing(100), strings: shared(32_768) }],
    ['the same, in place', { sheet: `<worksheet><row><c t="str"><v>${'x'.repeat(32_768)}</v></c></row></worksheet>` }],
    ['the same, as an error', { sheet: `<worksheet><row><c t="e"><v>${'x'.repeat(32_768)}</v></c></row></worksheet>` }],
    ['one text that many cells point at', { sheet: pointing(600), strings: shared(32_000) }],
    ['rows that are filled up with empty cells', { sheet: `<worksheet>${wide.repeat(20_001)}</worksheet>` }],
    ['an attribute that has no end', { sheet: `<worksheet a="${'x'.repeat(5_000_000)}"/>` }],
    ['a comment that has no end', { sheet: `<worksheet><!--${'x'.repeat(5_000_000)}--></worksheet>` }],
    ['the name of a tag that has no end', { sheet: `<worksheet><${'x'.repeat(5_000_000)}/></worksheet>` }],
    ['the name of a sheet', { sheet: '<worksheet/>', workbook: named('x'.repeat(256)) }],
    ['one part as many sheets', { sheet: '<worksheet/>', workbook: named('x', 101) }],
  ])('is refused before it is handed over: %s', { timeout: 60_000 }, async (_, parts) => {
    const file = foreign(parts)
    expect(file.length).toBeLessThan(200_000)
    await expect(readWorkbook(file)).rejects.toMatchObject({ code: 'SHEET_UNREADABLE' })
  })

  it('is read when it holds as much as a cell and a workbook may', async () => {
    const [sheet] = await readWorkbook(foreign({ sheet: pointing(500), strings: shared(32_767) }))
    expect(sheet?.rows.flatMap(({ cells }) => cells)).toHaveLength(500)
  })

  it('sabotage: without an end to what is handed over, one text comes out once for each cell', async () => {
    const rows = await readSheetCells(Readable.from([Buffer.from(pointing(600))]), ['x'.repeat(32_000)], {
      cells: Infinity,
      characters: Infinity,
    })
    expect(serialize(rows).length).toBeGreaterThan(600 * 32_000)
  })
})
