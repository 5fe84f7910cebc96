import { systemCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { inQuarantine, inTheOpen, madeSafe, type UploadParts } from '#uploads/made-safe.ts'
import { findUpload, judgeUpload, type UploadKey, type UploadState } from '#uploads/upload-queries.ts'

type Parts = UploadParts & { db: Database }

export function uploadTasks(parts: Parts) {
  return { 'judge-upload': (key, jobId) => judge(parts, key, jobId) } satisfies Partial<Tasks>
}

/** While the scanner is still away it throws: the queue tries again, each time later. */
async function judge({ db, ...parts }: Parts, key: UploadKey, jobId: string): Promise<void> {
  const { files } = parts
  const caller = systemCaller(`job-${jobId}`)
  const { agencyId, uploadId } = key
  const waiting = await db.look(caller, findUpload.ask.first(key))
  if (waiting?.state !== 'quarantined') return
  const sent = await files.get(inQuarantine(uploadId))
  const safe = sent === undefined ? undefined : await madeSafe(parts, waiting.kind, sent.content).catch(refusedByRule)
  if (safe !== undefined) await files.put(inTheOpen(uploadId), safe.content, safe.mediaType)
  const state: UploadState = safe === undefined ? 'refused' : 'clean'
  await db.write(caller, async (tx) => {
    const judged = await judgeUpload.first(tx, { ...key, state })
    const requestId = judged?.requestId ?? null
    if (requestId === null) return
    // It goes along with a message already.
    const changed = { what: 'note', id: `${requestId}` } as const
    await announce(tx, { to: { agencyId }, ...changed })
    await announce(tx, { to: 'desk', ...changed })
  })
  await files.remove(inQuarantine(uploadId))
}

/** A refusal is a verdict; anything else, as a store or a scanner that is away, is not. */
function refusedByRule(error: unknown): undefined {
  const isVerdict = error instanceof Problem && error.status < 500
  if (!isVerdict) throw error
}
