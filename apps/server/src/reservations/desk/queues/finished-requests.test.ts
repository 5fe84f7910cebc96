import { cancelRequest } from '@sarai/wire/portal/kept-requests.ts'
import { assignRequest, rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { reviveForAgency } from '@sarai/wire/desk/requests/deadline.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { findRequestAgencies, findRequestHotels, listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { oldRows } from '#old-rows.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'
import { mostLookedAt } from '#reservations/desk/queues/days-of-check-in.ts'
import { someoneOf } from '#testing/some-callers.ts'

const opened = await openDrafting()
const { database, callAs, aStaffMember, someone } = opened
const { expired } = expiring(opened)
const clerk = await aStaffMember('reservations')
const desk = callAs(clerk.token)

async function asked() {
  const agent = await someone()
  const { Id: id } = await agent.submit()
  const params = { id }
  return {
    ...agent,
    id,
    params,
    seen: () => desk(readDeskRequest, { params }),
    reject: (version = 1) =>
      desk(rejectRequest, { params, body: { version, reasonId: 1, reason: 'The hotel is full.' } }),
  }
}
const list = (asks: object = {}) => desk(listDeskRequests, { query: { queue: 'finished', limit: 100, ...asks } })
const idsOf = async (asks: object = {}) => (await list(asks)).rows.map(({ id }) => id)

describe('what is finished', () => {
  it('is listed, the last first, whoever finished it, and no longer among what is open', async () => {
    const [rejected, cancelled] = [await asked(), await asked()]
    await rejected.reject()
    await cancelled.call(cancelRequest, { params: cancelled.params, query: { Version: 1 } })
    const [first, second] = (await list()).rows
    expect([first!.id, second!.id]).toEqual([cancelled.id, rejected.id])
    expect(second).toMatchObject({ state: 'Rejected', queue: null, dueAt: null, finishedAt: expect.any(String) })
    const open = await desk(listDeskRequests, { query: { limit: 100 } })
    expect(open.rows.map(({ id }) => id)).not.toContain(rejected.id)
    const [byNumber] = (await desk(listDeskRequests, { query: { search: `${rejected.id}` } })).rows
    expect(byNumber).toEqual(second)
  })

  it('is found by agency, hotel, colleague and day, and the filter has its names', async () => {
    const { id, agencyId, params, submit, reject, seen } = await asked()
    await reject()
    // Another of the same agency, of which all of that is different.
    const { Id: other } = await submit()
    await desk(rejectRequest, {
      params: { id: other },
      body: { version: 1, reasonId: 1, reason: 'The hotel is full.' },
    })
    await database.sql(
      `update finished_request set check_in = check_in + 1, hotel_id = hotel_id + 1 where request_id = $1`,
      [other],
    )
    const { checkIn } = await seen()
    expect(await idsOf({ agency: agencyId })).toEqual([other, id])
    const { hotels } = await desk(findRequestHotels, { query: { search: 'galat' } })
    const named = await list({ agency: agencyId, hotel: hotels[0]!.id })
    expect(named.rows.map((row) => row.id)).toEqual([id])
    expect(named.asked).toMatchObject({ agency: named.rows[0]!.agency.name, hotelEn: hotels[0]!.nameEn })
    expect(await idsOf({ agency: agencyId, checkInUntil: checkIn })).toEqual([id])
    expect(await idsOf({ agency: agencyId, checkInFrom: addDays(checkIn as CalendarDay, 1) })).toEqual([other])
    await desk(assignRequest, { params, body: { staffId: clerk.id } })
    expect(await idsOf({ agency: agencyId, assigned: 'me' })).toEqual([id])
    expect(await idsOf({ agency: agencyId, assigned: 'nobody' })).toEqual([other])
  })

  it('is walked page by page, each row once', async () => {
    const agent = await someone()
    for (let turn = 0; turn < 5; turn += 1) {
      const { Id: id } = await agent.submit()
      await agent.call(cancelRequest, { params: { id }, query: { Version: 1 } })
    }
    const walked: number[] = []
    for (let after: string | undefined; ;) {
      const { rows, next } = await list({ agency: agent.agencyId, limit: 2, ...(after && { after }) })
      walked.push(...rows.map(({ id }) => id))
      if (next === null) break
      after = next
    }
    expect(walked).toHaveLength(5)
    expect(walked).toEqual(await idsOf({ agency: agent.agencyId }))
  })

  it('is in the same hands once it is revived, in the queue as on its page', async () => {
    const { of } = await expired()
    const params = { id: of.requestId }
    await desk(assignRequest, { params, body: { staffId: clerk.id } })
    const { version } = await desk(readDeskRequest, { params })
    await desk(reviveForAgency, { params, body: { version } })
    const { assignedTo } = await desk(readDeskRequest, { params })
    expect(assignedTo).toMatchObject({ id: clerk.id })
    const { rows } = await desk(listDeskRequests, { query: { agency: of.agencyId, limit: 100 } })
    expect(rows.map((row) => row.assignedTo)).toEqual([assignedTo])
  })

  it('is finished no more when it is revived', async () => {
    const { of } = await expired()
    const params = { id: of.requestId }
    expect(await idsOf({ agency: of.agencyId })).toEqual([of.requestId])
    const { version } = await desk(readDeskRequest, { params })
    await desk(reviveForAgency, { params, body: { version } })
    expect(await idsOf({ agency: of.agencyId })).toEqual([])
  })

  it('is forgotten here after ninety days, and found by its number', async () => {
    const { id, agencyId, reject } = await asked()
    await reject()
    await database.sql(`update finished_request set finished_at = now() - interval '91 days' where request_id = $1`, [
      id,
    ])
    await sweepOldRows(database.workerDb, oldRows)
    expect(await idsOf({ agency: agencyId })).toEqual([])
    const { rows } = await desk(listDeskRequests, { query: { search: `R-${id}` } })
    expect(rows).toMatchObject([{ id, state: 'Rejected', finishedAt: null }])
  })

  it('is looked through for days of check-in so far and no further, and then the page goes on', async () => {
    const { id, agencyId, reject } = await asked()
    await reject()
    await database.sql(
      `insert into finished_request (agency_id, request_id, hotel_id, check_in, finished_at)
       select agency_id, request_id + n::bigint * 1000000, hotel_id, '2020-01-01', now() + interval '1 day'
       from finished_request, generate_series(1, ${mostLookedAt}) n where request_id = $1`,
      [id],
    )
    const days = { agency: agencyId, checkInFrom: '2021-01-01' }
    const { rows, next } = await list(days)
    expect(rows).toEqual([])
    expect(await idsOf({ ...days, after: next! })).toEqual([id])
    await database.sql(`delete from finished_request where request_id > 1000000`)
  })

  it('is hidden from other agencies by the database itself', async () => {
    const { reject } = await asked()
    await reject()
    const stranger = await someone()
    const every = query<void, { id: number }>(`select request_id as id from finished_request`)
    expect(await database.db.read(someoneOf(stranger.agencyId), (tx) => every.all(tx))).toEqual([])
  })
})

it('agencies and hotels are found by a part of their names, ten at most', async () => {
  const { agencies } = await desk(findRequestAgencies, { query: {} })
  expect(agencies.length).toBeGreaterThan(0)
  expect(agencies.length).toBeLessThanOrEqual(10)
  const search = agencies[0]!.name.slice(1)
  expect((await desk(findRequestAgencies, { query: { search } })).agencies).toContainEqual(agencies[0])
  expect((await desk(findRequestHotels, { query: { search: 'nothing like it' } })).hotels).toEqual([])
})
