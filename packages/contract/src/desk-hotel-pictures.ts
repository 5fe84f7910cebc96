import * as z from 'zod/mini'
import { operation } from '#operation.ts'

/** The pictures of a hotel, in the order in which they are shown. */

const id = z.coerce.number().check(z.int(), z.positive())
const ofHotel = z.strictObject({ id })
const ofPicture = z.strictObject({ id, pictureId: id })
const alt = z.string().check(z.trim(), z.maxLength(200))
/** What a picture shows, for those who cannot see it. */
export const pictureWords = z.strictObject({ altEn: alt, altFa: alt })

/** What the upload of a picture answered: it is in the store, and shown nowhere yet. */
export const storedPicture = z.strictObject(
  {
    key: z.string().check(z.regex(/^[\da-f]{40}$/)),
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
  },
  'required',
)

export const hotelPicture = z.strictObject({
  id: z.number(),
  version: z.number(),
  key: z.string(),
  width: z.number(),
  height: z.number(),
  altEn: z.string(),
  altFa: z.string(),
})
export type HotelPicture = z.output<typeof hotelPicture>

/** The order that the user saw and the one that is wanted: whoever saw an older one is told. */
export const newOrder = z.strictObject({
  seen: z.array(z.int()).check(z.maxLength(100)),
  wanted: z.array(z.int()).check(z.maxLength(100)),
})

export const addHotelPicture = operation({
  name: 'addHotelPicture',
  summary: 'Show an uploaded picture of a hotel, after its others.',
  method: 'POST',
  path: '/desk/api/hotels/{id}/pictures',
  access: 'staff:catalogue',
  params: ofHotel,
  body: storedPicture,
  reply: z.strictObject({ id: z.number() }),
})

export const describeHotelPicture = operation({
  name: 'describeHotelPicture',
  summary: 'Say in both languages what a picture shows, for those who cannot see it.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/pictures/{pictureId}',
  access: 'staff:catalogue',
  params: ofPicture,
  body: z.extend(pictureWords, { version: z.int() }),
  reply: z.null(),
})

export const orderHotelPictures = operation({
  name: 'orderHotelPictures',
  summary: 'Put the pictures of a hotel into another order; the first is the one on its card.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/pictures',
  access: 'staff:catalogue',
  params: ofHotel,
  body: newOrder,
  reply: z.null(),
})

export const removeHotelPicture = operation({
  name: 'removeHotelPicture',
  summary: 'Show a picture of a hotel no longer.',
  method: 'DELETE',
  path: '/desk/api/hotels/{id}/pictures/{pictureId}',
  access: 'staff:catalogue',
  params: ofPicture,
  query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
  reply: z.null(),
})

export const deskHotelPictureOperations = [
  addHotelPicture,
  describeHotelPicture,
  orderHotelPictures,
  removeHotelPicture,
] as const
