import type { SentFile } from '@sarai/wire/core/file.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import type { UploadParts } from '#uploads/made-safe.ts'
import { openUpload, usedUpload } from '#uploads/open-upload.ts'
import { takeUploadOfDesk } from '#uploads/take-upload.ts'

type Parts = UploadParts & { db: Database }

export async function downloadNoteFile(
  { db, files }: Parts,
  caller: AgencyCaller,
  { id: requestId, file: uploadId }: { id: RequestId; file: string },
): Promise<SentFile> {
  const found = await db.look(caller, usedUpload.ask.first({ agencyId: caller.agencyId, requestId, uploadId }))
  return openUpload(files, uploadId, found)
}

export async function downloadDeskFile(
  { db, files }: Parts,
  staff: StaffCaller,
  { id: requestId, file: uploadId }: { id: RequestId; file: string },
): Promise<SentFile> {
  const found = await db.read(staff, async (tx) => {
    const place = await placeOfRequest.first(tx, { requestId })
    return place && usedUpload.first(tx, { agencyId: place.agencyId, requestId, uploadId })
  })
  return openUpload(files, uploadId, found)
}

export async function uploadDeskFile(
  parts: Parts,
  staff: StaffCaller,
  requestId: RequestId,
  sent: { name: string; content: Uint8Array },
): Promise<{ id: string }> {
  const place = await parts.db.look(staff, placeOfRequest.ask.first({ requestId }))
  if (place === undefined) throw new Problem('NOT_FOUND')
  return { id: await takeUploadOfDesk(parts, staff, place.agencyId, sent) }
}
