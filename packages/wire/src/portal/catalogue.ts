import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { propertyIdInAddress } from '#values/ids.ts'
import { line, shape } from '#values/text.ts'
import { gradeInAddress, wholeInAddress } from '#values/numbers.ts'
import { day } from '#values/days.ts'
import { anyNumber, anyText, anyWhole } from '#values/reply-values.ts'

/** What the provider sells, as an agency sees it. Amounts are whole minor units of the named currency. */

/** The stay that was asked for: what it costs in the cheapest room that can be had, or why it cannot be had. */
const stayOnCard = z.strictObject({
  nights: anyWhole,
  totalPrice: z.nullable(anyWhole),
  roomTypeId: z.nullable(anyWhole),
  roomType: z.nullable(anyText),
  /** The code of the refusal and its sentence; null when the stay can be booked. */
  problem: z.nullable(z.strictObject({ code: anyText, text: anyText })),
})

const packageHotel = z.strictObject({
  accommodationPropertyId: anyWhole,
  accommodationPackageId: anyWhole,
  hotelPackageId: anyWhole,
  hotelId: anyWhole,
  hotelGrade: anyNumber,
  /** Of the package. */
  title: anyText,
  hotelName: anyText,
  hotelLatinName: anyText,
  hotelPlace: anyText,
  currency: anyText,
  currencySign: anyText,
  /** As it is read in the caller's language, and as a calendar day. */
  availableSince: anyText,
  availableSinceISO8601: anyText,
  availableUntil: anyText,
  availableUntilISO8601: anyText,
  /** The cheapest night of the cheapest room. */
  minPrice: anyWhole,
  roomService: anyText,
  roomServiceAbbreviation: anyText,
  isInActive: z.boolean(),
  pictureUrl: z.nullable(anyText),
  /** What the agency's group earns per room and night on the check-in day, or today; null when not promoted. */
  commission: z.nullable(anyWhole),
  extraCommission: z.nullable(anyWhole),
  /** Null when no dates were asked for. */
  stay: z.nullable(stayOnCard),
})
export type PackageHotel = z.output<typeof packageHotel>

/** Pages end here, and so does the counting: whoever has more than this to look through needs a filter. */
export const mostFound = 1_000

export const searchHotels = operation({
  name: 'searchHotels',
  summary:
    'Hotel cards by a part of the name, grade (or more), places and dates; cheapest first, inactive ones last. X-Total-Count: to 1,000.',
  method: 'GET',
  path: '/api/AccommodationPropertyClient',
  access: 'agency',
  kept: 'private, no-cache',
  answers: 'List_PackageHotelDTO',
  query: z.strictObject({
    HotelName: z.optional(line(100)),
    HotelGrade: z.optional(gradeInAddress),
    /** Ids of cities or districts, with commas between them. A city holds its districts. */
    Location: z.optional(shape(820, /^[a-z0-9-]+(,[a-z0-9-]+){0,9}$/, 'location')),
    CheckInDate: z.optional(day),
    CheckOutDate: z.optional(day),
    Page: z._default(wholeInAddress(1, mostFound), 1),
    PageSize: z._default(wholeInAddress(1, 100), 60),
    /** Only the card of this property. */
    propertyId: z.optional(propertyIdInAddress),
  }),
  reply: z.array(packageHotel),
})

const roomType = z.strictObject({
  typeId: anyWhole,
  name: anyText,
  roomView: anyText,
  roomService: anyText,
  roomServiceAbbreviation: anyText,
  baseCapacity: anyWhole,
  currency: anyText,
  currencySign: anyText,
  basePrice: anyWhole,
  /** The lowest of the base price and the periods. */
  priceFrom: anyWhole,
  /** By the last night. Where two hold a night, the shorter one governs; of two as long, the later in the list. */
  roomPrices: z.array(z.strictObject({ startDate: anyText, endDate: anyText, price: anyWhole })),
  prices: z.strictObject({ childNoBedPrice: anyWhole, childWithBedPrice: anyWhole, extraBedPrice: anyWhole }),
  rules: z.strictObject({
    extraBedIsAllowed: z.boolean(),
    childWithBedIsAllowed: z.boolean(),
    childNoBedIsAllowed: z.boolean(),
    extraBedAndChildWithBedAreAllowedTogether: z.boolean(),
  }),
  /** Nights on which this room is not sold. */
  closedDates: z.array(z.strictObject({ startDate: anyText, endDate: anyText })),
})
export type RoomType = z.output<typeof roomType>

export const readRoomTypes = operation({
  name: 'readRoomTypes',
  summary: 'The room types of a property, with their prices, periods and rules.',
  method: 'GET',
  path: '/api/AccommodationPropertyClient/{id}',
  access: 'agency',
  answers: 'List_RoomTypeDTO',
  params: z.strictObject({ id: propertyIdInAddress }),
  reply: z.array(roomType),
})

export const catalogueOperations = [searchHotels, readRoomTypes] as const
