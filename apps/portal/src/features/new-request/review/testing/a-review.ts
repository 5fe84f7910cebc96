import { submitRequest, validateRequest, type QuoteReply, type RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { noExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { answerTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { newDraft, type RequestDraft } from '#features/new-request/draft/request-draft.ts'

const guest = { gender: 'Female', nationalityCode: 'IR', lastName: 'AHMADI' } as const

/** A family in a double and somebody in a single, with a transfer; the departure lands after midnight. */
export const aDraft: RequestDraft = {
  ...newDraft(1, { from: '2031-12-20', until: '2031-12-25' }),
  needTransfer: true,
  notes: 'Two rooms side by side, if possible.',
  rooms: [
    {
      key: 'a',
      roomTypeId: 11,
      extras: { ...noExtras, childWithBed: true },
      guests: {
        ADT1: { ...guest, type: 'ADT', firstName: 'SARA', dateOfBirth: '1992-04-17', passportNumber: 'A12345678' },
        ADT2: { ...guest, type: 'ADT', firstName: 'OMID', gender: 'Male', passportNumber: 'B98765432' },
        CHDWB1: { ...guest, type: 'CHDWB', firstName: 'NIKA', dateOfBirth: '2023-09-02', passportNumber: 'C11223344' },
        // Typed before the bed was turned off
        ADTEB1: { ...guest, type: 'ADTEB', firstName: 'NOBODY', passportNumber: '' },
      },
    },
    {
      key: 'b',
      roomTypeId: 12,
      extras: noExtras,
      guests: { ADT1: { ...guest, type: 'ADT', firstName: 'AVA', passportNumber: '' } },
    },
  ],
  flights: {
    departure: {
      airline: 'W5',
      flightNumber: '112',
      takeOffDate: '2031-12-20',
      takeOffTime: '22:05',
      landingTime: '00:35',
      duration: '03:00',
      originAirport: 'IKA',
      destinationAirport: 'IST',
    },
    return: {
      airline: 'TK',
      flightNumber: '879',
      takeOffDate: '2031-12-25',
      takeOffTime: '18:20',
      landingTime: '22:05',
      originAirport: 'IST',
      destinationAirport: 'IKA',
    },
  },
}

const none = { Room: 0, ChildNoBed: 0, ChildWithBed: 0, ExtraBed: 0 }
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function aRoom(prices: readonly number[], child: number, facts: Partial<RoomPriceLine>): RoomPriceLine {
  const nights = prices.map((price, night) => ({
    Date: addDays(calendarDay('2031-12-20'), night),
    Price: { ...none, Room: price, ChildWithBed: child },
    // The first two nights are a special date
    SpecialDate: night < 2 ? { ...none, Room: 700, ChildWithBed: child / 10 } : none,
    ...(night < 2 && { SpecialDateTitle: 'Yalda' }),
    Commission: 800,
    ExtraCommission: 200,
  }))
  const extraCharge = sum(nights.flatMap(({ SpecialDate }) => Object.values(SpecialDate)))
  const extras = child * prices.length
  return {
    RoomTypeId: 11,
    RoomType: 'Deluxe Double',
    RoomView: 'Sea view',
    RoomService: 'Bed & breakfast',
    HasChildNoBed: false,
    HasChildWithBed: child > 0,
    HasExtraBed: false,
    Nights: prices.length,
    StayTotalPrice: sum(prices),
    ExtrasTotalPrice: extras,
    ExtraCharge: extraCharge,
    TotalPrice: sum(prices) + extras + extraCharge,
    TotalCommission: 1_000 * prices.length,
    FareBreakDown: nights,
    ...facts,
  }
}

export const pricesBefore = {
  double: [8_200, 8_200, 8_200, 9_000, 9_000],
  single: [6_800, 6_800, 6_800, 7_400, 7_400],
} as const
/** Two nights dearer, one cheaper: 16 more in all. */
export const pricesAfter = {
  double: [8_200, 8_200, 8_200, 9_600, 9_600],
  single: [6_800, 6_800, 6_400, 7_600, 8_000],
} as const
/** And ten more. */
export const pricesHigh = { ...pricesAfter, double: [8_200, 8_200, 8_200, 9_600, 10_600] }

let quotes = 0

/** The price of the draft, of this moment. */
export function aQuote(
  { double, single }: { double: readonly number[]; single: readonly number[] } = pricesBefore,
  { heldMs = 28.5 * 60_000, ...changes }: Partial<QuoteReply> & { heldMs?: number } = {},
): QuoteReply {
  quotes += 1
  const rooms = [
    aRoom(double, 2_000, {}),
    aRoom(single, 0, { RoomTypeId: 12, RoomType: 'Standard Single', RoomView: 'City view' }),
  ]
  const total = sum(rooms.map(({ TotalPrice }) => TotalPrice))
  const commission = sum(rooms.map(({ TotalCommission }) => TotalCommission))
  return {
    QuoteId: `quote-${quotes}`,
    ExpiresAt: new Date(Date.now() + heldMs).toISOString(),
    Currency: 'EUR',
    CurrencySign: '€',
    EachRoomPrice: rooms,
    TotalPrice: total,
    TotalCommissionPerHotel: commission,
    FinalPrice: total - commission,
    CancellationPolicy: [
      { DaysBefore: 7, Percent: 50 },
      { DaysBefore: 2, Percent: 100 },
    ],
    FreeCancellationUntil: '2031-12-13T11:00:00.000Z',
    ...changes,
  }
}

export const aCheck = (...given: Parameters<typeof aQuote>): Answer => answerTo(validateRequest, aQuote(...given))

export const accepted = answerTo(submitRequest, { Id: 10_482, RequestNumber: 'R-10482', OrderId: 2_207 })
