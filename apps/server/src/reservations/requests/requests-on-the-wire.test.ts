import { describe, expect, it } from 'vitest'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { listMessages, markMessagesRead, sendMessage } from '@sarai/wire/desk/requests/messages.ts'
import { inDays } from '#reservations/testing/an-asked-stay.ts'
import { deskDecides } from '#reservations/testing/desk-decides.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { speakTo } from '#testing/speak-the-wire.ts'

/**
 * The calls on requests as section 7 of the specification lists them, typed here by hand and sent without our own
 * client: paths, models, bodies and the fields of section 3. What we named ourselves is in decision 129.
 */
const { app, database, callAs, aStaffMember, someone, galata, double } = await openDrafting()
const speak = speakTo(app)
const clerk = callAs((await aStaffMember('reservations')).token)
const desk = deskDecides(database.db)
const requests = '/api/AccommodationReserveRequestClient'

const guest = {
  HotelGuestTypeId: 1,
  FirstName: 'Nasrin',
  LastName: 'Rahimi',
  Gender: 'Female',
  PassportNumber: 'P1234567',
  NationalityCode: 'IR',
}
const room = {
  RoomTypeId: double,
  HasExtraBed: false,
  HasChildWithBed: false,
  HasChildNoBed: false,
  Guests: [guest, { ...guest, FirstName: 'Ali', Gender: 'Male', PassportNumber: '' }],
}
const stay = {
  AccommodationPropertyId: galata,
  CheckInDate: inDays(10),
  CheckOutDate: inDays(13),
  Rooms: [room],
}
const flight = {
  Airline: 'W5',
  FlightNumber: '112',
  TakeOffDate: inDays(10),
  TakeOffTime: '22:10',
  LandingDate: '',
  LandingTime: '01:05',
  FlightDuration: '03:25',
  OriginAirport: 'IKA',
  DestinationAirport: 'IST',
}

async function submitted(token: string, more: object = {}) {
  const quote = await speak(token, `POST ${requests}`, { send: 'ValidateReserveRequestData', body: stay })
  const body = {
    ...stay,
    QuoteId: quote.body.QuoteId,
    NeedTransfer: true,
    OriginFlight: flight,
    DestinationFlight: null,
    Description: 'High floor, please.',
    AgencyRef: 'F-12',
    ...more,
  }
  return speak(token, `POST ${requests}`, { send: 'CreateReserveRequestData', body })
}

const details = (token: string, id: number) =>
  speak(token, `GET ${requests}/${id}`, { accept: 'AccommodationReserveRequestDTO' })

const modified = (token: string, query: Record<string, string>) =>
  speak(token, `GET ${requests}?${new URLSearchParams(query).toString()}`, { accept: 'ModifyValidationDTO' })

