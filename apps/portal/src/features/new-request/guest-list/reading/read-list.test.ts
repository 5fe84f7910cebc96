import { describe, expect, test } from 'vitest'
import savedByLibreOffice from '#features/new-request/guest-list/testing/saved-by-libreoffice.xlsx?url'
import { aWorkbook, dayStyle, zipOf } from '#features/new-request/guest-list/testing/a-workbook.ts'
import { mostBytes } from '#features/new-request/guest-list/reading/list-table.ts'
import { readListFile, readPasted } from '#features/new-request/guest-list/reading/read-list.ts'

const two = [
  ['SARA', 'AHMADI'],
  ['OMID', 'KARIMI'],
]

describe('text', () => {
  test.each([
    ['tabs, as spreadsheets copy them', 'SARA\tAHMADI\r\nOMID\tKARIMI\r\n'],
    ['commas', 'SARA,AHMADI\nOMID,KARIMI'],
    ['semicolons', 'SARA;AHMADI\r\nOMID;KARIMI'],
    ['line ends of old Macs', 'SARA,AHMADI\rOMID,KARIMI'],
    ['quotes', '"SARA","AHMADI"\n"OMID","KARIMI"\n'],
    ['empty rows, empty ends and spaces', '\n SARA \t AHMADI\t\t\n\t\t\nOMID\tKARIMI\n\n'],
    ['invisible marks', '\uFEFFSARA\t\u200FAHMADI\u200E\nOMID\t\u202BKARIMI\u202C'],
  ])('is read with %s', async (_, text) => {
    expect(await readPasted(text)).toEqual({ table: two })
  })

  test.each([
    ['a comma in quotes', 'SARA,"AHMADI, Dr."', [['SARA', 'AHMADI, Dr.']]],
    ['a quote in quotes', '"SARA ""Sally""",AHMADI', [['SARA "Sally"', 'AHMADI']]],
    [
      'a line end in quotes',
      'SARA\t"first\nsecond"\nOMID\tx',
      [
        ['SARA', 'first\nsecond'],
        ['OMID', 'x'],
      ],
    ],
    [
      'a quote that never ends',
      'SARA\t"AHMADI\nOMID\tKARIMI',
      [
        ['SARA', '"AHMADI'],
        ['OMID', 'KARIMI'],
      ],
    ],
    ['commas beside tabs', 'AHMADI, SARA\t1992', [['AHMADI, SARA', '1992']]],
    ['names with a comma alone', 'AHMADI, SARA\nKARIMI, OMID', [['AHMADI, SARA'], ['KARIMI, OMID']]],
    ['an empty cell between', 'SARA,,F', [['SARA', '', 'F']]],
    ['names alone', 'SARA AHMADI\nOMID KARIMI', [['SARA AHMADI'], ['OMID KARIMI']]],
  ])('keeps %s', async (_, text, table) => {
    expect(await readPasted(text)).toEqual({ table })
  })

  test.each([
    ['UTF-8', new TextEncoder().encode('نام,نام خانوادگی')],
    ['UTF-16 of Excel', Uint8Array.from([0xff, 0xfe, ...utf16('نام,نام خانوادگی')])],
    ['Windows-1256 of a Persian Windows', windows1256('نام,نام خانوادگي')],
  ])('of a file is read in %s', async (_, bytes) => {
    const found = await readListFile(new Blob([bytes]))
    expect('table' in found && found.table[0]?.[0]).toBe('نام')
    expect('table' in found && found.table[0]?.[1]?.startsWith('نام خانوادگ')).toBe(true)
  })
})

