import { boards } from '@sarai/domain/catalogue/what-is-sold.ts'
import * as z from 'zod/mini'
import { hotelContact, setHotelContact } from '#desk/hotel-contacts.ts'
import { hotelPicture } from '#desk/hotel-pictures.ts'
import { operation } from '#core/operation.ts'
import { hotelParams } from '#desk/id-params.ts'
import { filledLine, line, paragraphs, searchText } from '#values/text.ts'
import { grade, lastSeenId, pageLimit, version } from '#values/numbers.ts'
import { anyDay, anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The hotels that packages are made of, as the desk keeps them. */

const name = filledLine(120)

/** A district with its city, or a city; its hotels keep its time. */
export const place = z.strictObject({
  id: anyText,
  nameEn: anyText,
  nameFa: anyText,
  city: z.nullable(z.strictObject({ id: anyText, nameEn: anyText, nameFa: anyText })),
  countryCode: anyText,
  timeZone: anyText,
})
export type Place = z.output<typeof place>

export const listPlaces = operation({
  name: 'listPlaces',
  summary: 'Every city and district that a hotel can lie in, each district after its city.',
  method: 'GET',
  path: '/desk/api/places',
  access: 'staff:catalogue',
  reply: z.array(place),
})

const hotelRow = z.strictObject({
  id: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  grade: anyNumber,
  place,
  active: z.boolean(),
  /** The key of the picture that is shown first. */
  picture: z.nullable(anyText),
  pictures: anyNumber,
  /** In how many packages it is sold. */
  packages: anyNumber,
  editedAt: anyMoment,
})
export type HotelRow = z.output<typeof hotelRow>

export const listHotels = operation({
  name: 'listHotels',
  summary: 'Hotels by name: those with a part of either name, of a city or district, on sale or not.',
  method: 'GET',
  path: '/desk/api/hotels',
  access: 'staff:catalogue',
  query: z.strictObject({
    search: z.optional(searchText),
    /** A city holds its districts. */
    place: z.optional(line(80)),
    active: z.optional(z.enum(['true', 'false'])),
    /** The id of the last row already seen: the next page begins after it. */
    after: z.optional(lastSeenId),
    limit: pageLimit,
  }),
  reply: z.strictObject({
    rows: z.array(hotelRow),
    /** How many there are in all, counted to a thousand at most. */
    total: anyNumber,
    next: z.nullable(anyNumber),
  }),
})

const soldIn = z.strictObject({
  propertyId: anyNumber,
  packageId: anyNumber,
  titleEn: anyText,
  titleFa: anyText,
  status: z.enum(['draft', 'published', 'withdrawn']),
  board: z.enum(boards),
  availableFrom: anyDay,
  availableUntil: anyDay,
  active: z.boolean(),
})
export type SoldIn = z.output<typeof soldIn>

const hotelDetails = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  grade: anyNumber,
  place,
  timeZone: anyText,
  address: anyText,
  descriptionEn: anyText,
  descriptionFa: anyText,
  active: z.boolean(),
  contact: hotelContact,
  editedAt: anyMoment,
  pictures: z.array(hotelPicture),
  /** The packages that sell it, the latest first, a hundred at most. */
  soldIn: z.array(soldIn),
})
export type HotelDetails = z.output<typeof hotelDetails>

export const readHotel = operation({
  name: 'readHotel',
  summary: 'One hotel: its data, its pictures in their order, and the packages that sell it.',
  method: 'GET',
  path: '/desk/api/hotels/{id}',
  access: 'staff:catalogue',
  params: hotelParams,
  reply: hotelDetails,
})

export const hotelBody = z.strictObject({
  nameEn: name,
  nameFa: name,
  grade,
  placeId: filledLine(80),
  address: line(300),
  descriptionEn: paragraphs(4000),
  descriptionFa: paragraphs(4000),
})

const saved = z.strictObject({ id: anyNumber, version: anyNumber })

export const addHotel = operation({
  name: 'addHotel',
  summary: 'Add a hotel. Its time zone is that of its place; packages can sell it at once.',
  method: 'POST',
  path: '/desk/api/hotels',
  access: 'staff:catalogue',
  body: hotelBody,
  reply: saved,
})

export const editHotel = operation({
  name: 'editHotel',
  summary: 'Correct the data of a hotel.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}',
  access: 'staff:catalogue',
  params: hotelParams,
  body: z.extend(hotelBody, { version }),
  reply: saved,
})

export const switchHotel = operation({
  name: 'switchHotel',
  summary: 'Take a hotel off sale or put it back. One that is off sale stays visible but cannot be chosen.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/active',
  access: 'staff:catalogue',
  params: hotelParams,
  body: z.strictObject({ version, active: z.boolean() }),
  reply: saved,
})

export const deskHotelOperations = [
  listPlaces,
  listHotels,
  readHotel,
  addHotel,
  editHotel,
  switchHotel,
  setHotelContact,
] as const
