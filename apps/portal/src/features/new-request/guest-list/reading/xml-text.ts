import { ListRefused } from '#features/new-request/guest-list/reading/list-table.ts'

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** What a text of XML says: its entities as signs, and its line ends as one. */
export function decodedText(written: string): string {
  const text = written.includes('\r') ? written.replaceAll(/\r\n?/g, '\n') : written
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi,
    (_, hex?: string, code?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (code !== undefined) return String.fromCodePoint(Number(code))
      const sign = entities.get(name)
      // All others would have to be defined in the file itself.
      if (sign === undefined) throw new ListRefused('unreadable')
      return sign
    },
  )
}

const attribute = /\s+([^\s<>/"'=]{1,100})\s*=\s*(?:"([^"]*)"|'([^']*)')/gy

/** By its name without a prefix: the id of a relation has the one that the file chose for it. */
export function attributeIn(attributes: string, name: string): string | undefined {
  for (const [, written = '', double, single] of attributes.matchAll(attribute)) {
    if (written.slice(written.indexOf(':') + 1) === name) return decodedText(double ?? single ?? '')
  }
  return undefined
}
