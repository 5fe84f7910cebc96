import * as z from 'zod/mini'
import { day, idParams, inOrder, price, title, versionRead } from '#desk/catalogue-fields.ts'
import { operation } from '#core/operation.ts'
import { propertyParams, roomTypeParams } from '#desk/id-params.ts'
import { roomTypeId } from '#values/ids.ts'
import { difference, version } from '#values/numbers.ts'
import { anyNumber } from '#values/reply-values.ts'

/** Price periods of a room type, and special dates of a hotel in a package. */

const nights = { firstNight: day, lastNight: day }
const nightsInOrder = inOrder('firstNight', 'lastNight')

export const periodRow = z.strictObject({ ...nights, id: anyNumber, version: anyNumber, price })
export type PeriodRow = z.output<typeof periodRow>

export const periodBody = z.strictObject({ ...nights, price }).check(nightsInOrder)
export type PeriodFields = z.output<typeof periodBody>

export const addPricePeriod = operation({
  name: 'addPricePeriod',
  summary: 'Set the price of a room type for some nights. Nights that have a price already are refused.',
  method: 'POST',
  path: '/desk/api/room-types/{id}/price-periods',
  access: 'staff:catalogue',
  params: roomTypeParams,
  body: periodBody,
  reply: z.strictObject({ id: anyNumber }),
})

const editPeriodBody = z.strictObject({ ...nights, price, version }).check(nightsInOrder)

export const editPricePeriod = operation({
  name: 'editPricePeriod',
  summary: 'Change the nights or the price of a period.',
  method: 'PUT',
  path: '/desk/api/price-periods/{id}',
  access: 'staff:catalogue',
  params: idParams,
  body: editPeriodBody,
  reply: z.null(),
})

export const splitPeriodBody = z.strictObject({ version, secondBegins: day, secondPrice: price })

export const splitPricePeriod = operation({
  name: 'splitPricePeriod',
  summary: 'Cut a period in two: from a night on, another price.',
  method: 'POST',
  path: '/desk/api/price-periods/{id}/split',
  access: 'staff:catalogue',
  params: idParams,
  body: splitPeriodBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const removePricePeriod = operation({
  name: 'removePricePeriod',
  summary: 'Remove a period: its nights cost the base price again.',
  method: 'DELETE',
  path: '/desk/api/price-periods/{id}',
  access: 'staff:catalogue',
  params: idParams,
  query: versionRead,
  reply: z.null(),
})

const specialDateFields = {
  ...nights,
  titleEn: title,
  titleFa: title,
  /** The one room type that it is for; all when nothing is said. */
  roomTypeId: z.nullable(roomTypeId),
  roomDifference: difference,
  childNoBedDifference: difference,
  childWithBedDifference: difference,
  extraBedDifference: difference,
}

export const specialDateRow = z.strictObject({
  ...specialDateFields,
  roomTypeId: z.nullable(anyNumber),
  id: anyNumber,
  version: anyNumber,
})
export type SpecialDateRow = z.output<typeof specialDateRow>

export const specialDateBody = z.strictObject(specialDateFields).check(nightsInOrder)
export type SpecialDateFields = z.output<typeof specialDateBody>

export const addSpecialDate = operation({
  name: 'addSpecialDate',
  summary: 'Let some nights cost more or less, in four parts, for all rooms of the hotel or one.',
  method: 'POST',
  path: '/desk/api/properties/{id}/special-dates',
  access: 'staff:catalogue',
  params: propertyParams,
  body: specialDateBody,
  reply: z.strictObject({ id: anyNumber }),
})

const editSpecialDateBody = z.strictObject({ ...specialDateFields, version }).check(nightsInOrder)

export const editSpecialDate = operation({
  name: 'editSpecialDate',
  summary: 'Change a special date.',
  method: 'PUT',
  path: '/desk/api/special-dates/{id}',
  access: 'staff:catalogue',
  params: idParams,
  body: editSpecialDateBody,
  reply: z.null(),
})

export const removeSpecialDate = operation({
  name: 'removeSpecialDate',
  summary: 'Remove a special date: its nights cost what they usually do.',
  method: 'DELETE',
  path: '/desk/api/special-dates/{id}',
  access: 'staff:catalogue',
  params: idParams,
  query: versionRead,
  reply: z.null(),
})

export const deskPriceOperations = [
  addPricePeriod,
  editPricePeriod,
  splitPricePeriod,
  removePricePeriod,
  addSpecialDate,
  editSpecialDate,
  removeSpecialDate,
] as const