describe('requests on the wire, by the names of the specification [api-01] [api-02] [api-04]', () => {
  it('a price is validated room by room before anything is submitted', async () => {
    const { token } = await someone()
    const { status, body } = await speak(token, `POST ${requests}`, { send: 'ValidateReserveRequestData', body: stay })
    expect(status).toBe(200)
    expect(body).toMatchObject({ TotalPrice: 30_000, FinalPrice: 30_000, TotalCommissionPerHotel: 0 })
    expect(body.EachRoomPrice).toMatchObject([
      {
        RoomService: 'Bed & breakfast',
        RoomType: 'Double',
        ExtraCharge: 0,
        Nights: 3,
        StayTotalPrice: 30_000,
        HasChildNoBed: false,
        HasChildWithBed: false,
        HasExtraBed: false,
        ExtrasTotalPrice: 0,
        TotalPrice: 30_000,
      },
    ])
    expect(body.EachRoomPrice[0].FareBreakDown).toHaveLength(3)
  })

  it('a request is submitted, listed, and read under every model', async () => {
    const { token } = await someone()
    const sent = await submitted(token)
    expect(sent.status).toBe(201)
    const id = sent.body.Id as number

    const grid = await speak(token, `GET ${requests}?Page=1&PageSize=10`, {
      accept: 'GridResult_AccommodationReserveRequestDTO',
    })
    expect(grid.body).toMatchObject({ Total: 1, Data: [{ RequestNumber: `R-${id}`, State: 'New', AgencyRef: 'F-12' }] })

    const states = await speak(token, `GET ${requests}`, { accept: 'List_StateDto' })
    expect(states.body).toContainEqual({ State: 'Invoiced', StateLocalizationKey: 'New' })

    expect((await details(token, id)).body).toMatchObject({ RequestNumber: `R-${id}`, State: 'New' })

    const summary = await speak(token, `GET ${requests}?reserveRequestId=${id}`, {
      accept: 'AccommodationReserveRequestSummaryDTO',
    })
    expect(summary.body).toMatchObject({
      RequestNumber: `R-${id}`,
      AgencyRef: 'F-12',
      PaymentDeadlineDateTime: null,
      State: 'Invoiced',
      StateLocalizationKey: 'New',
      HotelName: 'Galata',
      CheckInDate: inDays(10),
      CheckoutDate: inDays(13),
      ReserveRoomRequests: [
        {
          RoomType: 'Double',
          Passengers: [
            { FirstName: 'Nasrin', Gender: 'Female', NationalityCountryCode: 'IR', HotelPassengerType: 'ADT' },
            { FirstName: 'Ali', Gender: 'Male', HotelPassengerType: 'ADT' },
          ],
          RoomPriceInfo: { Nights: 3, StayTotalPrice: 30_000, ExtraCharge: 0, HasExtraBed: false },
        },
      ],
      Notes: [],
    })
    const flights = await speak(token, `GET ${requests}?reserveRequestId=${id}`, { accept: 'TransportationInfoDTO' })
    expect(flights.body).toEqual(summary.body.TransportationInfo)
    expect(flights.body).toMatchObject({ OriginFlight: { Duration: '03:25' }, DestinationFlight: null })
  })

  it('a second request goes into the contract that ExtendedOrderId names', async () => {
    const { token } = await someone()
    const first = await submitted(token)
    const second = await submitted(token, { ExtendedOrderId: first.body.OrderId })
    expect(second.body.OrderId).toBe(first.body.OrderId)
  })

  it('dates, rooms and flights are modified, and a room is added', async () => {
    const { token } = await someone()
    const { Id } = (await submitted(token)).body
    const at = { Id: `${Id}` }

    const days = { CheckInDate: inDays(20), CheckOutDate: inDays(22) }
    const other = await modified(token, { ...at, ...days })
    expect(other.body).toMatchObject({ Before: { FinalPrice: 30_000 }, Now: { FinalPrice: 20_000 } })
    const moved = { Id, Version: 1, ...days, QuoteId: other.body.Now.QuoteId }
    await speak(token, `PUT ${requests}`, { send: 'ModifyCheckInCheckOutData', body: moved })
    expect((await details(token, Id)).body).toMatchObject({ ...days, Version: 2 })

    const renamed = { ...room, Guests: [{ ...guest, LastName: 'Karimi' }, room.Guests[1]] }
    const swapped = { Id, Version: 2, Room: 1, ...renamed, QuoteId: null }
    await speak(token, `PUT ${requests}`, { send: 'ModifyRoomData', body: swapped })
    expect((await details(token, Id)).body.Rooms).toMatchObject([{ Guests: [{ LastName: 'Karimi' }, {}] }])

    const one = await modified(token, { ...at, RoomTypeId: `${double}` })
    const added = { Id, Version: 3, ...room, QuoteId: one.body.Now.QuoteId }
    await speak(token, `POST ${requests}`, { send: 'AmendRoomData', body: added })
    expect((await details(token, Id)).body).toMatchObject({ Version: 4, FinalPrice: 40_000, Rooms: [{}, {}] })

    const back = { ...flight, OriginAirport: 'IST', DestinationAirport: 'IKA', TakeOffDate: inDays(22) }
    const flights = { Id, Version: 4, NeedTransfer: true, OriginFlight: null, DestinationFlight: back }
    await speak(token, `PUT ${requests}`, { send: 'ModifyTransportationData', body: flights })
    const info = await speak(token, `GET ${requests}?reserveRequestId=${Id}`, { accept: 'TransportationInfoDTO' })
    expect(info.body).toMatchObject({ OriginFlight: null, DestinationFlight: { FlightNumber: '112' } })
  })

  it('notes are sent with the two fields of the specification, read, and marked as read', async () => {
    const { token } = await someone()
    const { Id } = (await submitted(token)).body
    const body = { Id, Content: 'Is a cot possible?' }
    expect((await speak(token, `PUT ${requests}`, { send: 'CreateReserveNoteData', body })).body).toEqual({ Id: 1 })
    const params = { id: Id as number }
    await clerk(sendMessage, { params, body: { content: 'It is.', lastSeen: 1 } })
    await clerk(markMessagesRead, { params, body: { upTo: 1 } })
    const notes = await speak(token, `GET ${requests}?accommodationReserveRequestId=${Id}`, {
      accept: 'List_ReserveNoteDTO',
    })
    expect(notes.body).toMatchObject([
      {
        Content: 'Is a cot possible?',
        CreateDate: expect.stringMatching(/^1\d{3}/),
        CreateDateTime: expect.stringMatching(/Z$/),
        CreateTime: expect.stringMatching(/^\d{2}:\d{2}$/),
        CreatorUserName: 'Mina Karimi',
        OrderNoteType: 'Customer',
        IsBroker: false,
        IsRead: true,
      },
      { Content: 'It is.', OrderNoteType: 'Broker', IsBroker: true, IsRead: false },
    ])
    await speak(token, `PUT ${requests}/${Id}`, { send: 'MarkNotesReadData', body: { UpToId: 2 } })
    const { messages } = await clerk(listMessages, { params, query: {} })
    expect(messages).toMatchObject([{ isRead: true }, { isRead: true }])
  })

  it('a report is downloaded, and a request deleted, which keeps its number', async () => {
    const { token } = await someone()
    const { Id } = (await submitted(token)).body
    const report = await speak(token, `GET /api/AccountingReportClient/${Id}`)
    expect([report.status, report.headers['content-type']]).toEqual([200, 'application/pdf'])
    await speak(token, `DELETE ${requests}/${Id}?Version=1`)
    expect((await details(token, Id)).body).toMatchObject({ RequestNumber: `R-${Id}`, State: 'Cancelled' })
  })

  it('the deadline of a payment is told while it is awaited', async () => {
    const { token, agencyId } = await someone()
    const { Id } = (await submitted(token)).body
    await desk.accept({ agencyId, requestId: Id as RequestId })
    const summary = await speak(token, `GET ${requests}?reserveRequestId=${Id}`, {
      accept: 'AccommodationReserveRequestSummaryDTO',
    })
    expect(summary.body.StateLocalizationKey).toBe('PaymentPending')
    expect(Date.parse(summary.body.PaymentDeadlineDateTime)).toBeGreaterThan(Date.now())
  })

  it('sabotage: a body in other words than these is refused', async () => {
    const { token } = await someone()
    const body = { ...stay, CheckInDate: undefined, checkInDate: stay.CheckInDate }
    const answer = await speak(token, `POST ${requests}`, { send: 'ValidateReserveRequestData', body })
    expect(answer.status).toBe(400)
  })
})
