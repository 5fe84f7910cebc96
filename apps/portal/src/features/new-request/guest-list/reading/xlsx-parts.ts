import { ListRefused } from '#features/new-request/guest-list/reading/list-table.ts'
import type { ZipFile } from '#features/new-request/guest-list/reading/zip-file.ts'

/** The parts of a workbook that the first sheet needs. */
export type XlsxParts = {
  sheet: Document
  strings: Document | undefined
  styles: Document | undefined
  /** Old Macs count days from 1904. */
  from1904: boolean
}

/** The first sheet that can be seen, found the way the format says: from part to part by their relations. */
export async function xlsxParts(archive: ZipFile): Promise<XlsxParts> {
  const outer = await relationsOf(archive, '')
  const path = outer.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml'
  const workbook = await xmlAt(archive, path)
  const inner = await relationsOf(archive, path)
  const named = (type: string) => inner.find((relation) => relation.type.endsWith(`/${type}`))?.target
  const first = elements(workbook, 'sheet').find((sheet) => !/hidden/i.test(sheet.getAttribute('state') ?? ''))
  const sheetId = attributeNamed(first, 'id')
  const sheetPath = inner.find(({ id }) => id === sheetId)?.target
  const [stringsPath, stylesPath] = [named('sharedStrings'), named('styles')]
  return {
    sheet: await xmlAt(archive, sheetPath),
    strings: stringsPath === undefined ? undefined : await xmlAt(archive, stringsPath),
    styles: stylesPath === undefined ? undefined : await xmlAt(archive, stylesPath),
    from1904: ['1', 'true'].includes(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  }
}

/** By their names without the prefix, which some programs put before every one of them. */
export function elements(within: Document | Element, name: string): Element[] {
  return Array.from(within.getElementsByTagNameNS('*', name))
}

/** The relation's id has the prefix that the file chose for it. */
function attributeNamed(element: Element | undefined, name: string): string | undefined {
  return Array.from(element?.attributes ?? []).find(({ localName }) => localName === name)?.value
}

async function xmlAt(archive: ZipFile, path: string | undefined): Promise<Document> {
  const xml = path === undefined ? undefined : await archive.read(path)
  // No program writes a DOCTYPE there; one could define entities that grow.
  if (xml === undefined || xml.includes('<!DOCTYPE')) throw new ListRefused('unreadable')
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (elements(document, 'parsererror').length > 0) throw new ListRefused('unreadable')
  return document
}

async function relationsOf(archive: ZipFile, path: string) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const document = await xmlAt(archive, `${folder}_rels/${path.slice(folder.length)}.rels`)
  return elements(document, 'Relationship').map((relation) => {
    const target = relation.getAttribute('Target') ?? ''
    return {
      id: relation.getAttribute('Id') ?? '',
      type: relation.getAttribute('Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : folder + target,
    }
  })
}
