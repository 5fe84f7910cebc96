import { describe, expect, it } from 'vitest'
import { rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { findAlternativeHotels, priceAlternative } from '@sarai/wire/desk/requests/alternatives.ts'
import { listAlternatives } from '@sarai/wire/portal/life/alternatives.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { countRoundTrips } from '#testing/round-trips.ts'

const drafting = await openDrafting()
const { database, callAs, aColleague, anAgency, aStaffMember, someone } = drafting
const desk = callAs((await aStaffMember('reservations')).token)
const reason = 'The hotel is full in that week.'

async function asked() {
  const agent = await someone()
  const { Id } = await agent.submit()
  const params = { id: Id as RequestId }
  const details = () => agent.call(readRequest, { params })
  const { CheckInDate, CheckOutDate, Rooms } = await details()
  const { hotels } = await desk(findAlternativeHotels, { params, query: {} })
  const later = {
    propertyId: hotels[0]!.propertyId,
    checkIn: addDays(calendarDay(CheckInDate), 7),
    checkOut: addDays(calendarDay(CheckOutDate), 7),
    roomTypeIds: Rooms.map(({ RoomTypeId }) => RoomTypeId),
  }
  type Proposed = typeof later & { finalPrice: number }
  const reject = (alternatives: Proposed[]) =>
    desk(rejectRequest, { params, body: { version: 1, reasonId: 1, reason, alternatives } })
  return { ...agent, params, details, later, reject, list: () => agent.call(listAlternatives, { params }) }
}

describe('a rejection with alternatives', () => {
  it('finds the hotel itself, or others by name, with their rooms', async () => {
    const { params, later } = await asked()
    const { hotels } = await desk(findAlternativeHotels, { params, query: {} })
    expect(hotels).toMatchObject([{ propertyId: later.propertyId, hotelEn: 'Galata', rooms: [{ board: 'BB' }] }])
    expect(await desk(findAlternativeHotels, { params, query: { search: 'galat' } })).toEqual({ hotels })
    expect(await desk(findAlternativeHotels, { params, query: { search: 'nowhere' } })).toEqual({ hotels: [] })
    // Those that nobody sells are not in the way, however many come before it.
    await database.sql(
      `insert into hotel (name_en, name_fa, grade, location_id, time_zone)
       select 'A' || n || ' Galata', 'گالاتا', grade, location_id, time_zone
       from hotel, generate_series(1, 12) n where name_en = 'Galata'`,
    )
    expect(await desk(findAlternativeHotels, { params, query: { search: 'galat' } })).toEqual({ hotels })
  })

  it('is priced for the guests of the request, kept with it, and priced again when it is shown', async () => {
    const { params, later, details, reject, list } = await asked()
    const { finalPrice, currency } = await desk(priceAlternative, { params, body: later })
    expect({ finalPrice, currency }).toEqual({ finalPrice: 30_000, currency: 'EUR' })
    await reject([{ ...later, finalPrice }])
    expect(await details()).toMatchObject({ State: 'Rejected', HasAlternatives: true })
    const shown = await list()
    expect(shown.Alternatives).toMatchObject([
      { HotelName: 'Galata', CheckInDate: later.checkIn, Nights: 3, PriceShown: 30_000, PriceNow: 30_000 },
    ])
    await database.sql(`update room_type set base_price = 12000`)
    expect((await list()).Alternatives).toMatchObject([{ PriceShown: 30_000, PriceNow: 36_000 }])
    await database.sql(`update hotel set active = false`)
    expect((await list()).Alternatives).toMatchObject([{ PriceShown: 30_000, PriceNow: null }])
    await database.sql(`update hotel set active = true`)
    await database.sql(`update room_type set base_price = 10000`)
  })

  it('is named to the desk as it was proposed, also where it is sold no more', async () => {
    const { params, later, reject } = await asked()
    const seen = async () => (await desk(readDeskRequest, { params })).alternatives
    expect(await seen()).toEqual([])
    await reject([{ ...later, finalPrice: 30_000 }])
    const { checkIn, checkOut } = later
    const proposed = { hotelEn: 'Galata', checkIn, checkOut, currency: 'EUR', finalPrice: 30_000 }
    expect(await seen()).toMatchObject([{ ...proposed, rooms: [{ board: 'BB' }] }])
    await database.sql(`update hotel set active = false`)
    expect(await seen()).toMatchObject([proposed])
    await database.sql(`update hotel set active = true`)
  })

  it('is refused at a price that has moved, for other rooms, and beyond three', async () => {
    const { params, later, details, reject } = await asked()
    const stale = reject([{ ...later, finalPrice: 29_000 }])
    await expect(stale).rejects.toMatchObject({ code: 'PRICE_CHANGED', fields: ['alternatives.0'] })
    const twoRooms = { ...later, roomTypeIds: [...later.roomTypeIds, ...later.roomTypeIds] }
    await expect(desk(priceAlternative, { params, body: twoRooms })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    const one = { ...later, finalPrice: 30_000 }
    await expect(reject([one, one, one, one])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const past = { ...later, checkIn: calendarDay('2020-01-01'), checkOut: calendarDay('2020-01-04') }
    await expect(desk(priceAlternative, { params, body: past })).rejects.toMatchObject({ status: 400 })
    const second = reject([one, { ...past, finalPrice: 30_000 }])
    await expect(second).rejects.toMatchObject({ fields: ['alternatives.1'] })
    expect((await details()).State).toBe('New')
  })

  it('is refused where it is the stay that is rejected', async () => {
    const { params, details, later, reject } = await asked()
    const { CheckInDate: checkIn, CheckOutDate: checkOut } = await details()
    const itself = { ...later, checkIn: calendarDay(checkIn), checkOut: calendarDay(checkOut) }
    await expect(desk(priceAlternative, { params, body: itself })).rejects.toMatchObject({ code: 'STAY_REJECTED' })
    const rejected = reject([{ ...itself, finalPrice: 30_000 }])
    await expect(rejected).rejects.toMatchObject({ code: 'STAY_REJECTED', fields: ['alternatives.0'] })
  })

  it('is refused where it proposes the same stay twice, however often', async () => {
    const { later, details, reject } = await asked()
    const one = { ...later, finalPrice: 30_000 }
    const other = { ...one, checkIn: addDays(one.checkIn, 1), checkOut: addDays(one.checkOut, 1) }
    const twice = { code: 'ALTERNATIVE_TWICE', fields: ['alternatives.2'] }
    await expect(reject([one, other, one])).rejects.toMatchObject(twice)
    await expect(reject([one, one, one])).rejects.toMatchObject({ ...twice, fields: ['alternatives.1'] })
    expect(await details()).not.toMatchObject({ State: 'Rejected' })
    await reject([one, other])
    expect(await details()).toMatchObject({ State: 'Rejected', HasAlternatives: true })
  })

  it('is asked about once each when they are shown', async () => {
    const { later, reject, list } = await asked()
    await reject([{ ...later, finalPrice: 30_000 }])
    const one = await countRoundTrips(database.appPool)(list)
    const two = await asked()
    const evenLater = { ...later, checkIn: addDays(later.checkIn, 1), checkOut: addDays(later.checkOut, 1) }
    await two.reject([later, evenLater].map((stay) => ({ ...stay, finalPrice: 30_000 })))
    expect((await countRoundTrips(database.appPool)(two.list)) - one).toBe(1)
  })

  it('is read by everybody of the agency, and by nobody else', async () => {
    const { agencyId, params, later, reject } = await asked()
    await reject([{ ...later, finalPrice: 30_000 }])
    const accountant = callAs((await aColleague(agencyId, 'accountant')).token)
    expect((await accountant(listAlternatives, { params })).Alternatives).toHaveLength(1)
    const stranger = callAs((await anAgency()).token)
    await expect(stranger(listAlternatives, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const finance = callAs((await aStaffMember('finance')).token)
    await expect(finance(priceAlternative, { params, body: later })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('may have none', async () => {
    const { reject, list } = await asked()
    await reject([])
    expect(await list()).toEqual({ Alternatives: [] })
  })
})
