import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { reviveForAgency } from '@sarai/wire/desk/requests/deadline.ts'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { countRequests } from '@sarai/wire/portal/request-counts.ts'
import { priceRevival, reviveRequest } from '@sarai/wire/portal/life/revivals.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

const drafting = await openDrafting()
const { database, callAs, aColleague, anAgency, aStaffMember } = drafting
const { accepted, expired, sweep } = expiring(drafting)

/** An agent whose request was not paid in time. */
async function late() {
  const request = await expired()
  const params = { id: request.of.requestId }
  const price = () => request.call(priceRevival, { params })
  const revive = (quoteId: string, version = 3, key: string = randomUUID()) =>
    request.call(reviveRequest, { params, body: { version, quoteId } }, { key })
  return { ...request, params, price, revive }
}
type Late = Awaited<ReturnType<typeof late>>

const closedBefore = ({ of }: Pick<Late, 'of'>, hours: number) =>
  database.sql(
    `update request set closing = jsonb_set(closing, '{at}', to_jsonb((closing ->> 'at')::bigint - $1::bigint))
     where id = $2`,
    [hours * msPerHour, of.requestId],
  )
/** As if a day had passed. */
const endRevival = async (of: Late['of']) => {
  await closedBefore({ of }, 25)
  await database.sql(`update request_clock set due_at = now() - interval '1 second' where request_id = $1`, [
    of.requestId,
  ])
}
const clocksOf = ({ requestId }: Late['of']) =>
  database.sql(`select clock from request_clock where request_id = $1 order by clock`, [requestId])
const atPrice = async (cents: number, work: () => Promise<void>) => {
  const [{ base } = { base: 0 }] = await database.sql<{ base: number }>(
    `select max(base_price)::int as base from room_type`,
  )
  await database.sql(`update room_type set base_price = $1`, [cents])
  try {
    await work()
  } finally {
    await database.sql(`update room_type set base_price = $1`, [base])
  }
}

