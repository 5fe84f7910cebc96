import type { SentFile } from '@sarai/wire/core/file.ts'
import type { TicketId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { placeOfTicket } from '#support/ticket-thread.ts'
import type { UploadParts } from '#uploads/made-safe.ts'
import { openUpload, uploadOfTicket } from '#uploads/open-upload.ts'
import { takeUploadOfDesk } from '#uploads/take-upload.ts'

type Parts = UploadParts & { db: Database }
type Named = { id: TicketId; file: string }

export async function downloadTicketFile(
  { db, files }: Parts,
  caller: AgencyCaller,
  { id: ticketId, file: uploadId }: Named,
): Promise<SentFile> {
  const found = await db.look(caller, uploadOfTicket.ask.first({ agencyId: caller.agencyId, ticketId, uploadId }))
  return openUpload(files, uploadId, found)
}

export async function downloadDeskTicketFile(
  { db, files }: Parts,
  staff: StaffCaller,
  { id: ticketId, file: uploadId }: Named,
): Promise<SentFile> {
  const found = await db.read(staff, async (tx) => {
    const place = await placeOfTicket.first(tx, { ticketId })
    return place && uploadOfTicket.first(tx, { agencyId: place.agencyId, ticketId, uploadId })
  })
  return openUpload(files, uploadId, found)
}

export async function uploadTicketFile(
  parts: Parts,
  staff: StaffCaller,
  ticketId: TicketId,
  sent: { name: string; content: Uint8Array },
): Promise<{ id: string }> {
  const place = await parts.db.look(staff, placeOfTicket.ask.first({ ticketId }))
  if (place === undefined) throw new Problem('NOT_FOUND')
  return { id: await takeUploadOfDesk(parts, staff, place.agencyId, sent) }
}
