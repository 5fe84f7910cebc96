import type { RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import type {
  listRequests,
  ListedRequest,
  RequestDetails,
  RequestFlight,
  RequestGuest,
  RequestOffer,
} from '@sarai/wire/portal/kept-requests.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import type { Language } from '@sarai/locale/language.ts'

/** The day before Yalda, in a year far from any day on which these tests run. */
const checkIn = '2031-12-20'
const dueAt = '2031-11-15T14:30:00.000Z'

const facts = (language: Language) => ({
  Id: 10_482,
  RequestNumber: 'R-10482',
  OrderId: 2_207,
  State: 'New',
  Turn: 'desk' as const,
  TurnDueAt: dueAt,
  ReviveUntil: null,
  CreatedAt: '2031-11-14T13:28:00.000Z',
  HotelName: language === 'fa' ? 'هتل گالاتا کورت' : 'Galata Court Hotel',
  HotelLatinName: 'Galata Court Hotel',
  CheckInDate: checkIn,
  CheckOutDate: '2031-12-22',
  Nights: 2,
  AgencyRef: '5512-YALDA',
})

export const aListedRequest = (language: Language, changes: Partial<ListedRequest> = {}): ListedRequest => ({
  ...facts(language),
  DeadlineAt: null,
  DeadlineHeldSince: null,
  OfferUntil: null,
  HotelTimeZone: 'Europe/Istanbul',
  RoomCount: 2,
  Currency: 'EUR',
  CurrencySign: '€',
  TotalCommission: 4_000,
  FinalPrice: 39_600,
  ...changes,
})

type List = ReplyOf<typeof listRequests>

export const aListOf = (Data: ListedRequest[], changes: Partial<List> = {}): List => ({
  Data,
  Total: Data.length,
  MayBeMore: false,
  Views: { All: Data.length, You: 0, Us: Data.length, Upcoming: Data.length },
  AskedHotel: null,
  ...changes,
})

export const aGuest = (changes: Partial<RequestGuest> = {}): RequestGuest => ({
  HotelGuestTypeId: 1,
  FirstName: 'Sara',
  LastName: 'Ahmadi',
  DateOfBirth: '1992-04-17',
  Gender: 'Female',
  NationalityCode: 'IR',
  PassportNumber: 'A12345678',
  PassportState: 'Full',
  ...changes,
})

const none = { Room: 0, ChildNoBed: 0, ChildWithBed: 0, ExtraBed: 0 }

/** A child with a bed; the first night is Yalda. */
const superior: RoomPriceLine = {
  RoomTypeId: 11,
  RoomType: 'Superior Double',
  RoomView: 'Old town view',
  RoomService: 'Bed & breakfast',
  HasChildNoBed: false,
  HasChildWithBed: true,
  HasExtraBed: false,
  Nights: 2,
  StayTotalPrice: 17_200,
  ExtrasTotalPrice: 4_000,
  ExtraCharge: 900,
  TotalPrice: 22_100,
  TotalCommission: 2_000,
  FareBreakDown: [
    {
      Date: checkIn,
      Price: { ...none, Room: 8_200, ChildWithBed: 2_000 },
      SpecialDate: { ...none, Room: 700, ChildWithBed: 200 },
      SpecialDateTitle: 'Yalda',
      Commission: 1_000,
      ExtraCommission: 0,
    },
    {
      Date: '2031-12-21',
      Price: { ...none, Room: 9_000, ChildWithBed: 2_000 },
      SpecialDate: none,
      Commission: 1_000,
      ExtraCommission: 0,
    },
  ],
}

/** A child for whom nothing is charged, and nobody in the other places. */
const standard: RoomPriceLine = {
  ...superior,
  RoomTypeId: 12,
  RoomType: 'Standard Double',
  HasChildNoBed: true,
  HasChildWithBed: false,
  StayTotalPrice: 21_500,
  ExtrasTotalPrice: 0,
  ExtraCharge: 0,
  TotalPrice: 21_500,
  FareBreakDown: [checkIn, '2031-12-21'].map((Date) => ({
    Date,
    Price: { ...none, Room: 10_750 },
    SpecialDate: none,
    Commission: 1_000,
    ExtraCommission: 0,
  })),
}

export const aFlight = (changes: Partial<RequestFlight> = {}): RequestFlight => ({
  Airline: 'W5',
  AirlineName: 'Mahan Air',
  FlightNumber: '112',
  TakeOffDate: checkIn,
  TakeOffTime: '22:10',
  LandingDate: '2031-12-21',
  LandingTime: '01:05',
  FlightDuration: 205,
  OriginAirport: 'IKA',
  OriginAirportName: 'Tehran Imam Khomeini International Airport',
  OriginCity: 'Tehran',
  DestinationAirport: 'IST',
  DestinationAirportName: 'Istanbul Airport',
  DestinationCity: 'Istanbul',
  ...changes,
})

const room = { RoomView: 'Old town view', RoomService: 'Bed & breakfast', RoomServiceAbbreviation: 'BB' }

export const aRequest = (language: Language, changes: Partial<RequestDetails> = {}): RequestDetails => ({
  ...facts(language),
  AccommodationPropertyId: 41,
  Version: 3,
  PaymentDueAt: null,
  DeadlineHeldSince: null,
  Offer: null,
  RejectionReason: null,
  HasAlternatives: false,
  HotelConfirmationNumber: null,
  TakesNotes: true,
  Timeline: [
    {
      Version: 2,
      What: 'ask-hotel',
      Source: 'staff',
      Who: null,
      Reason: null,
      Change: null,
      At: '2031-11-15T05:01:00.000Z',
    },
    {
      Version: 1,
      What: 'submit',
      Source: 'agency',
      Who: 'Nasrin Rahimi',
      Reason: null,
      Change: null,
      At: '2031-11-15T04:45:00.000Z',
    },
  ],
  HotelGrade: 4,
  HotelPlace: 'Galata, Istanbul',
  HotelTimeZone: 'Europe/Istanbul',
  PictureUrl: null,
  PackageTitle: 'Istanbul and Turkey, autumn and winter',
  NeedTransfer: true,
  Description: 'Two rooms side by side, if possible.',
  Rooms: [
    {
      ...room,
      RoomTypeId: 11,
      RoomType: superior.RoomType,
      Guests: [
        aGuest(),
        aGuest({ FirstName: 'Omid', LastName: 'Karimi', Gender: 'Male', PassportNumber: 'B98765432' }),
        aGuest({ FirstName: 'Nika', HotelGuestTypeId: 4, DateOfBirth: '2023-09-02', PassportNumber: 'C11223344' }),
      ],
    },
    {
      ...room,
      RoomTypeId: 12,
      RoomType: standard.RoomType,
      Guests: [
        aGuest({ FirstName: 'Mehdi', Gender: 'Male', DateOfBirth: null, PassportNumber: 'D20463718' }),
        aGuest({ FirstName: 'Leila', DateOfBirth: null, PassportNumber: 'E55170926' }),
        aGuest({
          FirstName: 'Ava',
          HotelGuestTypeId: 3,
          DateOfBirth: '2028-03-14',
          PassportNumber: '',
          PassportState: 'Missing',
        }),
      ],
    },
  ],
  OriginFlight: aFlight(),
  DestinationFlight: null,
  Currency: 'EUR',
  CurrencySign: '€',
  EachRoomPrice: [superior, standard],
  TotalPrice: 43_600,
  TotalCommissionPerHotel: 4_000,
  FinalPrice: 39_600,
  CancellationPolicy: [{ DaysBefore: 7, Percent: 50 }],
  FreeCancellationUntil: '2031-12-13T11:00:00.000Z',
  ...changes,
})

/** Another price: the first night of the first room costs so much more. */
export const anOffer = (of: RequestDetails, more = 2_000, changes: Partial<RequestOffer> = {}): RequestOffer => {
  const { Currency, CurrencySign, EachRoomPrice, TotalPrice, FinalPrice, TotalCommissionPerHotel } = of
  const [first, ...others] = EachRoomPrice
  const [night, ...nights] = first!.FareBreakDown
  const dearer = { ...night!, Price: { ...night!.Price, Room: night!.Price.Room + more } }
  return {
    Number: 2,
    Until: '2031-11-16T14:30:00.000Z',
    Reason: 'The hotel asks for more.',
    Currency,
    CurrencySign,
    EachRoomPrice: [{ ...first!, TotalPrice: first!.TotalPrice + more, FareBreakDown: [dearer, ...nights] }, ...others],
    TotalPrice: TotalPrice + more,
    TotalCommissionPerHotel,
    FinalPrice: FinalPrice + more,
    CancellationPolicy: of.CancellationPolicy,
    FreeCancellationUntil: of.FreeCancellationUntil,
    ...changes,
  }
}

/** The same rooms at another hotel, a week later. */
export const anAlternative = (changes: Partial<RequestAlternative> = {}): RequestAlternative => ({
  AccommodationPropertyId: 77,
  HotelName: 'Taksim Lale Hotel',
  HotelLatinName: 'Taksim Lale Hotel',
  CheckInDate: '2031-12-27',
  CheckOutDate: '2031-12-29',
  Nights: 2,
  Rooms: [
    { RoomTypeId: 71, RoomType: 'Superior Double', RoomService: 'Bed & breakfast' },
    { RoomTypeId: 72, RoomType: 'Standard Double', RoomService: 'Bed & breakfast' },
  ],
  Currency: 'EUR',
  PriceShown: 38_000,
  PriceNow: 38_000,
  ...changes,
})
