import * as z from 'zod/mini'
import { isCalendarDay } from '@sarai/domain/calendar-day.ts'
import { operation } from '#operation.ts'

/** What the provider sells, as an agency sees it. Amounts are whole minor units of the named currency. */

const id = z.coerce.number().check(z.int(), z.positive())
const day = z.string().check(z.refine(isCalendarDay, 'date'))

/** The stay that was asked for: what it costs in the cheapest room that can be had, or why it cannot be had. */
const stayOnCard = z.strictObject({
  Nights: z.int(),
  TotalPrice: z.nullable(z.int()),
  RoomTypeId: z.nullable(z.int()),
  RoomType: z.nullable(z.string()),
  /** The code of the refusal and its sentence; null when the stay can be booked. */
  Problem: z.nullable(z.strictObject({ Code: z.string(), Text: z.string() })),
})

const packageHotel = z.strictObject({
  AccommodationPropertyId: z.int(),
  AccommodationPackageId: z.int(),
  HotelPackageId: z.int(),
  HotelId: z.int(),
  HotelGrade: z.number(),
  /** Of the package. */
  Title: z.string(),
  HotelName: z.string(),
  HotelLatinName: z.string(),
  HotelPlace: z.string(),
  Currency: z.string(),
  CurrencySign: z.string(),
  /** As it is read in the caller's language, and as a calendar day. */
  AvailableSince: z.string(),
  AvailableSinceISO8601: z.string(),
  AvailableUntil: z.string(),
  AvailableUntilISO8601: z.string(),
  /** The cheapest night of the cheapest room. */
  MinPrice: z.int(),
  RoomService: z.string(),
  RoomServiceAbbreviation: z.string(),
  IsInActive: z.boolean(),
  PictureUrl: z.nullable(z.string()),
  /** What the agency's group earns per room and night on the check-in day, or today; null when not promoted. */
  Commission: z.nullable(z.int()),
  ExtraCommission: z.nullable(z.int()),
  /** Null when no dates were asked for. */
  Stay: z.nullable(stayOnCard),
})
export type PackageHotel = z.output<typeof packageHotel>

/** Pages end here, and so does the counting: whoever has more than this to look through needs a filter. */
export const mostFound = 1_000

export const searchHotels = operation({
  name: 'searchHotels',
  summary:
    'Hotel cards by a part of the name, grade (or more), places and dates; cheapest first. X-Total-Count: to 1,000.',
  method: 'GET',
  path: '/api/AccommodationPropertyClient',
  access: 'agency',
  answers: 'List_PackageHotelDTO',
  query: z.strictObject({
    HotelName: z.optional(z.string().check(z.maxLength(100))),
    HotelGrade: z.optional(z.coerce.number().check(z.gte(0), z.lte(5), z.multipleOf(0.5))),
    /** Ids of cities or districts, with commas between them. A city holds its districts. */
    Location: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(,[a-z0-9-]+){0,9}$/, 'location'))),
    CheckInDate: z.optional(day),
    CheckOutDate: z.optional(day),
    Page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostFound)), 1),
    PageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 60),
    /** Only the card of this property. */
    propertyId: z.optional(id),
  }),
  reply: z.array(packageHotel),
})

const roomType = z.strictObject({
  TypeId: z.int(),
  Name: z.string(),
  RoomView: z.string(),
  RoomService: z.string(),
  RoomServiceAbbreviation: z.string(),
  BaseCapacity: z.int(),
  Currency: z.string(),
  CurrencySign: z.string(),
  BasePrice: z.int(),
  /** The lowest of the base price and the periods. */
  PriceFrom: z.int(),
  /** By the last night. Where two hold a night, the shorter one governs; of two as long, the later in the list. */
  RoomPrices: z.array(z.strictObject({ StartDate: z.string(), EndDate: z.string(), Price: z.int() })),
  Prices: z.strictObject({ ChildNoBedPrice: z.int(), ChildWithBedPrice: z.int(), ExtraBedPrice: z.int() }),
  Rules: z.strictObject({
    ExtraBedIsAllowed: z.boolean(),
    ChildWithBedIsAllowed: z.boolean(),
    ChildNoBedIsAllowed: z.boolean(),
    ExtraBedAndChildWithBedAreAllowedTogether: z.boolean(),
  }),
  /** Nights on which this room is not sold. */
  ClosedDates: z.array(z.strictObject({ StartDate: z.string(), EndDate: z.string() })),
})
export type RoomType = z.output<typeof roomType>

export const readRoomTypes = operation({
  name: 'readRoomTypes',
  summary: 'The room types of a property, with their prices, periods and rules.',
  method: 'GET',
  path: '/api/AccommodationPropertyClient/{id}',
  access: 'agency',
  answers: 'List_RoomTypeDTO',
  params: z.strictObject({ id }),
  reply: z.array(roomType),
})

export const catalogueOperations = [searchHotels, readRoomTypes] as const
