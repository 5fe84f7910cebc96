import { ListRefused } from '#features/new-request/guest-list/reading/list-table.ts'
import type { XmlStep, XmlSteps } from '#features/new-request/guest-list/reading/xml-steps.ts'
import type { ZipFile } from '#features/new-request/guest-list/reading/zip-file.ts'

/** The parts of a workbook that the first sheet needs, as XML. */
export type XlsxParts = {
  sheet: string
  strings: string | undefined
  styles: string | undefined
  /** Old Macs count days from 1904. */
  from1904: boolean
}

/** The first sheet that can be seen, found the way the format says: from part to part by their relations. */
export async function xlsxParts(archive: ZipFile, steps: XmlSteps): Promise<XlsxParts> {
  const outer = await relationsOf(archive, '', steps)
  const path = outer.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml'
  const workbook = Array.from(steps(await xmlAt(archive, path)), openings).flat()
  const inner = await relationsOf(archive, path, steps)
  const named = (type: string) => inner.find((relation) => relation.type.endsWith(`/${type}`))?.target
  const isSeen = (sheet: XmlStep) => sheet.name === 'sheet' && !/hidden/i.test(sheet.attribute('state') ?? '')
  const sheetId = workbook.find(isSeen)?.attribute('id')
  const sheetPath = inner.find(({ id }) => id === sheetId)?.target
  const [stringsPath, stylesPath] = [named('sharedStrings'), named('styles')]
  const counting = workbook.find(({ name }) => name === 'workbookPr')?.attribute('date1904') ?? ''
  return {
    sheet: await xmlAt(archive, sheetPath),
    strings: stringsPath === undefined ? undefined : await xmlAt(archive, stringsPath),
    styles: stylesPath === undefined ? undefined : await xmlAt(archive, stylesPath),
    from1904: ['1', 'true'].includes(counting),
  }
}

const openings = (step: XmlStep) => (step.kind === 'opens' ? [step] : [])

async function xmlAt(archive: ZipFile, path: string | undefined): Promise<string> {
  const xml = path === undefined ? undefined : await archive.read(path)
  if (xml === undefined) throw new ListRefused('unreadable')
  return xml
}

async function relationsOf(archive: ZipFile, path: string, steps: XmlSteps) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const xml = await xmlAt(archive, `${folder}_rels/${path.slice(folder.length)}.rels`)
  const relations = Array.from(steps(xml), openings).flat()
  return relations.flatMap((relation) => {
    if (relation.name !== 'Relationship') return []
    const target = relation.attribute('Target') ?? ''
    return {
      id: relation.attribute('Id') ?? '',
      type: relation.attribute('Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : folder + target,
    }
  })
}
