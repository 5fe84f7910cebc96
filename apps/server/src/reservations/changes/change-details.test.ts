import { describe, expect, it } from 'vitest'
import { changeFlights, changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import type { SentFlight } from '@sarai/wire/portal/requests.ts'
import { aGuest, inDays } from '#reservations/testing/an-asked-stay.ts'
import { changing } from '#reservations/testing/changing.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const { database } = drafting
const { submitted } = changing(drafting)

const aFlight = (changes: Partial<SentFlight> = {}): SentFlight => ({
  Airline: 'W5',
  FlightNumber: '112',
  TakeOffDate: inDays(10),
  TakeOffTime: '14:05',
  LandingDate: '',
  LandingTime: '16:35',
  FlightDuration: '',
  OriginAirport: '',
  DestinationAirport: '',
  ...changes,
})

describe('an agency changes the flights', () => {
  const withFlight = (flight: SentFlight | null) => ({
    NeedTransfer: true,
    OriginFlight: flight,
    DestinationFlight: null,
  })

  it('and what the desk has answered stands [req-08]', async () => {
    const { of, call, accept, details } = await submitted()
    await accept()
    const at = { Id: of.requestId, Version: 2 }
    expect(await call(changeFlights, { body: { ...at, ...withFlight(aFlight()) } })).toBeNull()
    const changed = await details()
    expect(changed).toMatchObject({ State: 'PaymentPending', Version: 3, NeedTransfer: true })
    expect(changed.OriginFlight).toMatchObject({ FlightNumber: '112', OriginAirport: 'IKA' })
    expect(changed.Timeline[0]).toMatchObject({
      What: 'change-details',
      Change: { Flights: { From: null, To: { OriginFlight: { Airline: 'W5', TakeOffTime: '14:05' } } } },
    })
    const told = await database.sql(`select audience from outbox where subject = $1 and audience = 'desk'`, [
      `${of.requestId}`,
    ])
    expect(told.length).toBeGreaterThan(0)
  })

  it('also once it is confirmed: the price and the answer stand', async () => {
    // What costs nothing is confirmed as soon as it is accepted.
    await database.sql(`update room_type set base_price = 0`)
    const { of, call, accept, details } = await submitted()
    await database.sql(`update room_type set base_price = 10000`)
    await accept()
    const { State, Version } = await details()
    expect(State).toBe('Confirmed')
    await call(changeFlights, { body: { Id: of.requestId, Version, ...withFlight(aFlight()) } })
    expect(await details()).toMatchObject({ State: 'Confirmed', NeedTransfer: true })
  })

  it('and the timeline tells of each part that changed', async () => {
    const { of, call, details } = await submitted()
    const at = (Version: number) => ({ Id: of.requestId, Version })
    await call(changeFlights, { body: { ...at(1), ...withFlight(aFlight()) } })
    const later = aFlight({ LandingTime: '17:20', FlightDuration: '03:15', DestinationAirport: 'SAW' })
    await call(changeFlights, { body: { ...at(2), ...withFlight(later) } })
    expect((await details()).Timeline[0]!.Change!.Flights).toMatchObject({
      From: { OriginFlight: { LandingTime: '16:35', FlightDuration: null, DestinationAirport: 'IST' } },
      To: { OriginFlight: { LandingTime: '17:20', FlightDuration: 195, DestinationAirport: 'SAW' } },
    })
  })

  it('and says what is wrong with one, at its field', async () => {
    const { of, call } = await submitted()
    const wrong = { Id: of.requestId, Version: 1, ...withFlight(aFlight({ TakeOffTime: '25:99' })) }
    await expect(call(changeFlights, { body: wrong })).rejects.toMatchObject({
      code: 'FLIGHT_INVALID',
      fields: ['OriginFlight.takeOffTime'],
    })
  })

  it('not to those that it has already, and not over those of a colleague', async () => {
    const { of, call, colleague, details } = await submitted()
    const at = (Version: number) => ({ Id: of.requestId, Version })
    await call(changeFlights, { body: { ...at(1), ...withFlight(aFlight()) } })
    await expect(call(changeFlights, { body: { ...at(2), ...withFlight(aFlight()) } })).rejects.toMatchObject({
      code: 'NOTHING_CHANGED',
    })
    const other = await colleague()
    const older = { ...at(1), ...withFlight(aFlight({ FlightNumber: '999' })) }
    await expect(other(changeFlights, { body: older })).rejects.toMatchObject(stateChanged)
    expect((await details()).OriginFlight).toMatchObject({ FlightNumber: '112' })
  })
})

describe('an agency changes guests and its reference', () => {
  const both = [aGuest(), aGuest({ FirstName: 'Ali', Gender: 'Male' })]

  it('and the request is found by the new names, while the answer stands', async () => {
    const { params, call, accept, details } = await submitted({ AgencyRef: '5512' })
    await accept()
    const guests = [[aGuest({ LastName: 'Karimi', PassportNumber: 'K7654321' }), both[1]!]]
    await call(changeGuests, { params, body: { version: 2, agencyRef: '5512-B', guests } })
    const changed = await details()
    expect(changed).toMatchObject({ State: 'PaymentPending', Version: 3, AgencyRef: '5512-B' })
    expect(changed.Rooms[0]!.Guests[0]).toMatchObject({ LastName: 'Karimi', PassportNumber: 'K7654321' })
    expect(changed.Timeline[0]!.Change).toMatchObject({
      Guests: [{ Room: 1, From: 'Nasrin Rahimi', To: 'Nasrin Karimi', Fields: ['lastName', 'passportNumber'] }],
      Reference: { From: '5512', To: '5512-B' },
    })
    for (const Search of ['karim', 'rahim', '5512-b']) {
      expect((await call(listRequests, { query: { Search } })).Data).toHaveLength(1)
    }
  })

  it('and no passport number is written down anywhere but under its seal', async () => {
    const { of, params, call } = await submitted()
    const guests = [[aGuest({ PassportNumber: 'SECRET99' }), both[1]!]]
    await call(changeGuests, { params, body: { version: 1, agencyRef: '', guests } })
    const rows = await database.sql<{ row: string }>(
      `select e::text as row from request_event e where request_id = $1
       union all select r::text from request_room r where request_id = $1`,
      [of.requestId],
    )
    expect(rows.length).toBeGreaterThan(2)
    for (const { row } of rows) expect(row).not.toContain('SECRET99')
  })

  it('of the kind that was paid for, and no other', async () => {
    const { params, call } = await submitted()
    const body = (guests: (typeof both)[]) => ({ version: 1, agencyRef: '', guests })
    const child = aGuest({ HotelGuestTypeId: 3, DateOfBirth: inDays(-900) })
    for (const guests of [[], [both.slice(1)], [[both[0]!, child]], [both, both]]) {
      await expect(call(changeGuests, { params, body: body(guests) })).rejects.toMatchObject({ code: 'OCCUPANCY_RULE' })
    }
    const wrong = [[aGuest({ NationalityCode: 'XX' }), both[1]!]]
    await expect(call(changeGuests, { params, body: body(wrong) })).rejects.toMatchObject({
      code: 'GUEST_INVALID',
      fields: ['rooms.0.guests.0.nationalityCode'],
    })
    await expect(call(changeGuests, { params, body: body([both]) })).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  })

  it('until the guests have arrived', async () => {
    const { of, params, call, actions } = await submitted()
    await database.sql(`update request set check_in_at = now() where id = $1`, [of.requestId])
    expect(await actions()).toContainEqual({ Action: 'change-details', Why: 'STAY_BEGUN' })
    const body = { version: 1, agencyRef: 'late', guests: [both] }
    await expect(call(changeGuests, { params, body })).rejects.toMatchObject({ code: 'STAY_BEGUN' })
  })
})
