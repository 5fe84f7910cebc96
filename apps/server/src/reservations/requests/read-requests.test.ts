import { listRequests, mostListed, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { submitRequest, validateRequest, type SentFlight, type SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, anAskedStay, inDays } from '#reservations/testing/an-asked-stay.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { openTestApp, type TestCall } from '#testing/test-app.ts'

const { app, database, callAs, anAgency, aColleague } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)
const agency = await anAgency()
const owner = callAs(agency.token)
const inPersian = callAs(agency.token, 'fa')
const other = await anAgency('Other')
const galata = await aProperty(await aPackage(), { name: 'Galata', persianName: 'گالاتا', price: 10_000 })
const [room] = await database.sql<{ id: RoomTypeId }>(
  `update room_type set child_no_bed_allowed = true, child_no_bed_price = 700 where property_id = $1 returning id::int`,
  [galata],
)

async function submit(changes: Partial<SubmitBody> = {}, by: TestCall = owner) {
  const asked: AskedStayBody = anAskedStay(galata, room!.id, changes.Rooms && { Rooms: changes.Rooms })
  const { QuoteId } = await by(validateRequest, { body: asked })
  const rest = { NeedTransfer: false, OriginFlight: null, DestinationFlight: null, Description: '', AgencyRef: '' }
  return by(submitRequest, { body: { ...asked, ...rest, QuoteId, ...changes } })
}
const list = (query: Partial<Parameters<typeof ask>[0]> = {}, by = owner) => ask(query, by)
const ask = (query: { Page?: number; PageSize?: number; State?: 'New' | 'Confirmed' }, by: TestCall) =>
  by(listRequests, { query })
const read = (id: number, by = owner) => by(readRequest, { params: { id } })

describe('the list', () => {
  const sent: number[] = []
  beforeAll(async () => {
    for (const n of [1, 2, 3, 4, 5]) sent.unshift((await submit({ AgencyRef: `F-${n}` })).Id)
  })

  it('shows the newest first, with what tells one from another', async () => {
    const { Data, Total } = await list()
    expect(Data.map(({ Id }) => Id)).toEqual(sent)
    expect(Total).toBe(5)
    expect(Data[0]).toMatchObject({
      RequestNumber: `R-${sent[0]}`,
      State: 'New',
      Turn: 'desk',
      HotelName: 'Galata',
      CheckInDate: inDays(10),
      CheckOutDate: inDays(13),
      Nights: 3,
      RoomCount: 1,
      AgencyRef: 'F-5',
      Currency: 'EUR',
      FinalPrice: 30_000,
    })
    expect(Date.parse(Data[0]!.TurnDueAt!)).toBeGreaterThan(Date.now())
    expect(Math.abs(Date.parse(Data[0]!.CreatedAt) - Date.now())).toBeLessThan(60_000)
  })

  it('comes in pages, and tells on each how many there are', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((Page) => list({ Page, PageSize: 2 })))
    expect(pages.flatMap(({ Data }) => Data.map(({ Id }) => Id))).toEqual(sent)
    expect(pages.map(({ Data, Total }) => [Data.length, Total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
      [0, 5],
    ])
  })

  it('ends at the last page that there may be, and refuses what lies far beyond', async () => {
    expect((await list({ Page: mostListed, PageSize: 100 })).Data).toEqual([])
    await expect(list({ Page: mostListed + 1 })).rejects.toMatchObject({ status: 400 })
    await expect(list({ PageSize: 101 })).rejects.toMatchObject({ status: 400 })
  })

  it('shows those in one state, and counts only those', async () => {
    expect((await list({ State: 'New', PageSize: 2 })).Total).toBe(5)
    expect(await list({ State: 'Confirmed' })).toMatchObject({ Data: [], Total: 0 })
  })

  it('names the hotel in the language of the reader, as it was called then', async () => {
    await database.sql(`update hotel set name_fa = 'نام دیگر', name_en = 'Renamed' where name_en = 'Galata'`)
    const { Data } = await list({}, inPersian)
    expect(Data[0]).toMatchObject({ HotelName: 'گالاتا', HotelLatinName: 'Galata' })
    await database.sql(`update hotel set name_fa = 'گالاتا', name_en = 'Galata' where name_en = 'Renamed'`)
  })

  it('is empty for another agency', async () => {
    expect(await list({}, callAs(other.token))).toMatchObject({ Data: [], Total: 0, Views: { All: 0, Us: 0 } })
  })

  it('names no guest and no passport', async () => {
    const body = JSON.stringify(await list())
    expect(body).not.toMatch(/Nasrin|Rahimi|Passport|P1234567/)
  })
})

