import { createHash, randomUUID } from 'node:crypto'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { fileKind, type FileKind } from '#files/file-kind.ts'
import { ScannerAway } from '#files/scan/scanner.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem } from '#problem.ts'
import { inQuarantine, inTheOpen, madeSafe, type UploadParts } from '#uploads/made-safe.ts'
import { addUpload, countUpload, mostOfADay, sentToday, type UploadState } from '#uploads/upload-queries.ts'

/**
 * Takes in a file and answers its id. It is in the store before its row is there: what a call leaves behind that is cut
 * off lies there unnamed, and is swept.
 */
export async function takeUpload(
  { db, ...parts }: UploadParts & { db: Database },
  caller: AgencyCaller,
  name: string,
  content: Uint8Array,
): Promise<string> {
  const kind = fileKind(content)
  if (kind === undefined) throw new Problem('FILE_TYPE_REFUSED')
  const { agencyId, userId } = caller
  const bytes = content.length
  const left = leftOfToday(await db.look(caller, sentToday.ask.first({ agencyId })))
  if (left.files < 1 || left.bytes < bytes) throw new Problem('FILES_USED_UP')
  const uploadId = randomUUID()
  const state = await store(parts, uploadId, kind, content)
  const sha256 = createHash('sha256').update(content).digest()
  await db.write(caller, async (tx) => {
    if ((await countUpload.first(tx, { agencyId, bytes })) === undefined) throw new Problem('FILES_USED_UP')
    await addUpload.run(tx, { agencyId, uploadId, userId, name, kind, bytes, sha256, state })
    if (state === 'quarantined')
      await enqueue(tx, 'judge-upload', { agencyId, uploadId }, { key: `upload:${uploadId}` })
  })
  return uploadId
}

export function leftOfToday(sent: { files: number; bytes: number } | undefined): { files: number; bytes: number } {
  const { files, bytes } = sent ?? { files: 0, bytes: 0 }
  return { files: Math.max(0, mostOfADay.files - files), bytes: Math.max(0, mostOfADay.bytes - bytes) }
}

/** While the scanner is away the file waits in quarantine: its sender goes on, and nobody opens it. */
async function store(parts: UploadParts, uploadId: string, kind: FileKind, content: Uint8Array): Promise<UploadState> {
  try {
    const safe = await madeSafe(parts, kind, content)
    await parts.files.put(inTheOpen(uploadId), safe.content, safe.mediaType)
    return 'clean'
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error
    await parts.files.put(inQuarantine(uploadId), content, 'application/octet-stream')
    return 'quarantined'
  }
}
