import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { countRequests } from '@sarai/wire/portal/request-counts.ts'
import { listRequestedHotels } from '@sarai/wire/portal/requested-hotels.ts'
import { submitRequest, validateRequest } from '@sarai/wire/portal/requests.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { aGuest, anAskedStay, inDays } from '#reservations/testing/an-asked-stay.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { openTestApp, type TestCall } from '#testing/test-app.ts'

const { database, callAs, anAgency } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const [mine, theirs] = [await anAgency(), await anAgency('Theirs')]
const own = callAs(mine.token)
const sold = await aPackage()
const galata = await aProperty(sold, { name: 'Galata Court Hotel', persianName: 'هتل گالاتا کورت', price: 10_000 })
const moda = await aProperty(sold, { name: 'Kadıköy Moda Hotel', persianName: 'هتل مدا کادی‌کوی', price: 10_000 })

type Sent = { hotel?: PropertyId; ref?: string; lastName?: string; ahead?: number; by?: TestCall }

async function send({ hotel = galata, ref = '', lastName = 'Rahimi', ahead = 10, by = own }: Sent = {}) {
  const [room] = await database.sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [hotel])
  const stay = anAskedStay(hotel, room!.id, { CheckInDate: inDays(ahead), CheckOutDate: inDays(ahead + 2) })
  const Rooms = stay.Rooms.map((asked) => ({
    ...asked,
    Guests: asked.Guests.map(() => aGuest({ LastName: lastName })),
  }))
  const { QuoteId } = await by(validateRequest, { body: { ...stay, Rooms } })
  const rest = { NeedTransfer: false, OriginFlight: null, DestinationFlight: null, Description: '', AgencyRef: ref }
  return by(submitRequest, { body: { ...stay, Rooms, ...rest, QuoteId } })
}

/** Both agencies ask for the same, in the same order: whatever finds one's finds the other's, if nothing stops it. */
async function sendAll(by: TestCall) {
  return {
    early: await send({ by, ahead: 5, ref: '5512-YALDA' }),
    paid: await send({ by, ahead: 20, hotel: moda, lastName: 'Ahmadi' }),
    unpaid: await send({ by, ahead: 12, ref: '۵۵۱۳' }),
    closed: await send({ by, ahead: 30, hotel: moda, lastName: 'Al-Rahimi' }),
  }
}
const sent = await sendAll(own)
const others = await sendAll(callAs(theirs.token))
for (const { paid, unpaid, closed, early } of [sent, others]) {
  await database.sql(
    `update request set state = 'Confirmed', answer = 'yes', funding = 'covered', turn = 'nobody', turn_due_at = null
     where id = $1`,
    [paid.Id],
  )
  await database.sql(
    `update request set state = 'PaymentPending', answer = 'yes', turn = 'agency', turn_due_at = now() + '2 h',
       deadline_at = now() + '2 h' where id = $1`,
    [unpaid.Id],
  )
  await database.sql(
    `update request set state = 'Cancelled', life = 'cancelled', turn = 'nobody', turn_due_at = null where id = $1`,
    [closed.Id],
  )
  await database.sql(`update request set submitted_at = submitted_at - interval '9 days' where id = $1`, [early.Id])
}
await database.sql(`update request_count set requests = 1 where state = 'New'`)
await database.sql(
  `insert into request_count (agency_id, state, requests)
   select agency, state, 1 from unnest(array[$1::bigint, $2]) agency,
     unnest(array['Confirmed', 'PaymentPending', 'Cancelled']) state`,
  [mine.agencyId, theirs.agencyId],
)
const hotelOf = async (property: PropertyId) => {
  const [found] = await database.sql<{ id: number }>(`select hotel_id::int as id from property where id = $1`, [
    property,
  ])
  return found!.id
}

type Asked = InputOf<typeof listRequests>['query']
const list = (query: Partial<Record<keyof Asked, string | number>>, by = own) => by(listRequests, { query } as never)
const names = new Map(Object.entries(sent).map(([name, { Id }]) => [Id, name]))
/** By name, in the order of the list. A request of the others has none. */
const found = async (query: Parameters<typeof list>[0]) => (await list(query)).Data.map(({ Id }) => names.get(Id))

