import type { Readable } from 'node:stream'
import sax, { type SAXParser, type Tag } from 'sax'

/** Called for every piece of an XML text, in its order. Names of elements come without their namespace. */
export type XmlVisitor = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Also the end of a stream that cannot be unpacked: to whoever reads, the text is broken there. */
export class BrokenXml extends Error {
  override name = 'BrokenXml'
}

/** A workbook is a dozen levels deep. Each level takes memory until it ends. */
const deepest = 100

/**
 * Goes through an XML text from front to back, without building a tree. A DOCTYPE is refused, so there is no entity
 * that could grow or reach outside.
 */
export async function scanXml(xml: Readable, visitor: XmlVisitor): Promise<void> {
  let depth = 0
  // By its position sax knows when a name, an attribute or a comment has become too long; without it each grows on.
  const parser = Object.assign(sax.parser(true, { position: true }), {
    onerror(cause) {
      throw new BrokenXml('is not well-formed', { cause })
    },
    ondoctype() {
      throw new BrokenXml('has a DOCTYPE')
    },
    onopentag({ name, attributes }) {
      depth += 1
      if (depth > deepest) throw new BrokenXml('is nested too deep')
      visitor.open?.(local(name), attributes as Tag['attributes'])
    },
    onclosetag(name) {
      depth -= 1
      visitor.close?.(local(name))
    },
    ontext: (text) => visitor.text?.(text),
    oncdata: (text) => visitor.text?.(text),
  } satisfies Partial<SAXParser>)
  for await (const text of decoded(xml)) parser.write(text)
  parser.close()
}

async function* decoded(xml: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of xml as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (cause) {
    throw new BrokenXml('cannot be unpacked, or is not UTF-8', { cause })
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
