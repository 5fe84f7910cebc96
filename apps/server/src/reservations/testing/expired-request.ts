import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { sweepClocks } from '#reservations/clocks/sweep-clocks.ts'
import { deskDecides } from '#reservations/testing/desk-decides.ts'
import type { openDrafting } from '#reservations/testing/drafting.ts'

/** Requests that the desk has accepted, and whose payment deadline may pass. */
export function expiring({ database, someone }: Awaited<ReturnType<typeof openDrafting>>) {
  const desk = deskDecides(database.db)

  async function accepted() {
    const agent = await someone()
    const { Id, OrderId } = await agent.submit()
    const of = { agencyId: agent.agencyId, requestId: Id as RequestId }
    await desk.accept(of)
    return { ...agent, of, contractId: OrderId, details: () => agent.call(readRequest, { params: { id: Id } }) }
  }

  /** The deadline was a moment ago, and nobody has noticed yet. */
  async function overdue() {
    const request = await accepted()
    const { requestId } = request.of
    const at = `now() - interval '1 second'`
    await database.sql(`update request set deadline_at = ${at} where id = $1`, [requestId])
    await database.sql(`update request_clock set due_at = ${at} where request_id = $1`, [requestId])
    return request
  }

  /** What one worker does in one second, and what it tells of it. */
  async function sweep() {
    const told = { decided: 0, failed: 0, logged: [] as object[] }
    await sweepClocks({
      db: database.workerDb,
      log: { error: (details) => void told.logged.push(details) },
      onDecided: () => (told.decided += 1),
      onFailed: () => (told.failed += 1),
      signal: new AbortController().signal,
    })
    return told
  }

  async function expired() {
    const request = await overdue()
    await sweep()
    return request
  }

  return { desk, accepted, overdue, expired, sweep }
}
