import * as z from 'zod/mini'
import { boards } from '@sarai/domain/catalogue/what-is-sold.ts'
import { packageStatuses } from '@sarai/domain/catalogue/package-status.ts'
import { day, inOrder, versionRead } from '#desk/catalogue-fields.ts'
import { closedNightsRow } from '#desk/closed-nights.ts'
import { periodRow, specialDateRow } from '#desk/prices.ts'
import { roomTypeRow } from '#desk/room-types.ts'
import { operation } from '#core/operation.ts'
import { packageParams, propertyParams } from '#desk/id-params.ts'
import { hotelId } from '#values/ids.ts'
import { searchText } from '#values/text.ts'
import { lastSeenId, pageLimit, version } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** Hotels as they are sold in a package. */

const propertyFields = {
  board: z.enum(boards),
  availableFrom: day,
  availableUntil: day,
  active: z.boolean(),
}
const rangeInOrder = inOrder('availableFrom', 'availableUntil')

const hotel = z.strictObject({
  id: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  grade: anyNumber,
  placeEn: anyText,
  placeFa: anyText,
  /** A hotel that is switched off everywhere cannot be chosen in any package. */
  active: z.boolean(),
})
export type HotelInPackage = z.output<typeof hotel>

const propertyRow = z.strictObject({
  ...propertyFields,
  id: anyNumber,
  version: anyNumber,
  hotel,
  rooms: anyNumber,
  /** The cheapest night of a room on sale; nothing while there is none. */
  lowestPrice: z.nullable(anyNumber),
})
export type PropertyRow = z.output<typeof propertyRow>

export const listProperties = operation({
  name: 'listProperties',
  summary: 'The hotels of a package, in the order in which they were added.',
  method: 'GET',
  path: '/desk/api/packages/{id}/properties',
  access: 'staff:catalogue',
  params: packageParams,
  query: z.strictObject({
    search: z.optional(searchText),
    after: z.optional(lastSeenId),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(propertyRow), total: anyNumber, next: z.nullable(anyNumber) }),
})

export const findHotelsToAdd = operation({
  name: 'findHotelsToAdd',
  summary: 'Up to 20 hotels that are not in the package yet, by a part of their name or place.',
  method: 'GET',
  path: '/desk/api/packages/{id}/hotels-to-add',
  access: 'staff:catalogue',
  params: packageParams,
  query: z.strictObject({ search: z._default(searchText, '') }),
  reply: z.array(hotel),
})

const propertyDetails = z.strictObject({
  ...propertyFields,
  id: anyNumber,
  version: anyNumber,
  hotel,
  package: z.strictObject({
    id: anyNumber,
    titleEn: anyText,
    titleFa: anyText,
    status: z.enum(packageStatuses),
    currency: anyText,
    availableFrom: day,
    availableUntil: day,
  }),
  roomTypes: z.array(z.extend(roomTypeRow, { periods: z.array(periodRow) })),
  specialDates: z.array(specialDateRow),
  closedNights: z.array(closedNightsRow),
})
export type PropertyDetails = z.output<typeof propertyDetails>
export type RoomTypeDetails = PropertyDetails['roomTypes'][number]

export const readProperty = operation({
  name: 'readProperty',
  summary: 'One hotel of a package: its room types with their price periods, its special dates and its closed nights.',
  method: 'GET',
  path: '/desk/api/properties/{id}',
  access: 'staff:catalogue',
  params: propertyParams,
  reply: propertyDetails,
})

export const addPropertyBody = z.strictObject({ ...propertyFields, hotelId }).check(rangeInOrder)
export type NewProperty = z.output<typeof addPropertyBody>

export const addProperty = operation({
  name: 'addProperty',
  summary: 'Add a hotel to a package, once.',
  method: 'POST',
  path: '/desk/api/packages/{id}/properties',
  access: 'staff:catalogue',
  params: packageParams,
  body: addPropertyBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editPropertyBody = z.strictObject({ ...propertyFields, version }).check(rangeInOrder)
export type PropertyChange = z.output<typeof editPropertyBody>

export const editProperty = operation({
  name: 'editProperty',
  summary: 'Change the board and dates of a hotel in its package, or take it off sale there.',
  method: 'PUT',
  path: '/desk/api/properties/{id}',
  access: 'staff:catalogue',
  params: propertyParams,
  body: editPropertyBody,
  reply: z.null(),
})

export const removeProperty = operation({
  name: 'removeProperty',
  summary: 'Take a hotel out of a draft, with its rooms and prices.',
  method: 'DELETE',
  path: '/desk/api/properties/{id}',
  access: 'staff:catalogue',
  params: propertyParams,
  query: versionRead,
  reply: z.null(),
})

export const deskPropertyOperations = [
  listProperties,
  findHotelsToAdd,
  readProperty,
  addProperty,
  editProperty,
  removeProperty,
] as const
