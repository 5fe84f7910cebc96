import * as z from 'zod/mini'
import { boards, largestCapacity, roomViews } from '@sarai/domain/catalogue/what-is-sold.ts'
import { price, title, versionRead } from '#desk/catalogue-fields.ts'
import { operation } from '#core/operation.ts'
import { propertyParams, roomTypeParams } from '#desk/id-params.ts'
import { version, whole } from '#values/numbers.ts'
import { anyNumber } from '#values/reply-values.ts'

/** The kinds of room of a hotel in a package, with their rules and base prices. */

const roomTypeFields = {
  nameEn: title,
  nameFa: title,
  view: z.enum(roomViews),
  /** Where the service differs from the hotel's. */
  board: z.nullable(z.enum(boards)),
  baseCapacity: whole(1, largestCapacity),
  extraBedIsAllowed: z.boolean(),
  childWithBedIsAllowed: z.boolean(),
  childNoBedIsAllowed: z.boolean(),
  extraBedAndChildWithBedAreAllowedTogether: z.boolean(),
  /** Of a night that no period holds. */
  basePrice: price,
  /** Of every night, in whatever period. */
  childNoBedPrice: price,
  childWithBedPrice: price,
  extraBedPrice: price,
  active: z.boolean(),
}

export const roomTypeRow = z.strictObject({ ...roomTypeFields, id: anyNumber, version: anyNumber })
export const roomTypeBody = z.strictObject(roomTypeFields)
export type RoomTypeFields = z.output<typeof roomTypeBody>

export const addRoomType = operation({
  name: 'addRoomType',
  summary: 'Add a room type to a hotel of a package.',
  method: 'POST',
  path: '/desk/api/properties/{id}/room-types',
  access: 'staff:catalogue',
  params: propertyParams,
  body: roomTypeBody,
  reply: z.strictObject({ id: anyNumber }),
})

const editRoomTypeBody = z.strictObject({ ...roomTypeFields, version })

export const editRoomType = operation({
  name: 'editRoomType',
  summary: 'Change a room type: its names, rules and base prices, or take it off sale.',
  method: 'PUT',
  path: '/desk/api/room-types/{id}',
  access: 'staff:catalogue',
  params: roomTypeParams,
  body: editRoomTypeBody,
  reply: z.null(),
})

export const removeRoomType = operation({
  name: 'removeRoomType',
  summary: 'Remove a room type from a draft, with its prices.',
  method: 'DELETE',
  path: '/desk/api/room-types/{id}',
  access: 'staff:catalogue',
  params: roomTypeParams,
  query: versionRead,
  reply: z.null(),
})

export const deskRoomTypeOperations = [addRoomType, editRoomType, removeRoomType] as const
