import type { SentFile } from '@sarai/wire/core/file.ts'
import type { RequestId, TicketId } from '@sarai/domain/ground/ids.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { query } from '#database/query.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { inTheOpen } from '#uploads/made-safe.ts'
import { Problem } from '#problem.ts'
import type { UploadKey } from '#uploads/upload-queries.ts'

const usedFor = (column: 'request_id' | 'ticket_id', name: string) => `
  select name from upload
  where agency_id = $agencyId and id = $uploadId and ${column} = ${name} and state = 'clean'`

/** What was sent along and found clean. What waits or was refused is not there for anybody. */
export const usedUpload = query<UploadKey & { requestId: RequestId }, { name: string }>(
  usedFor('request_id', '$requestId'),
)
export const uploadOfTicket = query<UploadKey & { ticketId: TicketId }, { name: string }>(
  usedFor('ticket_id', '$ticketId'),
)

export async function openUpload(
  files: ObjectStore,
  uploadId: string,
  found: { name: string } | undefined,
): Promise<SentFile> {
  const file = found && (await files.get(inTheOpen(uploadId)))
  if (file === undefined) throw new Problem('NOT_FOUND')
  const { content, contentType: mediaType } = file
  return { name: nameFor(found!.name, mediaType), mediaType, content: new Uint8Array(content) }
}

/** As its sender called it, with the ending of what it is now. */
function nameFor(name: string, mediaType: string): string {
  const ending = mediaType === 'image/webp' ? '.webp' : '.pdf'
  return `${firstCharacters(name.replace(/\.[a-z]{1,5}$/i, ''), 110)}${ending}`
}
