import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { hotelParams } from '#desk/id-params.ts'
import { hotelIdInAddress } from '#values/ids.ts'
import { line, shape } from '#values/text.ts'
import { id, idInAddress, version, versionInAddress, whole } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** The pictures of a hotel, in the order in which they are shown. */

const ofPicture = z.strictObject({ id: hotelIdInAddress, pictureId: idInAddress })
/** In pixels. */
const side = whole(1, 100_000)
const alt = line(200)
/** What a picture shows, for those who cannot see it. */
export const pictureWords = z.strictObject({ altEn: alt, altFa: alt })

/** What the upload of a picture answered: it is in the store, and shown nowhere yet. */
export const storedPicture = z.strictObject(
  {
    key: shape(40, /^[\da-f]{40}$/),
    width: side,
    height: side,
  },
  'required',
)

export const hotelPicture = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  key: anyText,
  width: anyNumber,
  height: anyNumber,
  altEn: anyText,
  altFa: anyText,
})
export type HotelPicture = z.output<typeof hotelPicture>

/** The order that the user saw and the one that is wanted: whoever saw an older one is told. */
export const newOrder = z.strictObject({
  seen: z.array(id).check(z.maxLength(100)),
  wanted: z.array(id).check(z.maxLength(100)),
})

export const addHotelPicture = operation({
  name: 'addHotelPicture',
  summary: 'Show an uploaded picture of a hotel, after its others.',
  method: 'POST',
  path: '/desk/api/hotels/{id}/pictures',
  access: 'staff:catalogue',
  params: hotelParams,
  body: storedPicture,
  reply: z.strictObject({ id: anyNumber }),
})

export const describeHotelPicture = operation({
  name: 'describeHotelPicture',
  summary: 'Say in both languages what a picture shows, for those who cannot see it.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/pictures/{pictureId}',
  access: 'staff:catalogue',
  params: ofPicture,
  body: z.extend(pictureWords, { version }),
  reply: z.null(),
})

export const orderHotelPictures = operation({
  name: 'orderHotelPictures',
  summary: 'Put the pictures of a hotel into another order; the first is the one on its card.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/pictures',
  access: 'staff:catalogue',
  params: hotelParams,
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
  query: z.strictObject({ version: versionInAddress }),
  reply: z.null(),
})

export const deskHotelPictureOperations = [
  addHotelPicture,
  describeHotelPicture,
  orderHotelPictures,
  removeHotelPicture,
] as const
