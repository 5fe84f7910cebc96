import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { asLine } from '@sarai/wire/values/as-line.ts'

export const formType = 'multipart/form-data'
/** What a form adds to its file: two lines that mark its ends, and a few that describe it. */
export const mostAround = 4 * 1024

type OnePart = { readonly name: string | undefined; readonly mediaType: string; readonly content: Buffer }

const endOfLine = '\r\n'

/**
 * The file in a form with one part; undefined where it is anything else: no form, two parts, or one that is cut off.
 * The content is a view of the body and no copy (docs/decisions/101).
 */
export function onePartOf(contentType: string, body: Buffer): OnePart | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const opening = `--${boundary}${endOfLine}`
  if (body.subarray(0, opening.length).toString('latin1') !== opening) return undefined
  const headersEnd = body.subarray(0, mostAround).indexOf(endOfLine + endOfLine)
  if (headersEnd === -1) return undefined
  const start = headersEnd + 2 * endOfLine.length
  // Of two parts the first one ends before the form does.
  const end = body.indexOf(`${endOfLine}--${boundary}`, start)
  const closing = `${endOfLine}--${boundary}--`
  const isLast = end !== -1 && body.subarray(end, end + closing.length).toString('latin1') === closing
  if (
    !isLast ||
    body
      .subarray(end + closing.length)
      .toString('latin1')
      .trim() !== ''
  )
    return undefined
  const headers = body.subarray(opening.length, headersEnd).toString('utf8')
  return { name: nameIn(headers), mediaType: mediaTypeIn(headers), content: body.subarray(start, end) }
}

function mediaTypeIn(headers: string): string {
  return /^content-type:\s*([^\s;]+)/im.exec(headers)?.[1]?.toLowerCase() ?? ''
}

/** As browsers write it: in the letters of the file, with quotes and ends of lines in per cent. */
function nameIn(headers: string): string | undefined {
  const disposition = headers.split(endOfLine).find((line) => /^content-disposition:/i.test(line)) ?? ''
  const written = /; ?filename="([^"]*)"/i.exec(disposition)?.[1] ?? ''
  const name = written.replaceAll(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return firstCharacters(asLine(name), 120) || undefined
}
