import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachmentNamed } from '@sarai/wire/core/attachment-name.ts'
import type { FileRule, SentFile } from '@sarai/wire/core/file.ts'
import { formType, mostAround, onePartOf } from '#http/one-part.ts'
import { Problem } from '#problem.ts'

/** Lets the API read these kinds of files: whole and within the limit of the route, before any work begins. */
export function readAsBytes(app: FastifyInstance, takes: FileRule | undefined): void {
  for (const mediaType of [...(takes?.mediaTypes ?? []), ...(takes?.inFormAs ? [formType] : [])]) {
    if (app.hasContentTypeParser(mediaType)) continue
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  }
}

/** The body of a route that takes a file; a little more where the file may come in a form. */
export const bodyLimitOf = ({ maxBytes, inFormAs }: FileRule) => maxBytes + (inFormAs === undefined ? 0 : mostAround)

/**
 * The parsers are the whole server's, so a picture may arrive where a spreadsheet is asked for, and a form anywhere. Of a
 * form only its file is left.
 */
export function refuseOtherFiles(takes: FileRule | undefined, request: FastifyRequest): void {
  const header = request.headers['content-type'] ?? ''
  const named = header.split(';')[0]!.trim().toLowerCase()
  const isForm = named === formType
  if (isForm && takes?.inFormAs === undefined) throw refusedKind(takes)
  if (takes === undefined) return
  const part = isForm ? onePartOf(header, request.body as Buffer) : undefined
  if (isForm && part === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['body'] })
  if (!takes.mediaTypes.includes(part?.mediaType ?? named)) throw new Problem('FILE_TYPE_REFUSED')
  if (part !== undefined) {
    request.body = part.content
    const name = part.name === undefined ? {} : { [takes.inFormAs!]: part.name }
    request.query = { ...name, ...(request.query as object) }
  }
  if (request.body instanceof Uint8Array && request.body.length > takes.maxBytes) throw fileTooLarge(takes)
}

/** As where no such body is read at all. */
const refusedKind = (takes: FileRule | undefined) =>
  takes ? new Problem('FILE_TYPE_REFUSED') : new Problem('VALIDATION_FAILED', { status: 415, fields: ['body'] })

export function fileTooLarge(takes: FileRule): Problem {
  return new Problem('FILE_TOO_LARGE', { values: { megabytes: Math.floor(takes.maxBytes / 1024 / 1024) } })
}

/** Always to be kept, never to be shown inside our own pages. The security headers add nosniff and no-store. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  return reply
    .type(file.mediaType)
    .header('content-disposition', attachmentNamed(file.name))
    .send(Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength))
}
