import * as z from 'zod/mini'
import { packageStatuses } from '@sarai/domain/catalogue/package-status.ts'
import { day, inOrder, title } from '#desk/catalogue-fields.ts'
import { operation } from '#core/operation.ts'
import { packageParams } from '#desk/id-params.ts'
import { currencyCode, groupCode, searchText } from '#values/text.ts'
import { lastSeenId, pageLimit, version } from '#values/numbers.ts'
import { anyMoment, anyNumber } from '#values/reply-values.ts'

/** Packages at the desk: what is on sale, for a time. */

const packageFields = {
  titleEn: title,
  titleFa: title,
  currency: currencyCode,
  availableFrom: day,
  availableUntil: day,
  /** The groups that see it; everybody when none is named. */
  groups: z.array(groupCode).check(z.maxLength(200)),
}
const rangeInOrder = inOrder('availableFrom', 'availableUntil')

const packageRow = z.strictObject({
  ...packageFields,
  id: anyNumber,
  version: anyNumber,
  status: z.enum(packageStatuses),
  editedAt: anyMoment,
  hotels: anyNumber,
})
export type PackageRow = z.output<typeof packageRow>

export const listPackages = operation({
  name: 'listPackages',
  summary: 'Packages by status and by a part of their title, newest first.',
  method: 'GET',
  path: '/desk/api/packages',
  access: 'staff:catalogue',
  query: z.strictObject({
    status: z.optional(z.enum(packageStatuses)),
    search: z.optional(searchText),
    /** The id of the last row already seen: the next page begins below it. */
    after: z.optional(lastSeenId),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(packageRow), total: anyNumber, next: z.nullable(anyNumber) }),
})

const packageDetails = z.extend(packageRow, {
  hotelsOnSale: anyNumber,
  rooms: anyNumber,
  /** Prices have been entered, so the currency stays. */
  hasPrices: z.boolean(),
})
export type PackageDetails = z.output<typeof packageDetails>

export const readPackage = operation({
  name: 'readPackage',
  summary: 'One package: its titles, dates, groups, and how much is in it.',
  method: 'GET',
  path: '/desk/api/packages/{id}',
  access: 'staff:catalogue',
  params: packageParams,
  reply: packageDetails,
})

export const packageBody = z.strictObject(packageFields).check(rangeInOrder)
export type PackageFields = z.output<typeof packageBody>

export const createPackage = operation({
  name: 'createPackage',
  summary: 'Make a package. It is a draft, which no agency sees, until it is published.',
  method: 'POST',
  path: '/desk/api/packages',
  access: 'staff:catalogue',
  body: packageBody,
  reply: z.strictObject({ id: anyNumber }),
})

const editPackageBody = z.strictObject({ ...packageFields, version }).check(rangeInOrder)

export const editPackage = operation({
  name: 'editPackage',
  summary:
    'Change titles, dates and groups; the currency only while no price is entered. Shorter dates shorten the hotels’.',
  method: 'PUT',
  path: '/desk/api/packages/{id}',
  access: 'staff:catalogue',
  params: packageParams,
  body: editPackageBody,
  reply: z.null(),
})

const readAt = z.strictObject({ version })

export const publishPackage = operation({
  name: 'publishPackage',
  summary: 'Show a package to the agencies of its groups.',
  method: 'POST',
  path: '/desk/api/packages/{id}/publish',
  access: 'staff:catalogue',
  params: packageParams,
  body: readAt,
  reply: z.null(),
})

export const withdrawPackage = operation({
  name: 'withdrawPackage',
  summary: 'Take a published package off sale. What was asked for already stays.',
  method: 'POST',
  path: '/desk/api/packages/{id}/withdraw',
  access: 'staff:catalogue',
  params: packageParams,
  body: readAt,
  reply: z.null(),
})

export const copyPackageBody = z
  .strictObject({
    titleEn: title,
    titleFa: title,
    availableFrom: day,
    availableUntil: day,
    /** Moves periods, special and closed dates by as many days as the package itself moves. */
    shiftDates: z.boolean(),
  })
  .check(rangeInOrder)

export const copyPackage = operation({
  name: 'copyPackage',
  summary: 'Make a draft with the same hotels, rooms, prices and special dates for other dates.',
  method: 'POST',
  path: '/desk/api/packages/{id}/copy',
  access: 'staff:catalogue',
  params: packageParams,
  body: copyPackageBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const deskPackageOperations = [
  listPackages,
  readPackage,
  createPackage,
  editPackage,
  publishPackage,
  withdrawPackage,
  copyPackage,
] as const
