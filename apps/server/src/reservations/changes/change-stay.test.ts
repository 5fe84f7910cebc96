import { describe, expect, it } from 'vitest'
import { changeDates, changeRoom, validateChange } from '@sarai/wire/portal/life/changes.ts'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { aGuest, inDays } from '#reservations/testing/an-asked-stay.ts'
import { aRoom, changing } from '#reservations/testing/changing.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const { database, callAs, aColleague, anAgency, aStaffMember, galata, double } = drafting
const { submitted } = changing(drafting)

const [suite] = await database.sql<{ id: RoomTypeId }>(
  `insert into room_type (property_id, name_en, name_fa, view, base_capacity, base_price, extra_bed_allowed,
     child_with_bed_allowed, extra_bed_price, child_with_bed_price)
   values ($1, 'Suite', 'سوئیت', 'city', 2, 25000, true, true, 4000, 3000) returning id::int`,
  [galata],
)
const aSuite = suite!.id

const rowOf = async (requestId: number) => {
  const [row] = await database.sql(
    `select r.check_in::text as "checkIn", queue, d.check_in::text as queued
     from request r
     join desk_request d on d.request_id = r.id where r.id = $1`,
    [requestId],
  )
  return row
}
const balanceOf = async (requestId: number) => {
  const [row] = await database.sql<{ owed: number }>(
    `select coalesce(sum(amount), 0)::int as owed from journal, unnest(accounts, amounts) entry (account, amount)
     where request_id = $1 and account = 'agency'`,
    [requestId],
  )
  return row!.owed
}