describe('a workbook', () => {
  const heads = ['Name', 'تاریخ تولد', 'Passport']
  const day = (serial: number, style = dayStyle) => ({ xml: `<c s="${style}"><v>${serial}</v></c>` })

  test.each([
    ['as Excel writes it', {}],
    ['as Google and our own writer do', { sharesTexts: false }],
    ['that is not compressed', { isStored: true }],
    ['with a hidden sheet before it', { hiddenSheet: true }],
  ])('%s is read, with days as days and numbers as they are', async (_, how) => {
    const rows = [heads, ['Sara & Omid <b>', day(33_711), 12_345_678], ['', day(33_711.5, 2), ''], ['ليلا', '', 'E5']]
    expect(await readListFile(await aWorkbook({ rows, ...how }))).toEqual({
      table: [heads, ['Sara & Omid <b>', '1992-04-17', '12345678'], ['', '1992-04-17'], ['ليلا', '', 'E5']],
    })
  })

  test('of an old Mac counts its days from 1904', async () => {
    const file = await aWorkbook({ rows: [['SARA', day(32_249)]], from1904: true })
    expect(await readListFile(file)).toEqual({ table: [['SARA', '1992-04-17']] })
  })

  test('with prefixes, texts in pieces and cells without addresses is read', async () => {
    const sheet = `<x:worksheet xmlns:x="m"><x:sheetData><x:row>
      <x:c t="inlineStr"><x:is><x:r><x:t>SA</x:t></x:r><x:r><x:t>RA</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c>
      <x:c t="str"><x:f>A1</x:f><x:v>AHMADI</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c><x:c t="d"><x:v>1992-04-17T00:00</x:v></x:c>
      </x:row></x:sheetData></x:worksheet>`
    expect(await readListFile(await aWorkbook({ rows: [], sheet }))).toEqual({
      table: [['SARA', 'AHMADI', '', '1992-04-17']],
    })
  })

  test('saved by LibreOffice is read', async () => {
    const file = await (await fetch(savedByLibreOffice)).blob()
    expect(await readListFile(file)).toEqual({
      table: [
        ['Id', 'نام', 'از', 'Price'],
        ['1', 'اتاق دونفره\n "کلاسیک" <b>', '2026-11-14', '120.5'],
        ['', 'spaces', '', '-0.01'],
      ],
    })
  })
})

describe('is refused in plain words', () => {
  const wide = Array.from({ length: 31 }, (_, column) => `c${column}`).join('\t')
  const long = Array.from({ length: 501 }, (_, row) => `GUEST\tNUMBER${row}`).join('\n')

  test.each([
    ['nothing', '', 'empty'],
    ['spaces and tabs', ' \t \n\t', 'empty'],
    ['too many rows', long, 'tooLong'],
    ['too many columns', wide, 'tooWide'],
    ['too much text', 'x'.repeat(mostBytes + 1), 'tooLarge'],
  ])('a text of %s', async (_, text, fault) => {
    expect(await readPasted(text)).toEqual({ fault })
  })

  test('but 500 rows of 30 columns are read', async () => {
    const row = Array.from({ length: 30 }, (_, column) => `c${column}`).join('\t')
    const found = await readPasted(Array.from({ length: 500 }, () => row).join('\n'))
    expect('table' in found && found.table.length).toBe(500)
  })

  test.each([
    ['a picture', async () => new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff])]), 'unreadable'],
    ['an old .xls', async () => new Blob([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])]), 'unreadable'],
    ['an empty file', async () => new Blob([]), 'empty'],
    ['a large file', async () => new Blob([new Uint8Array(mostBytes + 1)]), 'tooLarge'],
    ['half a workbook', async () => (await aWorkbook({ rows: two })).slice(0, 400), 'unreadable'],
    ['an archive of something else', () => zipOf({ 'a.txt': 'x' }), 'unreadable'],
    ['a workbook with broken XML', () => aWorkbook({ rows: [], sheet: '<worksheet><row>' }), 'unreadable'],
    [
      'one with a DOCTYPE',
      () => aWorkbook({ rows: [], sheet: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }),
      'unreadable',
    ],
    [
      'a workbook that unpacks to too much',
      () => aWorkbook({ rows: [], sheet: `<x>${' '.repeat(30_000_000)}</x>` }),
      'tooMuch',
    ],
    ['an empty sheet', () => aWorkbook({ rows: [] }), 'empty'],
    ['a sheet that is too long', () => aWorkbook({ rows: Array.from({ length: 501 }, () => ['SARA']) }), 'tooLong'],
    [
      'a sheet that is too wide',
      () => aWorkbook({ rows: [], sheet: '<s><row><c r="AE1" t="str"><v>x</v></c></row></s>' }),
      'tooWide',
    ],
  ])('%s', async (_, make, fault) => {
    expect(await readListFile(await make())).toEqual({ fault })
  })
})

function utf16(text: string): number[] {
  return text.split('').flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >>> 8])
}

/** No browser encodes it: each byte is looked for by what it decodes to. */
function windows1256(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('windows-1256')
  const bytes = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.from([byte])))
  return Uint8Array.from(text, (sign) => bytes.indexOf(sign.replace('ی', 'ى')))
}
