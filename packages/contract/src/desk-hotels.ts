import * as z from 'zod/mini'
import { hotelPicture } from '#desk-hotel-pictures.ts'
import { operation } from '#operation.ts'

/** The hotels that packages are made of, as the desk keeps them. */

const id = z.coerce.number().check(z.int(), z.positive())
const params = z.strictObject({ id })
const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120))
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** A district with its city, or a city; its hotels keep its time. */
export const place = z.strictObject({
  id: z.string(),
  nameEn: z.string(),
  nameFa: z.string(),
  city: z.nullable(z.strictObject({ id: z.string(), nameEn: z.string(), nameFa: z.string() })),
  countryCode: z.string(),
  timeZone: z.string(),
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
  id: z.number(),
  nameEn: z.string(),
  nameFa: z.string(),
  grade: z.number(),
  place,
  active: z.boolean(),
  /** The key of the picture that is shown first. */
  picture: z.nullable(z.string()),
  pictures: z.number(),
  /** In how many packages it is sold. */
  packages: z.number(),
  editedAt: z.iso.datetime(),
})
export type HotelRow = z.output<typeof hotelRow>

export const listHotels = operation({
  name: 'listHotels',
  summary: 'Hotels by name: those with a part of either name, of a city or district, on sale or not.',
  method: 'GET',
  path: '/desk/api/hotels',
  access: 'staff:catalogue',
  query: z.strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** A city holds its districts. */
    place: z.optional(z.string().check(z.maxLength(80))),
    active: z.optional(z.enum(['true', 'false'])),
    /** The id of the last row already seen: the next page begins after it. */
    after: z.optional(id),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
  }),
  reply: z.strictObject({
    rows: z.array(hotelRow),
    /** How many there are in all, counted to a thousand at most. */
    total: z.number(),
    next: z.nullable(z.number()),
  }),
})

const soldIn = z.strictObject({
  propertyId: z.number(),
  packageId: z.number(),
  titleEn: z.string(),
  titleFa: z.string(),
  status: z.enum(['draft', 'published', 'withdrawn']),
  board: z.string(),
  availableFrom: z.iso.date(),
  availableUntil: z.iso.date(),
  active: z.boolean(),
})
export type SoldIn = z.output<typeof soldIn>

const hotelDetails = z.strictObject({
  id: z.number(),
  version: z.number(),
  nameEn: z.string(),
  nameFa: z.string(),
  grade: z.number(),
  place,
  timeZone: z.string(),
  address: z.string(),
  descriptionEn: z.string(),
  descriptionFa: z.string(),
  active: z.boolean(),
  editedAt: z.iso.datetime(),
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
  params,
  reply: hotelDetails,
})

export const hotelBody = z.strictObject({
  nameEn: name,
  nameFa: name,
  grade: z.number().check(z.gte(0), z.lte(5), z.multipleOf(0.5)),
  placeId: z.string().check(z.minLength(1, 'required'), z.maxLength(80)),
  address: text(300),
  descriptionEn: text(4000),
  descriptionFa: text(4000),
})

const saved = z.strictObject({ id: z.number(), version: z.number() })

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
  params,
  body: z.extend(hotelBody, { version: z.int() }),
  reply: saved,
})

export const switchHotel = operation({
  name: 'switchHotel',
  summary: 'Take a hotel off sale or put it back. One that is off sale stays visible but cannot be chosen.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/active',
  access: 'staff:catalogue',
  params,
  body: z.strictObject({ version: z.int(), active: z.boolean() }),
  reply: saved,
})

export const deskHotelOperations = [listPlaces, listHotels, readHotel, addHotel, editHotel, switchHotel] as const
