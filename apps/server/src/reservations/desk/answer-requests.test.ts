import { randomUUID } from 'node:crypto'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import {
  acceptRequest,
  addDeskNote,
  askHotel,
  assignRequest,
  rejectRequest,
} from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest, revealPassports } from '@sarai/wire/desk/requests/details.ts'
import { countDeskRequests } from '@sarai/wire/desk/requests/counts.ts'
import { listAssignees, listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { someoneOf } from '#testing/some-callers.ts'

const { database, callAs, aStaffMember, someone } = await openDrafting()
const clerk = await aStaffMember('reservations')
const kaveh = await aStaffMember('reservations')
const admin = await aStaffMember('admin')
const desk = callAs(clerk.token)
const hour = 3_600_000

/** A request of an agency of its own. */
async function asked() {
  const agent = await someone()
  const { Id: id, OrderId: contractId } = await agent.submit()
  const params = { id }
  return {
    ...agent,
    id,
    contractId,
    params,
    seen: () => desk(readDeskRequest, { params }),
    asSeen: () => agent.call(readRequest, { params }),
    ask: (version = 1, by = desk) =>
      by(askHotel, { params, body: { version, whom: 'Elif at the front office', how: 'phone' } }),
    accept: (version = 1, changes: object = {}, by = desk) =>
      by(acceptRequest, { params, body: { version, finalPrice: 30_000, hotelConfirmationNumber: '', ...changes } }),
    reject: (version = 1, changes: object = {}, by = desk) =>
      by(rejectRequest, { params, body: { version, reasonId: 1, reason: 'The hotel is full.', ...changes } }),
  }
}
const rowsOf = (search: string) => desk(listDeskRequests, { query: { search } }).then(({ rows }) => rows)

describe('the desk asks the hotel', () => {
  it('and says whom, how and when; the request is then the clerk’s, and the agency sees that the hotel was asked', async () => {
    const { id, ask, seen, asSeen } = await asked()
    expect(await seen()).toMatchObject({ state: 'New', turn: 'desk', assignedTo: null, version: 1 })
    await ask()
    expect(await seen()).toMatchObject({
      state: 'ConfirmationPending',
      turn: 'hotel',
      version: 2,
      assignedTo: { id: clerk.id },
      events: [{ question: { whom: 'Elif at the front office', how: 'phone' } }, { question: null }],
    })
    expect(await asSeen()).toMatchObject({ State: 'ConfirmationPending', Turn: 'hotel' })
    expect(await rowsOf(`${id}`)).toMatchObject([{ id, queue: 'asked', assignedTo: { id: clerk.id } }])
  })

  it('and may note it later: not before the request was there, and never ahead', async () => {
    const { id, params, seen } = await asked()
    await database.sql(`update request set submitted_at = now() - interval '2 hours' where id = $1`, [id])
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const noted = (askedAt: string) =>
      desk(askHotel, { params, body: { version: 1, whom: 'Elif', how: 'phone', askedAt } as const })
    await expect(noted(at(-3))).rejects.toMatchObject({ code: 'TIME_BEFORE_REQUEST' })
    await expect(noted(at(1))).rejects.toMatchObject({ code: 'TIME_IN_FUTURE' })
    const anHourAgo = at(-1)
    await noted(anHourAgo)
    expect((await seen()).events[0]!.question).toMatchObject({ askedAt: anHourAgo })
  })

  it('not twice, and not tomorrow', async () => {
    const { ask, params } = await asked()
    const askedAt = new Date(Date.now() + hour).toISOString()
    const body = { version: 1, whom: 'Elif', how: 'email', askedAt } as const
    await expect(desk(askHotel, { params, body })).rejects.toMatchObject({ code: 'TIME_IN_FUTURE' })
    await ask()
    await expect(ask(2)).rejects.toMatchObject({ code: 'HOTEL_ALREADY_ASKED' })
  })
})

describe('the desk accepts', () => {
  it('at the frozen price: it is charged, and the agency has a day to pay', async () => {
    const { id, contractId, accept, seen, asSeen } = await asked()
    const before = Date.now()
    const { version, deadlineAt } = await accept(1, { hotelConfirmationNumber: 'LSB-77120' })
    const left = Date.parse(deadlineAt!) - before
    expect(left).toBeGreaterThan(23.9 * hour)
    expect(left).toBeLessThan(24.1 * hour)
    expect(await seen()).toMatchObject({
      version,
      state: 'PaymentPending',
      turn: 'agency',
      deadlineAt,
      hotelConfirmationNumber: 'LSB-77120',
    })
    expect(await asSeen()).toMatchObject({ State: 'PaymentPending', Turn: 'agency', PaymentDueAt: deadlineAt })
    const journals = await database.sql(
      `select about, amounts::text from journal where contract_id = $1 and request_id = $2`,
      [contractId, id],
    )
    expect(journals).toHaveLength(1)
    expect(await database.sql(`select clock from request_clock where request_id = $1`, [id])).toEqual([
      { clock: 'payment' },
    ])
    expect(await rowsOf(`${id}`)).toMatchObject([{ queue: 'unpaid', dueAt: deadlineAt }])
  })

  it('two hours before the hotel lets the rooms go, but never with less than two hours', async () => {
    const option = Date.now() + 10 * hour
    const { accept } = await asked()
    const { deadlineAt } = await accept(1, { hotelOptionUntil: new Date(option).toISOString() })
    expect(Date.parse(deadlineAt!)).toBe(option - 2 * hour)
    const late = await asked()
    const soon = await late.accept(1, { hotelOptionUntil: new Date(Date.now() + hour).toISOString() })
    expect(Date.parse(soon.deadlineAt!) - Date.now()).toBeGreaterThan(1.9 * hour)
  })

  it('not with an option that is over: a slip in its date decides nothing', async () => {
    const { accept, seen } = await asked()
    const over = { hotelOptionUntil: new Date(Date.now() - hour).toISOString() }
    await expect(accept(1, over)).rejects.toMatchObject({ code: 'TIME_IN_PAST', fields: ['hotelOptionUntil'] })
    expect(await seen()).toMatchObject({ state: 'New', version: 1 })
  })

  it('not with an option that outlasts the check-in: a slip in its year decides nothing', async () => {
    const { accept, seen } = await asked()
    const { checkInAt } = await seen()
    const after = { hotelOptionUntil: new Date(Date.parse(checkInAt) + 1000).toISOString() }
    await expect(accept(1, after)).rejects.toMatchObject({
      code: 'DEADLINE_AFTER_CHECK_IN',
      fields: ['hotelOptionUntil'],
    })
    expect(await seen()).toMatchObject({ state: 'New', version: 1, hotelOptionUntil: null })
    await accept(1, { hotelOptionUntil: checkInAt })
    expect(await seen()).toMatchObject({ state: 'PaymentPending', hotelOptionUntil: checkInAt })
  })

  it('what costs nothing: it is confirmed at once, and has no deadline', async () => {
    const free = async (base: number) => database.sql(`update room_type set base_price = $1`, [base])
    await free(0)
    const { accept, asSeen } = await asked()
    await free(10_000)
    expect(await accept(1, { finalPrice: 0 })).toMatchObject({ deadlineAt: null })
    expect(await asSeen()).toMatchObject({ State: 'Confirmed', PaymentDueAt: null })
  })

  it('never at another price than the frozen one', async () => {
    const { accept, seen } = await asked()
    await expect(accept(1, { finalPrice: 29_999 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await seen()).toMatchObject({ state: 'New', version: 1 })
  })
})

describe('the desk rejects', () => {
  it('with a reason that is counted and a sentence that the agency reads', async () => {
    const { id, ask, reject, seen, asSeen } = await asked()
    await ask()
    await reject(2, { reason: 'The hotel has no room left on these dates.' })
    expect(await seen()).toMatchObject({
      state: 'Rejected',
      turn: 'nobody',
      closing: { reason: 'The hotel has no room left on these dates.' },
    })
    const told = await asSeen()
    const reason = 'The hotel has no room left on these dates.'
    expect(told).toMatchObject({ State: 'Rejected', RejectionReason: reason })
    expect(told.Timeline).toMatchObject([
      { What: 'reject', Source: 'staff', Who: null, Reason: reason },
      { What: 'ask-hotel', Source: 'staff', Who: null, Reason: null },
      { What: 'submit', Source: 'agency' },
    ])
    expect(told.Timeline[2]!.Who).not.toBeNull()
    const [row] = await database.sql<{ code: string }>(
      `select closing ->> 'reasonCode' as code from request where id = $1`,
      [id],
    )
    expect(row!.code).toBe('1')
    expect(await database.sql(`select from desk_request where request_id = $1`, [id])).toEqual([])
    expect(await rowsOf(`R-${id}`)).toMatchObject([{ id, queue: null, state: 'Rejected' }])
  })

  it('what was accepted is charged no more', async () => {
    const { contractId, accept, reject } = await asked()
    const { version } = await accept()
    await reject(version)
    const [sum] = await database.sql<{ owed: string }>(
      `select coalesce(sum((select sum(a) from unnest(accounts, amounts) as e (account, a) where account = 'agency')), 0)::text as owed
       from journal where contract_id = $1`,
      [contractId],
    )
    expect(sum!.owed).toBe('0')
  })

  it('for one of the reasons in use alone', async () => {
    const { reject } = await asked()
    await database.sql(`update rejection_reason set active = false where id = 6`)
    await expect(reject(1, { reasonId: 2 ** 40 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    for (const reasonId of [6, 999]) {
      await expect(reject(1, { reasonId })).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
    }
  })
})

describe('of two who decide at once', () => {
  it.each([
    ['accept', 'reject'],
    ['accept', 'accept'],
    ['ask', 'reject'],
  ] as const)('one does: %s and %s', async (one, other) => {
    const request = await asked()
    const outcomes = await Promise.allSettled([request[one](1), request[other](1, {}, callAs(kaveh.token) as never)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(lost!.reason).toMatchObject(stateChanged)
    const { events, version } = await request.seen()
    expect(version).toBe(2)
    expect(events).toHaveLength(2)
  })

  it('the same press twice is one decision', async () => {
    const { params, seen } = await asked()
    const key = randomUUID()
    const body = { version: 1, finalPrice: 30_000, hotelConfirmationNumber: '' }
    const replies = await Promise.all([1, 2, 3].map(() => desk(acceptRequest, { params, body }, { key })))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect((await seen()).version).toBe(2)
  })
})

describe('the page of a request', () => {
  it('says what may be done, and why something may not', async () => {
    const { seen, accept } = await asked()
    const may = async () => Object.fromEntries((await seen()).actions.map(({ action, why }) => [action, why]))
    expect(await may()).toMatchObject({
      'ask-hotel': null,
      accept: null,
      reject: null,
    })
    await accept()
    expect(await may()).toMatchObject({ 'ask-hotel': 'ALREADY_ACCEPTED', accept: 'ALREADY_ACCEPTED', reject: null })
  })

  it('has the timeline with names, and the price night by night', async () => {
    const { ask, seen } = await asked()
    await ask()
    const { events, rooms, versions, finalPrice } = await seen()
    expect(events.map(({ what, source }) => [what, source])).toEqual([
      ['ask-hotel', 'staff'],
      ['submit', 'agency'],
    ])
    expect(events.every(({ who }) => who !== null && who !== '')).toBe(true)
    expect(rooms[0]!.nights).toHaveLength(3)
    expect(rooms[0]!.nights.reduce((sum, { price }) => sum + price.room, 0)).toBe(30_000)
    expect(versions).toMatchObject([{ number: 1, isInForce: true, finalPrice }])
  })

  it('is found by nobody who has another number', async () => {
    const params = { id: 999_999_999 }
    const notFound = { status: 404, code: 'NOT_FOUND' }
    await expect(desk(readDeskRequest, { params })).rejects.toMatchObject(notFound)
    await expect(desk(addDeskNote, { params, body: { text: 'x' } })).rejects.toMatchObject(notFound)
    await expect(desk(assignRequest, { params, body: { staffId: null } })).rejects.toMatchObject(notFound)
    await expect(desk(rejectRequest, { params, body: { version: 1, reasonId: 1, reason: 'x' } })).rejects.toMatchObject(
      notFound,
    )
  })
})

describe('passports', () => {
  it('are not in what the desk reads; whoever reveals them is in the log', async () => {
    const { id, seen, params } = await asked()
    expect(JSON.stringify(await seen())).not.toContain('P1234567')
    expect((await seen()).rooms[0]!.guests[0]!.passport).toBe('kept')
    const { rooms } = await desk(revealPassports, { params })
    expect(rooms).toEqual([['P1234567', 'P1234567']])
    const { rows } = await callAs(admin.token)(listActivity, { query: { limit: 5 } })
    expect(rows[0]).toMatchObject({ what: 'passports-reveal', subject: { kind: 'request', id } })
    const kept = await database.sql(`select from idempotency_key where reply::text like '%P1234567%'`)
    expect(kept).toEqual([])
  })

  it('are revealed sixty times an hour by one person, and then no more', async () => {
    const { params } = await asked()
    const curious = callAs((await aStaffMember('reservations')).token)
    for (let turn = 0; turn < 60; turn += 1) await curious(revealPassports, { params })
    await expect(curious(revealPassports, { params })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('internal notes', () => {
  it('are read at the desk, and by no agency, not even past the code', async () => {
    const { agencyId, params, seen, asSeen } = await asked()
    await desk(addDeskNote, { params, body: { text: 'Ninety would be possible.' } })
    expect((await seen()).notes).toMatchObject([{ text: 'Ninety would be possible.' }])
    expect(JSON.stringify(await asSeen())).not.toContain('Ninety')
    const peek = query<void, { text: string }>(`select text from desk_note`)
    await expect(database.db.read(someoneOf(agencyId), (tx) => peek.all(tx))).rejects.toMatchObject({ code: '42501' })
  })
})

describe('whose request it is', () => {
  it('is said by taking it, handing it over and giving it back', async () => {
    const { id, params, seen } = await asked()
    const give = (staffId: number | null) => desk(assignRequest, { params, body: { staffId } })
    const assigned = async () => [(await seen()).assignedTo?.id, (await rowsOf(`${id}`))[0]!.assignedTo?.id]
    await give(clerk.id)
    expect(await assigned()).toEqual([clerk.id, clerk.id])
    await give(kaveh.id)
    expect(await assigned()).toEqual([kaveh.id, kaveh.id])
    await give(null)
    expect(await assigned()).toEqual([undefined, undefined])
    expect((await seen()).version).toBe(1)
  })

  it('and it is given to nobody who does not work on reservations', async () => {
    const { params } = await asked()
    const cook = await aStaffMember('catalogue')
    await expect(desk(assignRequest, { params, body: { staffId: cook.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const names = await desk(listAssignees, {})
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([clerk.id, kaveh.id]))
    expect(names.map(({ id }) => id)).not.toContain(cook.id)
  })
})

describe('the list', () => {
  const idsOf = async (asks: object) =>
    (await desk(listDeskRequests, { query: { limit: 100, ...asks } })).rows.map(({ id }) => id)

  it('takes no place that no list ever named', async () => {
    for (const after of ['9999999999999999_1', 'soon_1', '-1_1', '1_0']) {
      await expect(desk(listDeskRequests, { query: { after } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    expect(await idsOf({ after: '999999999999999_1' })).toEqual([])
  })

  it('is counted by queue', async () => {
    const countsOf = async () =>
      Object.fromEntries((await desk(countDeskRequests, {})).queues.map(({ queue, all }) => [queue, all]))
    const before = await countsOf()
    const { ask } = await asked()
    expect(await countsOf()).toMatchObject({ new: before['new']! + 1, asked: before['asked']! })
    await ask()
    expect(await countsOf()).toMatchObject({ new: before['new']!, asked: before['asked']! + 1 })
  })

  it('finds a number in whatever digits', async () => {
    const { id } = await asked()
    const persian = `${id}`.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
    for (const typed of [`R-${id}`, `r${id}`, ` ${id} `, persian]) {
      expect((await rowsOf(typed)).map((row) => row.id)).toEqual([id])
    }
    expect(await rowsOf('Galata')).toEqual([])
  })
})

it('nobody without the role does any of it', async () => {
  const { params, call } = await asked()
  for (const role of ['catalogue', 'finance'] as const) {
    const other = callAs((await aStaffMember(role)).token)
    await expect(other(readDeskRequest, { params })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(other(revealPassports, { params })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(call(readDeskRequest, { params })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
})