describe('an agency revives a request that was not paid in time', () => {
  it('at the price of today: the desk has to answer again, and is told', async () => {
    const { of, details, price, revive } = await late()
    const before = await details()
    expect(Date.parse(before.ReviveUntil!) - Date.now()).toBeGreaterThan(23 * msPerHour)
    const quote = await price()
    expect(quote.FinalPrice).toBe(before.FinalPrice)
    expect(await revive(quote.QuoteId)).toBeNull()
    expect(await details()).toMatchObject({ State: 'New', Turn: 'desk', Version: 4, ReviveUntil: null })
    const [queued] = await database.sql(`select queue from desk_request where request_id = $1`, [of.requestId])
    expect(queued).toEqual({ queue: 'new' })
    const [event] = await database.sql(
      `select what, source from request_event where request_id = $1 order by version desc limit 1`,
      [of.requestId],
    )
    expect(event).toEqual({ what: 'revive', source: 'agency' })
    const mails = await database.sql(
      `select from graphile_worker._private_jobs
       where payload ->> 'requestId' = $1 and payload ->> 'mail' = 'request-revived'`,
      [`${of.requestId}`],
    )
    expect(mails).toHaveLength(1)
  })

  it('and reads in its list until when it may', async () => {
    const { call, of, details, price, revive } = await late()
    const listed = async () => {
      const { Data } = await call(listRequests, { query: {} })
      return Data.find(({ Id }) => Id === of.requestId)
    }
    const { ReviveUntil } = await details()
    expect(await listed()).toMatchObject({ State: 'Cancelled', ReviveUntil })
    await revive((await price()).QuoteId)
    expect(await listed()).toMatchObject({ State: 'New', ReviveUntil: null })
  })

  it('and finds it among what waits for it, until nobody may have it again', async () => {
    const { call, of, details } = await late()
    const waiting = async () => {
      const { Data, Views } = await call(listRequests, { query: { View: 'you' } })
      const { waitingForYou } = await call(countRequests, {})
      return { listed: Data.map(({ Id }) => Id), view: Views.You, navigation: waitingForYou }
    }
    const { ReviveUntil, Version } = await details()
    expect(await details()).toMatchObject({ Turn: 'agency', TurnDueAt: ReviveUntil })
    expect(await waiting()).toEqual({ listed: [of.requestId], view: 1, navigation: 1 })
    await endRevival(of)
    await database.sql(`delete from outbox where subject = $1`, [`${of.requestId}`])
    expect(await sweep()).toMatchObject({ decided: 1, failed: 0 })
    expect(await waiting()).toEqual({ listed: [], view: 0, navigation: 0 })
    // Time has passed, and nobody did anything: no version, and nothing in the timeline.
    expect(await details()).toMatchObject({ State: 'Cancelled', Turn: 'nobody', TurnDueAt: null, Version })
    expect(await clocksOf(of)).toEqual([])
    const told = await database.sql(`select audience, what from outbox where subject = $1 order by 1`, [
      `${of.requestId}`,
    ])
    expect(told).toEqual(['agency', 'desk'].map((audience) => ({ audience, what: 'request' })))
  })

  it('and whoever revives it stops that clock', async () => {
    const { of, price, revive } = await late()
    expect(await clocksOf(of)).toEqual([{ clock: 'revive' }])
    await revive((await price()).QuoteId)
    expect(await clocksOf(of)).toEqual([{ clock: 'answer' }])
  })

  it('never at a price that it was not shown', async () => {
    const { details, price, revive } = await late()
    const quote = await price()
    await atPrice(12_000, async () => {
      await expect(revive(quote.QuoteId)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
      const again = await price()
      expect(again.FinalPrice).toBe(36_000)
      await revive(again.QuoteId)
    })
    expect(await details()).toMatchObject({ State: 'New', FinalPrice: 36_000 })
  })

  it('once: whoever was slower is told that it changed', async () => {
    const { details, price, revive } = await late()
    const { QuoteId } = await price()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => revive(QuoteId)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
    for (const reason of refused) expect(reason).toMatchObject(stateChanged)
    expect((await details()).Version).toBe(4)
  })

  it('for 24 hours and no longer', async () => {
    const request = await late()
    const { QuoteId } = await request.price()
    await closedBefore(request, 24)
    await expect(request.price()).rejects.toMatchObject({ code: 'DEADLINE_PASSED' })
    await expect(request.revive(QuoteId)).rejects.toMatchObject({ code: 'DEADLINE_PASSED' })
    const { Data } = await request.call(listRequests, { query: { State: 'Cancelled' } })
    expect(Data).toHaveLength(1)
  })

  it('only what its deadline closed, of its own, and not as an accountant', async () => {
    const open = await accepted()
    const ofOpen = { params: { id: open.of.requestId } }
    await expect(open.call(priceRevival, ofOpen)).rejects.toMatchObject({ code: 'NOT_REVIVABLE' })
    const { of, params, price } = await late()
    const body = { version: 3, quoteId: (await price()).QuoteId }
    const stranger = callAs((await anAgency()).token)
    await expect(stranger(priceRevival, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stranger(reviveRequest, { params, body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const accountant = callAs((await aColleague(of.agencyId, 'accountant')).token)
    await expect(accountant(reviveRequest, { params, body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('not while the hotel is not sold', async () => {
    const { price } = await late()
    await database.sql(`update hotel set active = false`)
    await expect(price()).rejects.toMatchObject({ code: 'HOTEL_INACTIVE' })
    await database.sql(`update hotel set active = true`)
  })
})

describe('the desk revives a request for an agency', () => {
  it('at the price that it had, and at no other', async () => {
    const desk = callAs((await aStaffMember('reservations')).token)
    const { params, details } = await late()
    const body = { version: 3 }
    await atPrice(12_000, async () => {
      await expect(desk(reviveForAgency, { params, body })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
    })
    await desk(reviveForAgency, { params, body })
    expect(await details()).toMatchObject({ State: 'New', FinalPrice: 30_000, Version: 4 })
    await expect(desk(reviveForAgency, { params, body })).rejects.toMatchObject(stateChanged)
  })
})
