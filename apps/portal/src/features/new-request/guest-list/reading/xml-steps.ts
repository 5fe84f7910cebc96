import { ListRefused } from '#features/new-request/guest-list/reading/list-table.ts'
import { attributeIn, decodedText } from '#features/new-request/guest-list/reading/xml-text.ts'

/** An element opens, or closes with the text that stood in it outside of other elements. */
export type XmlStep = {
  readonly kind: 'opens' | 'closes'
  /** Without the prefix, which some programs put before every one of them; so is the parent's. */
  readonly name: string
  readonly parent: string | undefined
  readonly text: string
  readonly attribute: (name: string) => string | undefined
}

export type XmlSteps = (xml: string) => Generator<XmlStep, void, void>

/** More than the largest list needs, with all its looks; empty cells and rows cost as much to look at as full ones. */
const mostElements = 100_000

const tag = /<(\/?)([^\s<>/"'=]{1,100})(?=[\s/>])([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/y

/**
 * Goes through the XML of one workbook from the start of each part, as far as its reader asks. The page's policy keeps
 * the browser's own parser from texts that come from outside, and that one would read all of them before anybody could
 * stop it.
 */
export function xmlSteps(): XmlSteps {
  let elements = 0
  return function* (xml) {
    const open: { tagName: string; name: string; text: string; attributes: string }[] = []
    let at = 0
    for (let next = xml.indexOf('<'); next !== -1; next = xml.indexOf('<', at)) {
      const within = open.at(-1)
      if (within && next > at) within.text += decodedText(xml.slice(at, next))
      const [passed, literal] = besideTags(xml, next)
      if (passed > next) {
        if (within) within.text += literal
        at = passed
        continue
      }
      tag.lastIndex = next
      const [whole, slash, tagName, attributes] = tag.exec(xml) ?? []
      if (whole === undefined || tagName === undefined || attributes === undefined) throw new ListRefused('unreadable')
      at = next + whole.length
      if (slash === '') {
        elements += 1
        if (elements > mostElements) throw new ListRefused('tooMuch')
        const name = tagName.slice(tagName.indexOf(':') + 1)
        const element = { tagName, name, text: '', attributes }
        open.push(element)
        yield stepOf('opens', element, within?.name)
        if (!attributes.endsWith('/')) continue
      }
      const closed = open.pop()
      if (closed === undefined || (slash !== '' && closed.tagName !== tagName)) throw new ListRefused('unreadable')
      yield stepOf('closes', closed, open.at(-1)?.name)
    }
    if (at === 0 || open.length > 0) throw new ListRefused('unreadable')
  }
}

function stepOf(
  kind: XmlStep['kind'],
  { name, text, attributes }: { name: string; text: string; attributes: string },
  parent: string | undefined,
): XmlStep {
  return { kind, name, parent, text, attribute: (wanted) => attributeIn(attributes, wanted) }
}

const besides = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const

/** Where what is no tag ends, and what it says; a DOCTYPE is not among it, which could define entities that grow. */
function besideTags(xml: string, at: number): readonly [end: number, literal: string] {
  if (xml[at + 1] !== '!' && xml[at + 1] !== '?') return [at, '']
  const found = besides.find(([start]) => xml.startsWith(start, at))
  if (found === undefined) return [at, '']
  const [start, stop] = found
  const end = xml.indexOf(stop, at + start.length)
  if (end === -1) throw new ListRefused('unreadable')
  return [end + stop.length, start === '<![CDATA[' ? xml.slice(at + start.length, end) : '']
}