describe('an agency changes the dates', () => {
  it('sees the old and the new price night by night before anything is changed [req-08]', async () => {
    const { check, details } = await submitted()
    const { Version, Before, Now } = await check({ CheckInDate: inDays(10), CheckOutDate: inDays(15) })
    expect(Version).toBe(1)
    expect([Before.FinalPrice, Now.FinalPrice]).toEqual([30_000, 50_000])
    expect([Before, Now].map(({ EachRoomPrice }) => EachRoomPrice[0]!.FareBreakDown.length)).toEqual([3, 5])
    expect(await details()).toMatchObject({ Version: 1, CheckOutDate: inDays(13), FinalPrice: 30_000 })
  })

  it('and the desk has to answer the new stay, at the price that was shown [req-08]', async () => {
    const { of, moveTo, accept, details } = await submitted()
    await accept()
    expect(await balanceOf(of.requestId)).toBe(30_000)
    const save = await moveTo(20, 22, 2)
    expect(await save()).toBeNull()
    const changed = await details()
    expect(changed).toMatchObject({
      State: 'New',
      Turn: 'desk',
      Version: 3,
      CheckInDate: inDays(20),
      CheckOutDate: inDays(22),
      FinalPrice: 20_000,
      PaymentDueAt: null,
    })
    expect(await balanceOf(of.requestId)).toBe(0)
    const { rows } = await callAs((await aStaffMember('reservations')).token)(listDeskRequests, {
      query: { search: `${of.requestId}` },
    })
    expect(rows).toMatchObject([{ id: of.requestId, isChanged: true }])
    expect(await rowOf(of.requestId)).toEqual({ checkIn: inDays(20), queue: 'new', queued: inDays(20) })
    const clocks = await database.sql(`select clock from request_clock where request_id = $1`, [of.requestId])
    expect(clocks).toEqual([{ clock: 'answer' }])
    expect(changed.Timeline[0]).toMatchObject({
      What: 'change-stay',
      Source: 'agency',
      Change: {
        Dates: {
          From: { CheckInDate: inDays(10), CheckOutDate: inDays(13) },
          To: { CheckInDate: inDays(20), CheckOutDate: inDays(22) },
        },
        Price: { Currency: 'EUR', From: 30_000, To: 20_000 },
        Room: null,
      },
    })
  })

  it('never at a price that it was not shown', async () => {
    const { moveTo, details } = await submitted()
    const save = await moveTo(10, 12)
    await database.sql(`update room_type set base_price = 12000 where id = $1`, [double])
    await expect(save()).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
    await database.sql(`update room_type set base_price = 10000 where id = $1`, [double])
    expect((await details()).Version).toBe(1)
  })

  it('at a price that is held for this request and this change alone', async () => {
    const [own, other] = [await submitted(), await submitted()]
    const days = { CheckInDate: inDays(10), CheckOutDate: inDays(12) }
    const { Now } = await own.check(days)
    const body = { Id: own.of.requestId, Version: 1, ...days, QuoteId: Now.QuoteId }
    const otherDays = { ...body, CheckOutDate: inDays(14) }
    await expect(own.call(changeDates, { body: otherDays })).rejects.toMatchObject({ code: 'QUOTE_OTHER_STAY' })
    const ofOther = { ...body, Id: other.of.requestId }
    await expect(other.call(changeDates, { body: ofOther })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
    await database.sql(`update quote set expires_at = now() where id = $1`, [Now.QuoteId])
    await expect(own.call(changeDates, { body })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })

  it('not to the days that it has already', async () => {
    const { moveTo } = await submitted()
    const save = await moveTo(10, 13)
    await expect(save()).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  })

  it('and a colleague who saw the older version is told so, before anything about a price', async () => {
    const { moveTo, colleague, of } = await submitted()
    const save = await moveTo(20, 22)
    const days = { CheckInDate: inDays(30), CheckOutDate: inDays(31) }
    const other = await colleague()
    const { Now } = await other(validateChange, { query: { Id: of.requestId, ...days } })
    await save()
    const body = { Id: of.requestId, Version: 1, ...days, QuoteId: Now.QuoteId }
    await expect(other(changeDates, { body })).rejects.toMatchObject(stateChanged)
  })

  it('of two at once one wins, and the other reads that it changed', async () => {
    const { moveTo, details } = await submitted()
    const saves = [await moveTo(20, 22), await moveTo(24, 25), await moveTo(26, 27)]
    const outcomes = await Promise.allSettled(saves.map((save) => save()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
    for (const reason of refused) expect(reason).toMatchObject(stateChanged)
    expect((await details()).Version).toBe(2)
  })

  it('not of a request that is closed, and the check says so before', async () => {
    const { check, actions, of } = await submitted()
    await changing(drafting).desk.reject(of, 'Full')
    await expect(check({ CheckInDate: inDays(20), CheckOutDate: inDays(21) })).rejects.toMatchObject({
      code: 'REQUEST_CLOSED',
    })
    expect(await actions()).toContainEqual({ Action: 'change-stay', Why: 'REQUEST_CLOSED' })
  })

  it('only of its own, and not as an accountant', async () => {
    const { of, check } = await submitted()
    const days = { CheckInDate: inDays(20), CheckOutDate: inDays(21) }
    const body = { Id: of.requestId, Version: 1, ...days, QuoteId: (await check(days)).Now.QuoteId }
    const stranger = callAs((await anAgency()).token)
    const query = { Id: of.requestId, ...days }
    await expect(stranger(validateChange, { query })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stranger(changeDates, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const accountant = callAs((await aColleague(of.agencyId, 'accountant')).token)
    await expect(accountant(changeDates, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('not where a child would be too old by then', async () => {
    const born = inDays(15 - 12 * 365 - 3)
    const child = aGuest({ HotelGuestTypeId: 4, FirstName: 'Nika', DateOfBirth: born })
    const room = aRoom(aSuite, { HasChildWithBed: true, Guests: [aGuest(), aGuest({ FirstName: 'Ali' }), child] })
    const { turnInto, check } = await submitted()
    await (
      await turnInto(room)
    )()
    await expect(check({ CheckInDate: inDays(40), CheckOutDate: inDays(41) })).rejects.toMatchObject({
      code: 'AGE_MISMATCH',
      fields: ['rooms.0.guests.2.dateOfBirth'],
    })
  })
})

describe('an agency changes a room', () => {
  const another = () =>
    aRoom(aSuite, {
      HasExtraBed: true,
      Guests: [aGuest(), aGuest({ FirstName: 'Ali' }), aGuest({ HotelGuestTypeId: 2, LastName: 'Sadeghi' })],
    })

  it('to another one with other extras, and its guests with it [req-08]', async () => {
    const { of, turnInto, details, call } = await submitted()
    await (
      await turnInto(another())
    )()
    const changed = await details()
    expect(changed).toMatchObject({ State: 'New', Version: 2, FinalPrice: 87_000, AccommodationPropertyId: galata })
    expect(changed.Rooms).toMatchObject([{ RoomTypeId: aSuite, RoomType: 'Suite' }])
    expect(changed.Rooms[0]!.Guests.map(({ LastName, PassportNumber }) => [LastName, PassportNumber])).toEqual([
      ['Rahimi', 'P1234567'],
      ['Rahimi', 'P1234567'],
      ['Sadeghi', 'P1234567'],
    ])
    expect(changed.Timeline[0]!.Change).toMatchObject({
      Room: { Room: 1, From: { RoomType: 'Double' }, To: { RoomType: 'Suite', HasExtraBed: true } },
      Price: { From: 30_000, To: 87_000 },
    })
    const { Data } = await call(listRequests, { query: { Search: 'sadeg' } })
    expect(Data.map(({ Id }) => Id)).toEqual([of.requestId])
  })

  it('and a name that nobody has any more finds nothing', async () => {
    const { turnInto, call } = await submitted()
    const guests = [aGuest({ LastName: 'Karimi' }), aGuest({ LastName: 'Karimi', FirstName: 'Ali' })]
    await (
      await turnInto(aRoom(aSuite, { Guests: guests }))
    )()
    expect((await call(listRequests, { query: { Search: 'rahim' } })).Data).toEqual([])
    expect((await call(listRequests, { query: { Search: 'karim' } })).Data).toHaveLength(1)
  })

  it('and what was wrong with a guest is said at its place', async () => {
    const { turnInto, details } = await submitted()
    const wrong = await turnInto(aRoom(aSuite, { Guests: [aGuest({ FirstName: '' }), aGuest()] }))
    await expect(wrong()).rejects.toMatchObject({ code: 'GUEST_INVALID', fields: ['rooms.0.guests.0.firstName'] })
    expect((await details()).Version).toBe(1)
  })

  it('but only its guests without a new price and a new answer', async () => {
    const { of, call, accept, details } = await submitted()
    await accept()
    const guests = [aGuest({ LastName: 'Karimi' }), aGuest({ FirstName: 'Ali', Gender: 'Male' })]
    const body = { Id: of.requestId, Version: 2, Room: 1, ...aRoom(double, { Guests: guests }), QuoteId: null }
    await call(changeRoom, { body })
    expect(await details()).toMatchObject({ State: 'PaymentPending', Version: 3, FinalPrice: 30_000 })
    const other = { ...body, Version: 3, RoomTypeId: aSuite }
    await expect(call(changeRoom, { body: other })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })

  it('that is there', async () => {
    const { check } = await submitted()
    await expect(check({ Room: 2, RoomTypeId: aSuite })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(check({ Room: 1, RoomTypeId: 999_999 as RoomTypeId })).rejects.toMatchObject({
      code: 'HOTEL_INACTIVE',
    })
  })
})

it('an agency adds a room to its request, and the desk sees what changed and both prices', async () => {
  const { of, add, details } = await submitted()
  await add(aRoom(aSuite, { Guests: [aGuest({ LastName: 'Karimi' }), aGuest()] }))
  const changed = await details()
  expect(changed).toMatchObject({ Version: 2, FinalPrice: 105_000 })
  expect(changed.Rooms.map(({ RoomType }) => RoomType)).toEqual(['Double', 'Suite'])
  expect(changed.Timeline[0]!.Change!.Room).toMatchObject({ Room: 2, From: null })
  const desk = callAs((await aStaffMember('reservations')).token)
  const seen = await desk(readDeskRequest, { params: { id: of.requestId } })
  expect(seen.versions.map(({ finalPrice }) => finalPrice)).toEqual([105_000, 30_000])
  expect(seen.events[0]).toMatchObject({ what: 'change-stay', change: { room: { room: 1, from: null } } })
})