describe('the list of requests', async () => {
  const modaId = await hotelOf(moda)
  it.each<[what: string, query: Parameters<typeof list>[0], expected: string[]]>([
    ['all of them, the newest first', {}, ['closed', 'unpaid', 'paid', 'early']],
    ['by state', { State: 'Confirmed' }, ['paid']],
    ['by hotel', { HotelId: modaId }, ['closed', 'paid']],
    ['by contract', { OrderId: sent.unpaid.OrderId }, ['unpaid']],
    ['by check-in from', { CheckInFrom: inDays(20) }, ['closed', 'paid']],
    ['by check-in until', { CheckInUntil: inDays(12) }, ['unpaid', 'early']],
    ['by both days of check-in', { CheckInFrom: inDays(12), CheckInUntil: inDays(20) }, ['unpaid', 'paid']],
    ['by one day of check-in', { CheckInFrom: inDays(12), CheckInUntil: inDays(12) }, ['unpaid']],
    ['by one day of check-in and a hotel', { CheckInFrom: inDays(12), CheckInUntil: inDays(12), HotelId: modaId }, []],
    ['by one day of check-in in a view', { CheckInFrom: inDays(20), CheckInUntil: inDays(20), View: 'you' }, []],
    [
      'days of check-in, the nearest first, in a state',
      { CheckInFrom: inDays(12), CheckInUntil: inDays(30), Sort: 'check-in', State: 'Confirmed' },
      ['paid'],
    ],
    ['by the day they were sent from', { CreatedFrom: inDays(-3) }, ['closed', 'unpaid', 'paid']],
    ['by the day they were sent until', { CreatedUntil: inDays(-3) }, ['early']],
    ['what waits for the agency', { View: 'you' }, ['unpaid']],
    ['what waits for the provider', { View: 'us' }, ['early']],
    ['who is to arrive', { View: 'upcoming' }, ['unpaid', 'paid', 'early']],
    ['the nearest check-in first', { Sort: 'check-in' }, ['early', 'unpaid', 'paid', 'closed']],
    ['the nearest deadline first', { Sort: 'deadline' }, ['unpaid', 'early', 'paid', 'closed']],
    ['the nearest check-in of a hotel first', { Sort: 'check-in', HotelId: modaId }, ['paid', 'closed']],
    ['several filters at once', { HotelId: modaId, State: 'Cancelled', CheckInFrom: inDays(1) }, ['closed']],
    ['filters within a view', { View: 'upcoming', HotelId: modaId, Sort: 'deadline' }, ['paid']],
  ])('shows %s, and nobody else’s [req-01]', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected)
    const { Total, MayBeMore } = await list(query)
    expect([Total, MayBeMore]).toEqual([expected.length, false])
  })

  it.each<[typed: string, expected: string[]]>([
    [`R-${sent.paid.Id}`, ['paid']],
    [`r${sent.paid.Id}`, ['paid']],
    [String(sent.paid.Id).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!), ['paid']],
    [`R-${others.paid.Id}`, []],
    ['5512-ya', ['early']],
    ['551', ['unpaid', 'early']],
    ['۵۵۱۳', ['unpaid']],
    ['yalda', []],
    ['ahm', ['paid']],
    ['AL-RAHIMI', ['closed']],
    ['rahimi', ['unpaid', 'early']],
    ['galat', ['unpaid', 'early']],
    ['hotel court galata', ['unpaid', 'early']],
    ['kadikoy', ['closed', 'paid']],
    ['گالاتا', ['unpaid', 'early']],
    ['كادي', ['closed', 'paid']],
    ['galata moda', []],
    ['galata galata', ['unpaid', 'early']],
    ['court galata moda', []],
    ['%', []],
  ])('finds what begins with “%s”, and nobody else’s', async (Search, expected) => {
    expect(await found({ Search })).toEqual(expected)
  })

  it('says that there may be more where a word has more hotels than are looked at', async () => {
    const { agencyId, token } = await anAgency('Large')
    await database.sql(
      `insert into requested_word (agency_id, word, hotel_id)
       select $1, word, n from generate_series(1, 5000) n, unnest(array['galata', 'court ' || n]) word`,
      [agencyId],
    )
    expect(await list({ Search: 'galata court' }, callAs(token))).toMatchObject({ Total: 0, MayBeMore: true })
    // One of its words finds nothing, so that nothing was left out.
    expect(await list({ Search: 'galata moda' }, callAs(token))).toMatchObject({ Total: 0, MayBeMore: false })
  })

  it('searches within filters, and in the order that was asked for', async () => {
    expect(await found({ Search: 'kadıköy', State: 'Cancelled' })).toEqual(['closed'])
    expect(await found({ Search: 'kadıköy', Sort: 'check-in' })).toEqual(['paid', 'closed'])
    expect(await found({ Search: 'rahimi', View: 'you' })).toEqual(['unpaid'])
    // Nothing but spaces is no search.
    expect(await found({ Search: '  ', State: 'Confirmed' })).toEqual(['paid'])
  })

  it('comes in pages, and says on an empty one how many there are', async () => {
    expect(await found({ View: 'upcoming', Page: 2, PageSize: 2 })).toEqual(['early'])
    expect(await list({ View: 'upcoming', Page: 3, PageSize: 2 })).toMatchObject({ Data: [], Total: 3 })
  })

  it('counts every view, whatever is filtered', async () => {
    const Views = { All: 4, You: 1, Us: 1, Upcoming: 3 }
    expect(await list({})).toMatchObject({ Views })
    expect(await list({ State: 'Rejected', View: 'you' })).toMatchObject({ Views, Data: [], Total: 0 })
  })

  it('counts what waits for the agency, for every page', async () => {
    expect(await own(countRequests, {})).toEqual({ waitingForYou: 1 })
    expect(await callAs((await anAgency('Newly')).token)(countRequests, {})).toEqual({ waitingForYou: 0 })
  })

  it('says until when something has to be paid, and where the hotel’s clocks stand', async () => {
    const [row] = (await list({ View: 'you' })).Data
    expect(row).toMatchObject({ Turn: 'agency', HotelTimeZone: 'Europe/Istanbul', DeadlineHeldSince: null })
    expect(row!.DeadlineAt).toBe(row!.TurnDueAt)
  })

  it('names the hotel that was asked for, unless the agency never asked for it', async () => {
    expect((await list({ HotelId: modaId })).AskedHotel).toBe('Kadıköy Moda Hotel')
    expect((await list({ HotelId: modaId }, callAs(mine.token, 'fa'))).AskedHotel).toBe('هتل مدا کادی‌کوی')
    expect((await list({ HotelId: modaId }, callAs((await anAgency('New')).token))).AskedHotel).toBeNull()
  })

  it('names no guest, and takes as few round trips as ever', async () => {
    expect(JSON.stringify(await list({ Search: 'rahimi' }))).not.toMatch(/Nasrin|Rahimi/)
    const tripsOf = countRoundTrips(database.appPool)
    await list({ Search: 'rahimi' })
    expect(await tripsOf(() => list({ Search: 'rahimi', Sort: 'deadline' }))).toBeLessThanOrEqual(2)
  })
})

describe('the hotels to filter by', () => {
  const hotels = async (search: string | undefined, by = own) =>
    (await by(listRequestedHotels, { query: { search } })).hotels.map(({ name }) => name)

  it('are those that the agency asked for last', async () => {
    expect(await hotels(undefined)).toEqual(['Kadıköy Moda Hotel', 'Galata Court Hotel'])
    expect(await hotels(undefined, callAs((await anAgency('Newer')).token))).toEqual([])
  })

  it('are found by the beginning of any of their words, in both languages', async () => {
    expect(await hotels('mod')).toEqual(['Kadıköy Moda Hotel'])
    expect(await hotels('کورت', callAs(mine.token, 'fa'))).toEqual(['هتل گالاتا کورت'])
    expect(await hotels('mod', callAs((await anAgency('Newest')).token))).toEqual([])
  })
})
