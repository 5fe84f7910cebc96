import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { agencyIdInAddress, packageId, packageIdInAddress } from '#values/ids.ts'
import { secret } from '#values/text.ts'
import { wholeInAddress } from '#values/numbers.ts'
import { anyDay, anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'

/** Packages and their price lists, as an agency sees them. */

const path = '/api/AccommodationPackageClient'

export const priceListFormats = ['xlsx', 'pdf'] as const
export type PriceListFormat = (typeof priceListFormats)[number]
const format = z.enum(priceListFormats)
const language = z.enum(['en', 'fa'])

const packageItem = z.strictObject({
  id: anyWhole,
  accommodationPackageId: anyWhole,
  partyId: anyWhole,
  partyName: anyText,
  userId: anyWhole,
  userName: anyText,
  title: anyText,
  availableSince: anyDay,
  availableUntil: anyDay,
  lastEditDateTime: anyMoment,
  /** When the agency last asked for a price list of it; null for never. */
  lastDownloadDateTime: z.nullable(anyMoment),
  /** Something that is sold in it has changed since then. */
  changedSinceDownload: z.boolean(),
})
export type PackageItem = z.output<typeof packageItem>

export const listPackages = operation({
  name: 'listPackages',
  summary:
    'The packages that are open to the agency, the last edited first, with what changed since its last download.',
  method: 'GET',
  path,
  access: 'agency',
  answers: 'List_PackageDTO',
  reply: z.array(packageItem),
})

const updatedHotel = z.strictObject({
  Id: anyNumber,
  AccommodationPackageId: anyNumber,
  LatinTitle: anyText,
  /** In the language of the caller. */
  Title: anyText,
  Star: anyNumber,
  LastEditDateTime: anyMoment,
})
export type UpdatedHotel = z.output<typeof updatedHotel>

export const listUpdatedHotels = operation({
  name: 'listUpdatedHotels',
  summary: 'The hotels of those packages that were edited last, five of each at most.',
  method: 'GET',
  path,
  access: 'agency',
  answers: 'List_UpdatedHotelDTO',
  reply: z.array(updatedHotel),
})

export const askPriceList = operation({
  name: 'askPriceList',
  summary: 'Log a download, and have the price list made unless it is there. Then read it (PriceListDTO) for the link.',
  method: 'POST',
  path,
  access: 'agency',
  evenReadOnly: 'it only reads prices',
  sends: 'PackageDownloadLogData',
  body: z.strictObject({
    AccommodationPackageId: packageId,
    Format: z._default(format, 'xlsx'),
    /** The language of the caller unless said. */
    Language: z.optional(language),
  }),
  reply: z.null(),
})

export const priceListQuery = z.strictObject({
  accommodationPackageId: packageIdInAddress,
  partyId: agencyIdInAddress,
  format,
  language,
  expires: wholeInAddress(1, Number.MAX_SAFE_INTEGER),
  signature: secret(0, 100),
})
export type PriceListLink = z.output<typeof priceListQuery>

export const readPriceList = operation({
  name: 'readPriceList',
  summary: 'How far the making of a price list is; once it is ready, with a link that works for a minute.',
  method: 'GET',
  path,
  access: 'agency',
  answers: 'PriceListDTO',
  query: z.strictObject({ accommodationPackageId: packageIdInAddress, format, language: z.optional(language) }),
  reply: z.strictObject({
    State: z.enum(['Making', 'Ready', 'Failed']),
    /** From 0 to 100. */
    Progress: anyNumber,
    Link: z.nullable(priceListQuery),
  }),
})

export const downloadPriceList = operation({
  name: 'downloadPriceList',
  summary: 'The file itself, by the link that was given to this user. Whatever is altered, foreign or late is unknown.',
  method: 'GET',
  path: `${path}/download`,
  access: 'agency',
  query: priceListQuery,
  replies: 'file',
  reply: sentFile,
})

export const priceListOperations = [listPackages, listUpdatedHotels, askPriceList, readPriceList, downloadPriceList]
