/** Called for every piece of an XML text, in its order. Names come without their namespace. */
export type XmlVisitor = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  text: (text: string) => void
  close: (name: string) => void
}

export class BrokenXml extends Error {
  override name = 'BrokenXml'
}

/** A comment or instruction, a CDATA section, an end, a beginning with its attributes, or text. A DOCTYPE is none. */
const piece =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<\/([^\s<>]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y

/**
 * Goes through an XML text from front to back, without building a tree. It knows no DOCTYPE, so there is no entity that
 * could grow or reach outside: a text with one is refused.
 */
export function scanXml(xml: string, visitor: XmlVisitor): void {
  piece.lastIndex = 0
  while (piece.lastIndex < xml.length) {
    const at = piece.lastIndex
    const found = piece.exec(xml)
    if (found === null) throw new BrokenXml(`is broken at character ${at}`)
    const [, data, end, name, attributes = '', empty, text] = found
    const next = piece.lastIndex
    if (text !== undefined) visitor.text(decoded(text))
    else if (data !== undefined) visitor.text(data)
    else if (end !== undefined) visitor.close(local(end))
    else if (name !== undefined) {
      visitor.open(local(name), (wanted) => attributeIn(attributes, wanted))
      if (empty === '/') visitor.close(local(name))
    }
    piece.lastIndex = next
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Its whole name, so that `id` does not find `r:id`. */
function attributeIn(attributes: string, wanted: string): string | undefined {
  let at = attributes.indexOf(wanted)
  while (at >= 0) {
    const before = attributes.charCodeAt(at - 1)
    const rest = /^\s*=\s*(["'])([^]*?)\1/.exec(attributes.slice(at + wanted.length, at + wanted.length + 32_768))
    if (before <= 32 && rest !== null) return decoded(rest[2] ?? '')
    at = attributes.indexOf(wanted, at + 1)
  }
  return undefined
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole
    const code = entity[1]?.toLowerCase() === 'x' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
