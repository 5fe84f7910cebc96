import * as z from 'zod/mini'
import { isCalendarDay } from '@sarai/domain/calendar-day.ts'
import { operation } from '#operation.ts'

/** What the provider sells, as an agency sees it. Amounts are whole minor units of the named currency. */

const id = z.coerce.number().check(z.int(), z.positive())
const day = z.string().check(z.refine(isCalendarDay, 'date'))

/** The stay that was asked for: what it costs in the cheapest room that can be had, or why it cannot be had. */
const stayOnCard = z.strictObject({
  nights: z.int(),
  totalPrice: z.nullable(z.int()),
  roomTypeId: z.nullable(z.int()),
  roomType: z.nullable(z.string()),
  /** The code of the refusal and its sentence; null when the stay can be booked. */
  problem: z.nullable(z.strictObject({ code: z.string(), text: z.string() })),
})

const packageHotel = z.strictObject({
  accommodationPropertyId: z.int(),
  accommodationPackageId: z.int(),
  hotelPackageId: z.int(),
  hotelId: z.int(),
  hotelGrade: z.number(),
  /** Of the package. */
  title: z.string(),
  hotelName: z.string(),
  hotelLatinName: z.string(),
  hotelPlace: z.string(),
  currency: z.string(),
  currencySign: z.string(),
  /** As it is read in the caller's language, and as a calendar day. */
  availableSince: z.string(),
  availableSinceISO8601: z.string(),
  availableUntil: z.string(),
  availableUntilISO8601: z.string(),
  /** The cheapest night of the cheapest room. */
  minPrice: z.int(),
  roomService: z.string(),
  roomServiceAbbreviation: z.string(),
  isInActive: z.boolean(),
  pictureUrl: z.nullable(z.string()),
  /** What the agency's group earns per room and night on the check-in day, or today; null when not promoted. */
  commission: z.nullable(z.int()),
  extraCommission: z.nullable(z.int()),
  /** Null when no dates were asked for. */
  stay: z.nullable(stayOnCard),
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
  typeId: z.int(),
  name: z.string(),
  roomView: z.string(),
  roomService: z.string(),
  roomServiceAbbreviation: z.string(),
  baseCapacity: z.int(),
  currency: z.string(),
  currencySign: z.string(),
  basePrice: z.int(),
  /** The lowest of the base price and the periods. */
  priceFrom: z.int(),
  /** By the last night. Where two hold a night, the shorter one governs; of two as long, the later in the list. */
  roomPrices: z.array(z.strictObject({ startDate: z.string(), endDate: z.string(), price: z.int() })),
  prices: z.strictObject({ childNoBedPrice: z.int(), childWithBedPrice: z.int(), extraBedPrice: z.int() }),
  rules: z.strictObject({
    extraBedIsAllowed: z.boolean(),
    childWithBedIsAllowed: z.boolean(),
    childNoBedIsAllowed: z.boolean(),
    extraBedAndChildWithBedAreAllowedTogether: z.boolean(),
  }),
  /** Nights on which this room is not sold. */
  closedDates: z.array(z.strictObject({ startDate: z.string(), endDate: z.string() })),
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
