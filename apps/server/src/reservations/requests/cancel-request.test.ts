import { randomUUID } from 'node:crypto'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { cancelRequest, listRequests, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { countRoundTrips } from '#testing/round-trips.ts'

const { database, callAs, anAgency, aColleague, someone } = await openDrafting()

/** An agent with a request that was just submitted. */
async function asking() {
  const agent = await someone()
  const { Id, OrderId } = await agent.submit()
  const read = () => agent.call(readRequest, { params: { id: Id } })
  const cancel = (Version = 1, key: string = randomUUID()) =>
    agent.call(cancelRequest, { params: { id: Id }, query: { Version } }, { key })
  return { ...agent, id: Id, contractId: OrderId, read, cancel }
}
const hasChanged = { code: 'STATE_CHANGED' }
const rowsOf = (table: string, id: number) => database.sql(`select from ${table} where request_id = $1`, [id])

describe('an agency cancels a request', () => {
  it('which then is nobody’s turn, and stays with its number and its price', async () => {
    const { read, cancel, call, id } = await asking()
    const before = await read()
    expect(await cancel(before.Version)).toBeNull()
    const after = await read()
    expect(after).toMatchObject({ State: 'Cancelled', Turn: 'nobody', TurnDueAt: null, Version: before.Version + 1 })
    const { Version, Timeline } = after
    expect(after).toEqual({ ...before, State: 'Cancelled', Turn: 'nobody', TurnDueAt: null, Version, Timeline })
    expect(Timeline.slice(1)).toEqual(before.Timeline)
    const { Data } = await call(listRequests, { query: { State: 'Cancelled' } })
    expect(Data.map(({ Id }) => Id)).toEqual([id])
  })

  it('and with it leave the desk’s queue, the answer clock and the counter of new ones', async () => {
    const { id, agencyId, cancel } = await asking()
    expect(await rowsOf('desk_request', id)).toHaveLength(1)
    expect(await rowsOf('request_clock', id)).toHaveLength(1)
    await cancel()
    expect(await rowsOf('desk_request', id)).toEqual([])
    expect(await rowsOf('request_clock', id)).toEqual([])
    const counts = await database.sql(
      `select state, requests from request_count where agency_id = $1 and requests <> 0`,
      [agencyId],
    )
    expect(counts).toEqual([{ state: 'Cancelled', requests: 1 }])
  })

  it('and the timeline says who did it, and the news tell both sides', async () => {
    const { id, userId, cancel } = await asking()
    await cancel()
    const events = await database.sql(
      `select version, what, source, actor from request_event where request_id = $1 order by version`,
      [id],
    )
    expect(events).toEqual([
      { version: 1, what: 'submit', source: 'agency', actor: `${userId}` },
      { version: 2, what: 'cancel', source: 'agency', actor: `${userId}` },
    ])
    const news = await database.sql<{ audience: string }>(
      `select audience from outbox where what = 'request' and subject = $1 order by id desc limit 2`,
      [`${id}`],
    )
    expect(news.map(({ audience }) => audience).toSorted()).toEqual(['agency', 'desk'])
  })

  it('once: the same press again changes nothing, another one is told that it changed', async () => {
    const { cancel, read } = await asking()
    const key = randomUUID()
    await Promise.all([cancel(1, key), cancel(1, key), cancel(1, key)])
    await expect(cancel(1)).rejects.toMatchObject(hasChanged)
    expect((await read()).Version).toBe(2)
  })

  it('as they have read it: what was changed since is told first', async () => {
    const { id, cancel, read } = await asking()
    await database.sql(`update request set version = 2 where id = $1`, [id])
    await expect(cancel(1)).rejects.toMatchObject(stateChanged)
    expect((await read()).State).toBe('New')
  })

  it('and of twenty who press at once one does', async () => {
    const { cancel, read } = await asking()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => cancel()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
    for (const reason of refused) expect(reason).toMatchObject(hasChanged)
    expect((await read()).Version).toBe(2)
  })

  it('while another is added to the same contract, and both are done', async () => {
    const { cancel, submit, contractId, read } = await asking()
    const into = { ExtendedOrderId: contractId as ContractId }
    // Without another one that is open the contract would be settled.
    await submit(into)
    const [, added] = await Promise.all([cancel(), submit(into)])
    expect((await read()).State).toBe('Cancelled')
    expect(added.OrderId).toBe(contractId)
  })

  it('only its own, and not as an accountant', async () => {
    const { id, agencyId, read } = await asking()
    const stranger = callAs((await anAgency()).token)
    const accountant = callAs((await aColleague(agencyId, 'accountant')).token)
    const one = { params: { id }, query: { Version: 1 } }
    await expect(stranger(cancelRequest, one)).rejects.toMatchObject({ status: 404 })
    await expect(accountant(cancelRequest, one)).rejects.toMatchObject({ status: 403 })
    expect((await read()).State).toBe('New')
  })

  it('in at most four round trips', async () => {
    const { cancel } = await asking()
    expect(await countRoundTrips(database.appPool)(() => cancel())).toBeLessThanOrEqual(4)
  })
})
