import { readActions, type validateChange } from '@sarai/wire/portal/life/changes.ts'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { PricedStay, RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import type { Language } from '@sarai/locale/language.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { aHotel } from '#features/new-request/testing/sold.ts'

const parts = (Room: number) => ({ Room, ChildNoBed: 0, ChildWithBed: 0, ExtraBed: 0 })

/** Nights of one room at one price each. */
function priced(nights: readonly string[], each: number): PricedStay {
  const total = nights.length * each
  const room: RoomPriceLine = {
    RoomTypeId: 11,
    RoomType: 'Deluxe Double',
    RoomView: 'Sea view',
    RoomService: 'Bed & breakfast',
    HasChildNoBed: false,
    HasChildWithBed: false,
    HasExtraBed: false,
    Nights: nights.length,
    StayTotalPrice: total,
    ExtrasTotalPrice: 0,
    ExtraCharge: 0,
    TotalPrice: total,
    TotalCommission: 0,
    FareBreakDown: nights.map((Date) => ({
      Date,
      Price: parts(each),
      SpecialDate: parts(0),
      Commission: 0,
      ExtraCommission: 0,
    })),
  }
  return {
    Currency: 'EUR',
    CurrencySign: '€',
    EachRoomPrice: [room],
    TotalPrice: total,
    TotalCommissionPerHotel: 0,
    FinalPrice: total,
    CancellationPolicy: [],
    FreeCancellationUntil: null,
  }
}

export const nightsBefore = ['2031-12-20', '2031-12-21']

/** Two adults in one room for two nights, which the desk has accepted. */
export function aRequestToChange(changes: Partial<RequestDetails> = {}): RequestDetails {
  const guest = {
    HotelGuestTypeId: 1,
    DateOfBirth: null,
    NationalityCode: 'IR',
    PassportNumber: 'A12345678',
    PassportState: 'Full',
  } as const
  return {
    ...priced(nightsBefore, 6_200),
    Id: 10_482,
    RequestNumber: 'R-10482',
    OrderId: 2_207,
    AccommodationPropertyId: 1,
    Version: 2,
    State: 'PaymentPending',
    Turn: 'agency',
    TurnDueAt: null,
    CreatedAt: '2031-11-15T04:45:00.000Z',
    PaymentDueAt: null,
    DeadlineHeldSince: null,
    ReviveUntil: null,
    Offer: null,
    HasAlternatives: false,
    TakesNotes: true,
    RejectionReason: null,
    HotelConfirmationNumber: null,
    Timeline: [],
    HotelName: 'Galata Court Hotel',
    HotelLatinName: 'Galata Court Hotel',
    HotelGrade: 4,
    HotelPlace: 'Galata, Istanbul',
    HotelTimeZone: 'Europe/Istanbul',
    PictureUrl: null,
    PackageTitle: 'Istanbul',
    CheckInDate: '2031-12-20',
    CheckOutDate: '2031-12-22',
    Nights: 2,
    AgencyRef: '5512',
    NeedTransfer: false,
    Description: '',
    Rooms: [
      {
        RoomTypeId: 11,
        RoomType: 'Deluxe Double',
        RoomView: 'Sea view',
        RoomService: 'Bed & breakfast',
        RoomServiceAbbreviation: 'BB',
        Guests: [
          { ...guest, FirstName: 'SARA', LastName: 'AHMADI', Gender: 'Female' },
          { ...guest, FirstName: 'OMID', LastName: 'KARIMI', Gender: 'Male' },
        ],
      },
    ],
    OriginFlight: null,
    DestinationFlight: null,
    ...changes,
  }
}

const mayChange = answerTo(readActions, [
  { Action: 'change-details', Why: null },
  { Action: 'change-stay', Why: null },
  { Action: 'cancel', Why: null },
])

/** What every page of a change asks for. */
export const toChange = (language: Language, request = aRequestToChange()) => [
  answerTo(readRequest, request),
  mayChange,
  answerTo(searchHotels, [aHotel(language)]),
]

export const quoteId = '7f2b6ad8-5a0e-4f0e-9b3c-5a1f6d1f2a10'
type Checked = ReplyOf<typeof validateChange>
/** So many nights at so much, instead. */
export const aCheck = (nights: readonly string[], each: number, id = quoteId): Checked => ({
  Version: 2,
  Before: priced(nightsBefore, 6_200),
  Now: { QuoteId: id, ExpiresAt: '2031-11-15T07:00:00.000Z', ...priced(nights, each) },
})

/** A colleague moved it to other days meanwhile. */
export const movedByColleague = aRequestToChange({
  Version: 3,
  State: 'New',
  CheckInDate: '2031-12-27',
  CheckOutDate: '2031-12-29',
  Timeline: [
    {
      Version: 3,
      What: 'change-stay',
      Source: 'agency',
      Who: 'Mina Karimi',
      Reason: null,
      Change: {
        Dates: {
          From: { CheckInDate: '2031-12-20', CheckOutDate: '2031-12-22' },
          To: { CheckInDate: '2031-12-27', CheckOutDate: '2031-12-29' },
        },
        Room: null,
        Flights: null,
        Guests: [],
        Reference: null,
        Price: { Currency: 'EUR', From: 12_400, To: 12_400 },
      },
      At: '2031-11-15T06:09:00.000Z',
    },
  ],
})
