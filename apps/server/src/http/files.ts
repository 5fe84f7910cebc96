import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachmentNamed } from '@sarai/wire/core/attachment-name.ts'
import type { FileRule, SentFile } from '@sarai/wire/core/file.ts'
import { Problem } from '#problem.ts'

/** Lets the API read these kinds of files: whole and within the limit of the route, before any work begins. */
export function readAsBytes(app: FastifyInstance, takes: FileRule | undefined): void {
  for (const mediaType of takes?.mediaTypes ?? []) {
    if (app.hasContentTypeParser(mediaType)) continue
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  }
}

/** The parsers are the whole server's, so a picture may arrive where a spreadsheet is asked for. */
export function refuseOtherFiles(takes: FileRule | undefined, request: FastifyRequest): void {
  if (takes === undefined) return
  const named = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!takes.mediaTypes.includes(named)) throw new Problem('FILE_TYPE_REFUSED')
}

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