describe('a request', () => {
  const family = {
    RoomTypeId: room!.id,
    HasExtraBed: false,
    HasChildWithBed: false,
    HasChildNoBed: true,
    Guests: [
      aGuest({ PassportNumber: 'canary p7781' }),
      aGuest({ FirstName: 'Ali', Gender: 'Male', PassportNumber: '' }),
      aGuest({ FirstName: 'Ava', HotelGuestTypeId: 3, DateOfBirth: inDays(-900), PassportNumber: '' }),
    ],
  }
  const flight: SentFlight = {
    Airline: '',
    FlightNumber: 'W5112',
    TakeOffDate: inDays(10),
    TakeOffTime: '22:10',
    LandingDate: '',
    LandingTime: '01:05',
    FlightDuration: '03:25',
    OriginAirport: '',
    DestinationAirport: '',
  }
  let id = 0
  let contract = 0
  beforeAll(async () => {
    await joinGroup(agency.agencyId, 'gold')
    await database.sql(
      `insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
       select 'gold', hotel_id, current_date, current_date + 99, 500, 'EUR' from property where id = $1`,
      [galata],
    )
    const sent = await submit({
      Rooms: [family],
      NeedTransfer: true,
      OriginFlight: flight,
      Description: 'High floor, please.',
      AgencyRef: 'F-12',
    })
    id = sent.Id
    contract = sent.OrderId
  })

  it('shows everything that was submitted, in whole [req-02]', async () => {
    const request = await read(id)
    expect(request).toMatchObject({
      RequestNumber: `R-${id}`,
      OrderId: contract,
      State: 'New',
      Turn: 'desk',
      PaymentDueAt: null,
      AgencyRef: 'F-12',
      Description: 'High floor, please.',
      HotelName: 'Galata',
      HotelGrade: 4,
      HotelPlace: 'Taksim, Istanbul',
      HotelTimeZone: 'Europe/Istanbul',
      PackageTitle: 'Winter',
      Nights: 3,
      NeedTransfer: true,
      DestinationFlight: null,
    })
    expect(request.Rooms).toMatchObject([{ RoomType: 'Double', RoomView: 'City view', RoomServiceAbbreviation: 'BB' }])
    expect(request.Rooms[0]!.Guests.map(({ HotelGuestTypeId, FirstName }) => [HotelGuestTypeId, FirstName])).toEqual([
      [1, 'Nasrin'],
      [1, 'Ali'],
      [3, 'Ava'],
    ])
  })

  it('shows its price to the last line, and every sum follows from the lines [req-05]', async () => {
    const request = await read(id)
    const [priced] = request.EachRoomPrice
    expect(priced).toMatchObject({ HasChildNoBed: true, StayTotalPrice: 30_000, ExtrasTotalPrice: 2_100 })
    expect(priced!.FareBreakDown).toHaveLength(3)
    expect(priced!.FareBreakDown[0]).toEqual({
      Date: inDays(10),
      Price: { Room: 10_000, ChildNoBed: 700, ChildWithBed: 0, ExtraBed: 0 },
      SpecialDate: { Room: 0, ChildNoBed: 0, ChildWithBed: 0, ExtraBed: 0 },
      Commission: 500,
      ExtraCommission: 0,
    })
    expect(request).toMatchObject({ TotalPrice: 32_100, TotalCommissionPerHotel: 1_500, FinalPrice: 30_600 })
    expect(request.CancellationPolicy.length).toBeGreaterThan(0)
    expect(request.FreeCancellationUntil).not.toBeNull()
  })

  it('keeps the price that was agreed when the hotel asks for another', async () => {
    await database.sql(`update room_type set base_price = 99999 where id = $1`, [room!.id])
    expect((await read(id)).FinalPrice).toBe(30_600)
    await database.sql(`update room_type set base_price = 10000 where id = $1`, [room!.id])
  })

  it('names airline and airports of its flights in the language of the reader [req-04]', async () => {
    expect((await read(id)).OriginFlight).toMatchObject({
      Airline: 'W5',
      AirlineName: 'Mahan Air',
      FlightNumber: '112',
      TakeOffDate: inDays(10),
      TakeOffTime: '22:10',
      LandingDate: inDays(11),
      LandingTime: '01:05',
      FlightDuration: 205,
      OriginAirport: 'IKA',
      OriginCity: 'Tehran',
      DestinationAirport: 'IST',
      DestinationCity: 'Istanbul',
    })
    expect((await read(id, inPersian)).OriginFlight).toMatchObject({ OriginCity: 'تهران', DestinationCity: 'استانبول' })
  })

  it('is in Persian where everything that was kept is', async () => {
    const request = await read(id, inPersian)
    expect(request).toMatchObject({ HotelName: 'گالاتا', HotelLatinName: 'Galata', PackageTitle: 'زمستان' })
    expect(request.Rooms[0]).toMatchObject({ RoomType: 'دبل', RoomService: 'با صبحانه' })
    expect(request.EachRoomPrice[0]).toMatchObject({ RoomType: 'دبل' })
  })

  it('has no flights without a transfer', async () => {
    const request = await read((await submit()).Id)
    expect(request).toMatchObject({ NeedTransfer: false, OriginFlight: null, DestinationFlight: null })
  })

  it('shows passports in full to owners and agents, and masked to accountants', async () => {
    const passports = async (by: TestCall) => {
      const [named] = (await read(id, by)).Rooms
      return named!.Guests.map(({ PassportNumber, PassportState }) => [PassportState, PassportNumber])
    }
    const full = [
      ['Full', 'CANARYP7781'],
      ['Missing', ''],
      ['Missing', ''],
    ]
    const [agent, accountant] = [
      await aColleague(agency.agencyId, 'agent'),
      await aColleague(agency.agencyId, 'accountant'),
    ]
    expect(await passports(owner)).toEqual(full)
    expect(await passports(callAs(agent.token))).toEqual(full)
    expect(await passports(callAs(accountant.token))).toEqual([
      ['Masked', '•••••••'],
      ['Missing', ''],
      ['Missing', ''],
    ])
    // Whoever was an agent until a moment ago reads what an accountant does.
    await database.sql(`update agency_user set role = 'accountant' where id = $1`, [agent.userId])
    expect((await passports(callAs(agent.token)))[0]).toEqual(['Masked', '•••••••'])
  })

  it('says that its passports were deleted', async () => {
    const { Id } = await submit()
    await database.sql(`update request_room set passports = null where request_id = $1`, [Id])
    expect((await read(Id)).Rooms[0]!.Guests.map(({ PassportState }) => PassportState)).toEqual(['Deleted', 'Deleted'])
  })

  it('is unknown to another agency, as one that never was', async () => {
    const theirs = callAs(other.token)
    await expect(read(id, theirs)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(read(999_999)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('is no answer for whoever is not logged in', async () => {
    const answer = await app.inject({ url: `/api/AccommodationReserveRequestClient/${id}` })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    await expect(read(id, callAs(null))).rejects.toMatchObject({ status: 401 })
  })
})

it('takes one round trip for the list, and one for a request', async () => {
  const tripsOf = countRoundTrips(database.appPool)
  const { Id } = await submit()
  const least = async (work: () => Promise<unknown>) =>
    Math.min(await tripsOf(work), await tripsOf(work), await tripsOf(work))
  // Whether the session still holds is asked before every call.
  const session = await least(() => list({ PageSize: 1 }))
  expect(session).toBeLessThanOrEqual(2)
  expect(await least(() => read(Id))).toBeLessThanOrEqual(2)
})
