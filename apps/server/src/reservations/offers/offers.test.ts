import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { offerPrice, withdrawOffer } from '@sarai/wire/desk/requests/offers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { countDeskRequests } from '@sarai/wire/desk/requests/counts.ts'
import { acceptOffer, declineOffer } from '@sarai/wire/portal/life/offers.ts'
import { listRequests, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

const drafting = await openDrafting()
const { database, callAs, aColleague, anAgency, aStaffMember, someone } = drafting
const { desk: decides, sweep } = expiring(drafting)
const desk = callAs((await aStaffMember('reservations')).token)

const later = (hours: number) => new Date(Date.now() + hours * msPerHour).toISOString()
const reason = 'The hotel raised its price.'
/** Three nights at 100.00. */
const night = { room: 10_000, childNoBed: 0, childWithBed: 0, extraBed: 0 }

async function asked() {
  const agent = await someone()
  const { Id } = await agent.submit()
  const of = { agencyId: agent.agencyId, requestId: Id as RequestId }
  const params = { id: Id }
  const answer = (operation: typeof acceptOffer, version: number, offer: number, key?: string) =>
    agent.call(operation, { params, body: { version, offer } }, { key: key ?? randomUUID() })
  return {
    ...agent,
    of,
    params,
    answer,
    details: () => agent.call(readRequest, { params }),
    offer: (total: number, version = 1, until: string | undefined = later(5)) =>
      desk(offerPrice, { params, body: { version, price: { total }, reason, until } }),
  }
}
type Asked = Awaited<ReturnType<typeof asked>>

const inQueue = async ({ of }: Asked) => {
  const [row] = await database.sql(`select queue, due_at as "dueAt" from desk_request where request_id = $1`, [
    of.requestId,
  ])
  return row
}
const mailsAbout = async ({ of }: Asked) => {
  const rows = await database.sql<{ mail: string }>(
    `select payload ->> 'mail' as mail from graphile_worker._private_jobs
     where payload ->> 'requestId' = $1 order by id`,
    [`${of.requestId}`],
  )
  return rows.map(({ mail }) => mail)
}
const passOffer = ({ of }: Asked) =>
  database.sql(
    `with over as (update request set offer_until = now() - interval '1 second' where id = $1)
     update request_clock set due_at = now() - interval '1 second' where request_id = $1 and clock = 'offer'`,
    [of.requestId],
  )

describe('the desk offers a higher price', () => {
  it('as one sum, spread over the nights: nothing changes until the agency says yes', async () => {
    const request = await asked()
    const until = later(5)
    expect(await request.offer(31_000, 1, until)).toEqual({ version: 2, offerUntil: until })
    const details = await request.details()
    expect(details).toMatchObject({ State: 'New', Turn: 'agency', TurnDueAt: until, FinalPrice: 30_000, Version: 2 })
    expect(details.Offer).toMatchObject({ Number: 2, Until: until, Reason: reason, TotalPrice: 31_000 })
    const nights = details.Offer!.EachRoomPrice[0]!.FareBreakDown.map(({ Price }) => Price.Room)
    expect(nights).toEqual([10_334, 10_333, 10_333])
    expect(details.Timeline[0]).toMatchObject({ What: 'offer-price', Source: 'staff', Reason: reason })
    expect(await inQueue(request)).toEqual({ queue: 'offered', dueAt: new Date(until) })
    expect(await mailsAbout(request)).toContain('price-offered')
    const { Data } = await request.call(listRequests, { query: { View: 'you' } })
    expect(Data).toMatchObject([{ OfferUntil: until, Turn: 'agency', TurnDueAt: until }])
  })

  it('night by night, and reads on its own page until when it stands', async () => {
    const request = await asked()
    const until = later(5)
    const rooms = [[night, { ...night, room: 12_000 }, night]]
    await desk(offerPrice, { params: request.params, body: { version: 1, price: { rooms }, reason, until } })
    const { Offer } = await request.details()
    expect(Offer).toMatchObject({ FinalPrice: 32_000 })
    const seen = await desk(readDeskRequest, { params: request.params })
    expect(seen).toMatchObject({ turn: 'agency', offerUntil: until, finalPrice: 30_000 })
    expect(seen.versions).toMatchObject([
      { number: 2, isOffer: true, isInForce: false, finalPrice: 32_000, reason },
      { number: 1, isOffer: false, isInForce: true },
    ])
    expect(seen.actions).toContainEqual({ action: 'accept', why: 'OFFER_PENDING' })
    const { queues } = await desk(countDeskRequests, {})
    expect(queues.find(({ queue }) => queue === 'offered')!.all).toBeGreaterThan(0)
  })

  it('that stops the answer clock while it waits', async () => {
    const request = await asked()
    await request.offer(31_000)
    const clocks = await database.sql(`select clock from request_clock where request_id = $1`, [request.of.requestId])
    expect(clocks).toEqual([{ clock: 'offer' }])
  })

  it.each([
    ['without an end', { until: undefined }, 'TIME_IN_PAST', ['until']],
    ['that has ended', { until: later(-1) }, 'TIME_IN_PAST', ['until']],
    ['that outlasts the stay', { until: later(24 * 365) }, 'DEADLINE_AFTER_CHECK_IN', ['until']],
    ['that is no other', { price: { total: 30_000 } }, 'PRICE_UNCHANGED', ['price']],
    ['for another stay', { price: { rooms: [[night]] } }, 'STATE_CHANGED', undefined],
    ['seen at another version', { version: 7 }, 'STATE_CHANGED', undefined],
  ])('but none %s', async (_, changes, code, fields) => {
    const { params } = await asked()
    const body = { version: 1, price: { total: 31_000 }, reason, until: later(5), ...changes }
    await expect(desk(offerPrice, { params, body })).rejects.toMatchObject({ code, ...(fields && { fields }) })
  })

  it('and nobody else does', async () => {
    const { params } = await asked()
    const finance = callAs((await aStaffMember('finance')).token)
    const body = { version: 1, price: { total: 31_000 }, reason, until: later(5) }
    await expect(finance(offerPrice, { params, body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(desk(offerPrice, { params: { id: 999_999 }, body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a lower price', () => {
  it('counts at once, needs no end, and takes an offer away', async () => {
    const request = await asked()
    await request.offer(31_000)
    expect(await request.offer(27_001, 2, undefined)).toEqual({ version: 3, offerUntil: null })
    expect(await request.details()).toMatchObject({ FinalPrice: 27_001, Offer: null, Turn: 'desk', Version: 3 })
    expect(await inQueue(request)).toMatchObject({ queue: 'new' })
    expect(await mailsAbout(request)).toContain('price-lowered')
  })

  it('of an accepted request gives back what is charged beyond it', async () => {
    const request = await asked()
    await decides.accept(request.of)
    await request.offer(27_000, 2, undefined)
    expect(await request.details()).toMatchObject({ State: 'PaymentPending', FinalPrice: 27_000 })
    const [owed] = await database.sql(
      `select sum(amounts[1])::int as owed from journal where request_id = $1 and accounts[1] = 'agency'`,
      [request.of.requestId],
    )
    expect(owed).toEqual({ owed: 27_000 })
  })
})

describe('the agency answers an offer', () => {
  it('with yes: the price counts, and the desk owes an answer again', async () => {
    const request = await asked()
    await request.offer(31_000)
    expect(await request.answer(acceptOffer, 2, 2)).toBeNull()
    expect(await request.details()).toMatchObject({ FinalPrice: 31_000, Offer: null, Turn: 'desk', Version: 3 })
    expect(await inQueue(request)).toMatchObject({ queue: 'new' })
  })

  it('once: the same key again is the same yes', async () => {
    const request = await asked()
    await request.offer(31_000)
    const key = randomUUID()
    await request.answer(acceptOffer, 2, 2, key)
    expect(await request.answer(acceptOffer, 2, 2, key)).toBeNull()
    expect((await request.details()).Version).toBe(3)
  })

  it('with no: it keeps its price', async () => {
    const request = await asked()
    await request.offer(31_000)
    await request.answer(declineOffer, 2, 2)
    expect(await request.details()).toMatchObject({ FinalPrice: 30_000, Offer: null, Turn: 'desk' })
    await expect(request.answer(acceptOffer, 3, 2)).rejects.toMatchObject({ code: 'NO_OFFER' })
  })

  it('never one that was replaced under its eyes', async () => {
    const request = await asked()
    await request.offer(31_000)
    await request.offer(33_000, 2)
    await expect(request.answer(acceptOffer, 2, 2)).rejects.toMatchObject(stateChanged)
    await expect(request.answer(acceptOffer, 3, 2)).rejects.toMatchObject(stateChanged)
    expect((await request.details()).FinalPrice).toBe(30_000)
    expect(await mailsAbout(request)).toContain('offer-replaced')
    await request.answer(acceptOffer, 3, 3)
    expect((await request.details()).FinalPrice).toBe(33_000)
  })

  it('of an accepted request: the difference is charged', async () => {
    const request = await asked()
    await decides.accept(request.of)
    await request.offer(31_000, 2)
    expect(await inQueue(request)).toMatchObject({ queue: 'unpaid' })
    await request.answer(acceptOffer, 3, 2)
    expect(await request.details()).toMatchObject({ State: 'PaymentPending', FinalPrice: 31_000 })
    const [owed] = await database.sql(
      `select sum(amounts[1])::int as owed from journal where request_id = $1 and accounts[1] = 'agency'`,
      [request.of.requestId],
    )
    expect(owed).toEqual({ owed: 31_000 })
  })

  it('as an owner, not as an accountant, and only its own', async () => {
    const request = await asked()
    await request.offer(31_000)
    const given = { params: request.params, body: { version: 2, offer: 2 } }
    const accountant = callAs((await aColleague(request.agencyId, 'accountant')).token)
    await expect(accountant(acceptOffer, given)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await accountant(readRequest, { params: request.params })).Offer).toMatchObject({ Number: 2 })
    const stranger = callAs((await anAgency()).token)
    await expect(stranger(declineOffer, given)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const owner = callAs((await aColleague(request.agencyId, 'owner')).token)
    expect(await owner(acceptOffer, given)).toBeNull()
  })
})

describe('an offer ends', () => {
  it('by itself when nobody answers: both sides are told, and the desk owes an answer', async () => {
    const request = await asked()
    await request.offer(31_000)
    await passOffer(request)
    await expect(request.answer(acceptOffer, 2, 2)).rejects.toMatchObject({ code: 'OFFER_EXPIRED' })
    expect(await sweep()).toMatchObject({ decided: 1, failed: 0 })
    expect(await request.details()).toMatchObject({ FinalPrice: 30_000, Offer: null, Turn: 'desk', Version: 3 })
    expect(await mailsAbout(request)).toContain('offer-expired')
    const told = await database.sql(`select distinct audience from outbox where subject = $1`, [
      `${request.of.requestId}`,
    ])
    expect(told).toHaveLength(2)
    const clocks = await database.sql(`select clock from request_clock where request_id = $1`, [request.of.requestId])
    expect(clocks).toEqual([{ clock: 'answer' }])
  })

  it('when the desk takes it back, with a reason', async () => {
    const request = await asked()
    await request.offer(31_000)
    const { params } = request
    await desk(withdrawOffer, { params, body: { version: 2, reason: 'The hotel kept its price.' } })
    const details = await request.details()
    expect(details).toMatchObject({ Offer: null, Turn: 'desk', Version: 3 })
    expect(details.Timeline[0]).toMatchObject({ What: 'withdraw-offer', Reason: 'The hotel kept its price.' })
    await expect(request.answer(acceptOffer, 2, 2)).rejects.toMatchObject(stateChanged)
    expect(await mailsAbout(request)).toContain('offer-withdrawn')
    const again = desk(withdrawOffer, { params, body: { version: 3, reason } })
    await expect(again).rejects.toMatchObject({ code: 'NO_OFFER' })
  })
})

it('lets one of a yes and a second offer win', async () => {
  const request = await asked()
  await request.offer(31_000)
  const outcomes = await Promise.allSettled([request.answer(acceptOffer, 2, 2), request.offer(33_000, 2)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: stateChanged })
  expect((await request.details()).Version).toBe(3)
})
