import { describe, expect, onTestFinished, test } from 'vitest'
import savedByLibreOffice from '#features/new-request/guest-list/testing/saved-by-libreoffice.xlsx?url'
import { aWorkbook } from '#features/new-request/guest-list/testing/a-workbook.ts'
import { readListFile, readPasted } from '#features/new-request/guest-list/reading/read-list.ts'

type ReadList = { readListFile: typeof readListFile }

const readListModule = new URL('read-list.ts', import.meta.url).href

/** A page that lets no text become markup or script, as the server's policy has it. */
async function underTrustedTypes(): Promise<Window & ReadList> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">
    <script type="module">Object.assign(window, await import(${JSON.stringify(readListModule)}))</script>`
  onTestFinished(() => frame.remove())
  document.body.append(frame)
  await expect.poll(() => 'readListFile' in frame.contentWindow!, { timeout: 10_000 }).toBe(true)
  return frame.contentWindow as Window & ReadList
}

describe('where the page may not parse markup', () => {
  test('a workbook is read all the same', async () => {
    const strict = await underTrustedTypes()
    const Parser = (strict as unknown as typeof globalThis).DOMParser
    expect(() => new Parser().parseFromString('<a/>', 'application/xml')).toThrow('TrustedHTML')
    const excel = await aWorkbook({ rows: [['SARA', 'AHMADI']] })
    expect(await strict.readListFile(excel)).toEqual({ table: [['SARA', 'AHMADI']] })
    const found = await strict.readListFile(await (await fetch(savedByLibreOffice)).blob())
    expect('table' in found && found.table[0]).toEqual(['Id', 'نام', 'از', 'Price'])
  })
})

describe('is refused before it holds the page up', () => {
  const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

  test.each([
    ['four million empty rows', () => sheetOf('<row/>'.repeat(4_000_000))],
    ['rows that have a height alone', () => sheetOf('<row ht="15" customHeight="1"/>'.repeat(300_000))],
    ['more empty rows than anybody looks at', () => sheetOf('<row/>'.repeat(5001))],
    ['a row of empty cells', () => sheetOf(`<row>${'<c/>'.repeat(300_000)}</row>`)],
    [
      'a row of cells that say nothing',
      () => sheetOf(`<row>${'<c r="A1" s="1" t="e"><v>0</v></c>'.repeat(200_000)}</row>`),
    ],
    ['one text without an end', () => sheetOf(`<row><c t="str"><v>${' '.repeat(100_000_000)}</v></c></row>`)],
  ])('a workbook of %s', async (_, sheet) => {
    const file = await aWorkbook({ rows: [], sheet: sheet() })
    expect(await timed(() => readListFile(file))).toEqual({ found: { fault: 'tooMuch' }, isSoon: true })
  })

  test.each([
    ['a tag that never ends', `<${'a'.repeat(3_000_000)}`],
    ['a tag of spaces', `<a${' '.repeat(3_000_000)}<`],
    ['attributes that never end', `<a ${'a '.repeat(1_000_000)}<`],
    ['a quote that never ends', `<a b="${'x" c="'.repeat(500_000)}`],
    ['tags in each other', '<a>'.repeat(90_000)],
    ['a comment that never ends', `<a><!--${'<!--'.repeat(500_000)}`],
    ['an entity of its own', '<a>&b;</a>'],
    ['ends that do not belong together', '<a><b></a></b>'],
  ])('a workbook with %s', async (_, sheet) => {
    const file = await aWorkbook({ rows: [], sheet })
    expect(await timed(() => readListFile(file))).toEqual({ found: { fault: 'unreadable' }, isSoon: true })
  })

  test.each([
    ['line ends', '\n'.repeat(1_900_000)],
    ['quotes', '"'.repeat(1_900_001)],
    ['commas', 'a,'.repeat(900_000)],
  ])('a text of nothing but %s', async (_, text) => {
    expect(await timed(() => readPasted(text))).toEqual({ found: { fault: 'tooMuch' }, isSoon: true })
    expect(await timed(() => readListFile(new Blob([text])))).toEqual({ found: { fault: 'tooMuch' }, isSoon: true })
  })

  test('a web page that calls itself a workbook', async () => {
    const page = '<html><table><tr><td>SARA</td><td>AHMADI</td></tr></table></html>'
    expect(await readListFile(new File([page], 'Guests.XLSX'))).toEqual({ fault: 'unreadable' })
  })
})

test('of a cell, no more is kept than any field takes', async () => {
  const long = `${'x'.repeat(199)}😀y`
  const kept = { table: [['SARA', `${'x'.repeat(199)}😀`]] }
  expect(await readPasted(`SARA\t${long}`)).toEqual(kept)
  expect(await readListFile(await aWorkbook({ rows: [['SARA', long]] }))).toEqual(kept)
})

test('empty rows below the guests are passed over', async () => {
  const guest = '<row><c t="str"><v>SARA</v></c></row>'
  const sheet = `<worksheet><sheetData>${guest}${'<row ht="15"/>'.repeat(4999)}</sheetData></worksheet>`
  expect(await readListFile(await aWorkbook({ rows: [], sheet }))).toEqual({ table: [['SARA']] })
})

test('entities, comments and CDATA are read as what they say', async () => {
  const sheet = `<?xml version="1.0"?><!-- <row> --><s><row><c t='str' r='A1'><v>&lt;A&amp;B&#62;&#x1F600;&quot;&apos;</v></c
    ><c r="B1" t="str"><v><![CDATA[<&amp;>]]></v></c><c r="C1" t="b"><v>1</v></c><c r="D1"><v>1.50</v></c></row></s>`
  expect(await readListFile(await aWorkbook({ rows: [], sheet }))).toEqual({
    table: [['<A&B>😀"\'', '<&amp;>', '', '1.5']],
  })
})

/** A tenth of it is usual; what is refused too late takes many seconds. */
async function timed<T>(read: () => Promise<T>): Promise<{ found: T; isSoon: boolean }> {
  const start = performance.now()
  const found = await read()
  return { found, isSoon: performance.now() - start < 1000 }
}
