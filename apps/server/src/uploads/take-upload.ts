import { createHash, randomUUID } from 'node:crypto'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { fileKind, type FileKind } from '#files/file-kind.ts'
import type { PictureLook } from '#files/pictures/picture-look.ts'
import { ScannerAway } from '#files/scan/scanner.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem } from '#problem.ts'
import { inQuarantine, inTheOpen, madeSafe, type UploadParts } from '#uploads/made-safe.ts'
import {
  addUpload,
  addUploadOfDesk,
  columnsOf,
  countUpload,
  mostOfADay,
  type NewUpload,
  type UploadState,
} from '#uploads/upload-queries.ts'

type Parts = UploadParts & { db: Database }
type Sent = { name: string; content: Uint8Array }

/** Takes in a file of an agency, within its share of the day, and answers its id. */
export async function takeUpload(parts: Parts, caller: AgencyCaller, sent: Sent): Promise<string> {
  const { db } = parts
  const { agencyId, userId } = caller
  const bytes = sent.content.length
  const kind = kindOf(sent)
  // Before anything is looked at: what is refused costs as much work as what is taken.
  const counted = await db.write(caller, (tx) => countUpload.first(tx, { agencyId, bytes }))
  if (counted === undefined) throw new Problem('FILES_USED_UP')
  return storeAndAdd(parts, agencyId, { ...sent, kind }, (row) =>
    db.write(caller, async (tx) => {
      await addUpload.run(tx, { ...row, userId })
      await judgeLater(tx, row)
    }),
  )
}

/** Takes in a file that the desk sends to an agency. */
export async function takeUploadOfDesk(
  parts: Parts,
  staff: StaffCaller,
  agencyId: AgencyId,
  sent: Sent,
): Promise<string> {
  return storeAndAdd(parts, agencyId, { ...sent, kind: kindOf(sent) }, (row) =>
    parts.db.write(staff, async (tx) => {
      await addUploadOfDesk.run(tx, { ...row, staffId: staff.staffId })
      await judgeLater(tx, row)
    }),
  )
}

export function leftOfToday(sent: { files: number; bytes: number } | undefined): { files: number; bytes: number } {
  const { files, bytes } = sent ?? { files: 0, bytes: 0 }
  return { files: Math.max(0, mostOfADay.files - files), bytes: Math.max(0, mostOfADay.bytes - bytes) }
}

/**
 * It is in the store before its row is there: what a call leaves behind that is cut off lies there unnamed, and is swept.
 */
async function storeAndAdd(
  parts: UploadParts,
  agencyId: AgencyId,
  { name, content, kind }: Sent & { kind: FileKind },
  add: (row: NewUpload) => Promise<void>,
): Promise<string> {
  const uploadId = randomUUID()
  const { state, look } = await store(parts, uploadId, kind, content)
  const sha256 = createHash('sha256').update(content).digest()
  await add({ agencyId, uploadId, name, kind, bytes: content.length, sha256, state, ...columnsOf(look) })
  return uploadId
}

function kindOf({ content }: Sent): FileKind {
  const kind = fileKind(content)
  if (kind === undefined) throw new Problem('FILE_TYPE_REFUSED')
  return kind
}

/** While the scanner is away the file waits in quarantine: its sender goes on, and nobody opens it. */
async function store(
  parts: UploadParts,
  uploadId: string,
  kind: FileKind,
  content: Uint8Array,
): Promise<{ state: UploadState; look?: PictureLook | undefined }> {
  try {
    const safe = await madeSafe(parts, kind, content)
    await parts.files.put(inTheOpen(uploadId), safe.content, safe.mediaType)
    return { state: 'clean', look: safe.look }
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error
    await parts.files.put(inQuarantine(uploadId), content, 'application/octet-stream')
    return { state: 'quarantined' }
  }
}

async function judgeLater(tx: Tx, { agencyId, uploadId, state }: NewUpload): Promise<void> {
  if (state === 'quarantined') await enqueue(tx, 'judge-upload', { agencyId, uploadId }, { key: `upload:${uploadId}` })
}
