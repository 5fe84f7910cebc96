import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { cancelRequest } from '@sarai/wire/portal/kept-requests.ts'
import { describe, expect, it } from 'vitest'
import { queueFigures } from '#jobs/queue-figures.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import { recountRequests } from '#reservations/recount/recount-requests.ts'
import { deskDecides } from '#reservations/testing/desk-decides.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const { database, someone } = await openDrafting()

/** One night's work: every batch, each asked for by the one before. Tells what was logged. */
async function recount({ atOnce = 200 } = {}) {
  const logged: object[] = []
  const log = { info: () => undefined, error: (details: object) => void logged.push(details) }
  let payload: TaskPayloads['recount-requests'] | undefined = {}
  let batches = 0
  while (payload !== undefined) {
    await recountRequests({ db: database.workerDb, log, atOnce }, payload)
    batches += 1
    const [next] = await database.sql<{ payload: TaskPayloads['recount-requests'] }>(
      `delete from graphile_worker._private_jobs where key = 'recount-requests' returning payload`,
    )
    payload = next?.payload
  }
  return { logged, batches }
}
const figure = async (name: string) => {
  const [row] = await database.sql<{ value: number }>(queueFigures.find((one) => one.name === name)!.sql)
  return row!.value
}
const countsOf = async (agencyId: AgencyId) => {
  const rows = await database.sql<{ state: string; requests: number }>(
    `select state, requests from request_count where agency_id = $1 and requests <> 0`,
    [agencyId],
  )
  return Object.fromEntries(rows.map(({ state, requests }) => [state, requests]))
}

describe('the counters of the dashboard, at night', () => {
  it('are found right after whatever was done to requests', async () => {
    const agent = await someone()
    const { Id } = await agent.submit()
    const offered = await agent.submit()
    const of = { agencyId: agent.agencyId, requestId: offered.Id as RequestId }
    await deskDecides(database.db).offer(of, 31_000, Date.now() + msPerHour)
    await agent.call(cancelRequest, { params: { id: Id }, query: { Version: 1 } })
    expect(await recount()).toEqual({ logged: [], batches: 1 })
    expect(await figure('sarai_counts_wrong')).toBe(0)
    expect(await countsOf(agent.agencyId)).toEqual({ New: 1, Cancelled: 1 })
  })

  it('are set right where they are not, once, and the metric tells how many were wrong', async () => {
    const { agencyId, submit } = await someone()
    await submit()
    await database.sql(`update request_count set requests = 7 where agency_id = $1 and state = 'New'`, [agencyId])
    await database.sql(`insert into request_count (agency_id, state, requests) values ($1, 'Rejected', 2)`, [agencyId])
    expect((await recount()).logged).toEqual([
      { agencyId, of: 'New', kept: 7, counted: 1 },
      { agencyId, of: 'Rejected', kept: 2, counted: 0 },
    ])
    expect(await figure('sarai_counts_wrong')).toBe(2)
    expect(await countsOf(agencyId)).toEqual({ New: 1 })
    expect((await recount()).logged).toEqual([])
    expect(await figure('sarai_counts_wrong')).toBe(0)
  })

  it('are made anew where they are gone', async () => {
    const { agencyId, submit } = await someone()
    await submit()
    await database.sql(`delete from request_count where agency_id = $1`, [agencyId])
    expect((await recount()).logged).toEqual([{ agencyId, of: 'New', kept: 0, counted: 1 }])
    expect(await countsOf(agencyId)).toEqual({ New: 1 })
  })

  it('tell of a request that the desk has in no queue, which only people can answer', async () => {
    const { agencyId, submit } = await someone()
    const { Id } = await submit()
    const [row] = await database.sql(`delete from desk_request where request_id = $1 returning *`, [Id])
    expect((await recount()).logged).toEqual([{ agencyId, of: 'new', kept: 0, counted: 1 }])
    expect(await figure('sarai_counts_wrong')).toBe(1)
    await database.sql(`insert into desk_request select * from json_populate_record(null::desk_request, $1)`, [
      JSON.stringify(row),
    ])
    expect((await recount()).logged).toEqual([])
  })

  it('are looked at batch by batch, and what was wrong adds up', async () => {
    const wrong = await Promise.all([someone(), someone(), someone()])
    for (const { agencyId } of wrong)
      await database.sql(`insert into request_count (agency_id, state, requests) values ($1, 'New', 1)`, [agencyId])
    const { logged, batches } = await recount({ atOnce: 1 })
    expect(logged).toHaveLength(3)
    expect(batches).toBeGreaterThan(3)
    expect(await figure('sarai_counts_wrong')).toBe(3)
    expect(await figure('sarai_recount_seconds')).toBeLessThan(5)
  })

  it('are right in the end when requests come in while they are set right', async () => {
    const { agencyId, submit } = await someone()
    await database.sql(`insert into request_count (agency_id, state, requests) values ($1, 'New', 5)`, [agencyId])
    const submits = Array.from({ length: 12 }, () => submit())
    for (let turn = 0; turn < 5; turn += 1) {
      await database.sql(`update request_count set requests = requests + 1 where agency_id = $1`, [agencyId])
      await recount()
    }
    await Promise.all(submits)
    expect((await recount()).logged).toEqual([])
    expect(await countsOf(agencyId)).toEqual({ New: 12 })
  })
})
