import type { AgencyId, PaymentId, TicketId } from '@sarai/domain/ground/ids.ts'
import { systemCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { WorkerLog } from '#jobs/run-worker.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { ScannerTooSlow } from '#files/scan/scanner.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { inQuarantine, inTheOpen, madeSafe, type UploadParts } from '#uploads/made-safe.ts'
import { columnsOf, findUpload, judgeUpload, type UploadKey, type UploadState } from '#uploads/upload-queries.ts'

/** How it looks: its hash, and itself in greys. */
export type JudgedPicture = { readonly pictureHash: Buffer; readonly picture: Buffer }

/** `compare`: whether a receipt that it came with looks like another one. */
type Parts = UploadParts & {
  db: Database
  log: Pick<WorkerLog, 'error'>
  compare: (tx: Tx, of: { agencyId: AgencyId; paymentId: PaymentId }, picture: JudgedPicture) => Promise<void>
}

/** Each holds the scanner up for as long as it has patience. What it cannot finish in half an hour, it never will. */
const mostSlowScans = 8

export function uploadTasks(parts: Parts) {
  return {
    'judge-upload': (key, jobId, attempt = 1) =>
      judge(parts, key, jobId).catch((error: unknown) => {
        if (!(error instanceof ScannerTooSlow) || attempt < mostSlowScans) throw error
        parts.log.error({ err: error, ...key }, 'a file stays in quarantine: the scanner never came to its end')
      }),
  } satisfies Partial<Tasks>
}

/** While the scanner is still away it throws: the queue tries again, each time later. */
async function judge({ db, compare, ...parts }: Parts, key: UploadKey, jobId: string): Promise<void> {
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
    const columns = columnsOf(safe?.look)
    const judged = await judgeUpload.first(tx, { ...key, state, ...columns })
    const paymentId = judged?.paymentId ?? null
    const { pictureHash, picture } = columns
    if (paymentId !== null && pictureHash && picture)
      await compare(tx, { agencyId, paymentId }, { pictureHash, picture })
    if (paymentId !== null) await tellPayment(tx, agencyId, paymentId)
    const ticketId = judged?.ticketId ?? null
    if (ticketId !== null) await tellTicket(tx, agencyId, ticketId)
    const requestId = judged?.requestId ?? null
    if (requestId === null) return
    // It goes along with a message already.
    const changed = { what: 'note', id: `${requestId}` } as const
    await announce(tx, { to: { agencyId }, ...changed })
    await announce(tx, { to: 'desk', ...changed })
  })
  await files.remove(inQuarantine(uploadId))
}

/** It came with a receipt: from now on it can be opened. */
async function tellPayment(tx: Tx, agencyId: AgencyId, paymentId: PaymentId): Promise<void> {
  const changed = { what: 'payment', id: `${paymentId}` } as const
  await announce(tx, { to: { agencyId }, ...changed })
  await announce(tx, { to: 'desk', ...changed })
}

/** It went along with a message of a support conversation. */
async function tellTicket(tx: Tx, agencyId: AgencyId, ticketId: TicketId): Promise<void> {
  const changed = { what: 'ticket', id: `${ticketId}` } as const
  await announce(tx, { to: { agencyId }, ...changed })
  await announce(tx, { to: 'desk', ...changed })
}

/** A refusal is a verdict; anything else, as a store or a scanner that is away, is not. */
function refusedByRule(error: unknown): undefined {
  const isVerdict = error instanceof Problem && error.status < 500
  if (!isVerdict) throw error
}
