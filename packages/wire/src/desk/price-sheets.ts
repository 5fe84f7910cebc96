import * as z from 'zod/mini'
import { sentFile, fileBytes } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { packageParams } from '#desk/id-params.ts'
import { idInAddress, pageLimit, smallIdInAddress } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The prices of a package and the contacts of its hotels as a spreadsheet: out, changed by people, and back. */

const params = z.strictObject({ id: idInAddress })
const access = 'staff:catalogue' as const

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const exportPrices = operation({
  name: 'exportPrices',
  summary: 'All prices of a package as a spreadsheet, in the language of the caller. Its keys tie the rows to ours.',
  method: 'GET',
  path: '/desk/api/packages/{id}/prices.xlsx',
  access,
  params: packageParams,
  replies: 'file',
  reply: sentFile,
})

export const importPrices = operation({
  name: 'importPrices',
  summary: 'Hand in a changed spreadsheet. It is read in the background; nothing changes until it is applied.',
  method: 'POST',
  path: '/desk/api/packages/{id}/price-imports',
  access,
  params: packageParams,
  encoding: 'bytes',
  takes: { mediaTypes: [xlsxMediaType], maxBytes: 10 * 1024 * 1024 },
  body: fileBytes,
  reply: z.strictObject({ id: anyNumber }),
  status: 201,
})

export const priceImportStates = ['reading', 'refused', 'ready', 'applying', 'applied', 'discarded', 'failed'] as const
export type PriceImportState = (typeof priceImportStates)[number]

export const sheetKinds = ['room', 'period', 'special', 'contact'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** What can be wrong with a cell. */
export const cellFaults = [
  'amount',
  'negative',
  'day',
  'year',
  'range',
  'required',
  'text',
  'email',
  'phone',
  'language',
  'room',
  'key',
  'twice',
  'column',
] as const
export type CellFault = (typeof cellFaults)[number]

export const sheetFault = z.strictObject({
  sheet: z.enum(sheetKinds),
  row: anyNumber,
  /** As the program names it: A, B, …, AA. */
  column: anyText,
  fault: z.enum(cellFaults),
  /** What stands in the cell, cut to a sensible length. */
  found: anyText,
})
export type SheetFault = z.output<typeof sheetFault>

const place = {
  hotelEn: anyText,
  hotelFa: anyText,
  /** Null: every room of the hotel. */
  roomEn: z.nullable(anyText),
  roomFa: z.nullable(anyText),
}

/** A price that somebody else changed after the spreadsheet was made. */
export const priceConflict = z.strictObject({
  what: z.enum(sheetKinds),
  how: z.enum(['added', 'changed', 'removed']),
  ...place,
})
export type PriceConflict = z.output<typeof priceConflict>

const priceImport = z.strictObject({
  id: anyNumber,
  packageId: anyNumber,
  state: z.enum(priceImportStates),
  progress: anyNumber,
  added: anyNumber,
  changed: anyNumber,
  removed: anyNumber,
  /** How many of these hold a price that is far from the others. */
  far: anyNumber,
  /** What is wrong with the file as a whole, in the language of the caller. */
  problem: z.nullable(anyText),
  /** The first hundred, and how many there are. */
  faults: z.array(sheetFault),
  faultCount: anyNumber,
  conflicts: z.array(priceConflict),
  conflictCount: anyNumber,
  uploadedBy: anyText,
  uploadedAt: anyMoment,
  appliedAt: z.nullable(anyMoment),
})
export type PriceImport = z.output<typeof priceImport>

export const readPriceSheets = operation({
  name: 'readPriceSheets',
  summary: 'What the spreadsheet page shows: the package, its currency and the last spreadsheet that was handed in.',
  method: 'GET',
  path: '/desk/api/packages/{id}/price-imports',
  access,
  params: packageParams,
  reply: z.strictObject({
    titleEn: anyText,
    titleFa: anyText,
    currency: anyText,
    last: z.nullable(priceImport),
  }),
})

const fieldValue = z.nullable(z.union([anyText, anyNumber]))
export const priceFields = [
  'price',
  'childNoBed',
  'childWithBed',
  'extraBed',
  'firstNight',
  'lastNight',
  'titleEn',
  'titleFa',
  'contactName',
  'contactEmail',
  'contactLanguage',
  'contactTelephone',
] as const
export type PriceField = (typeof priceFields)[number]

/** Amounts in minor units, nights as days. */
const priceChange = z.strictObject({
  id: anyNumber,
  kind: z.enum(['added', 'changed', 'removed']),
  what: z.enum(sheetKinds),
  ...place,
  /** The nights it is about, as they will be; null for what a room costs on all other nights. */
  firstNight: z.nullable(anyText),
  lastNight: z.nullable(anyText),
  fields: z.array(
    z.strictObject({
      field: z.enum(priceFields),
      before: fieldValue,
      after: fieldValue,
      /** Of a price that may be a slip: the nearest other price, which is far away. */
      nearest: z.nullable(anyNumber),
    }),
  ),
})
export type PriceChange = z.output<typeof priceChange>

export const listPriceChanges = operation({
  name: 'listPriceChanges',
  summary: 'The differences that a spreadsheet would make, by kind, or those far from other prices; page by page.',
  method: 'GET',
  path: '/desk/api/price-imports/{id}/changes',
  access,
  params,
  query: z.strictObject({
    kind: z.optional(z.enum(['added', 'changed', 'removed', 'far'])),
    /** The id of the last row already seen: the next page begins after it. */
    after: z._default(smallIdInAddress, 0),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(priceChange), next: z.nullable(anyNumber) }),
})

export const applyPriceImport = operation({
  name: 'applyPriceImport',
  summary: 'Let the differences count, all of them or none. Refused when the prices changed since the export.',
  method: 'POST',
  path: '/desk/api/price-imports/{id}/apply',
  access,
  params,
  reply: z.null(),
})

export const discardPriceImport = operation({
  name: 'discardPriceImport',
  summary: 'Put a spreadsheet away without applying it.',
  method: 'POST',
  path: '/desk/api/price-imports/{id}/discard',
  access,
  params,
  reply: z.null(),
})

export const deskPriceSheetOperations = [
  exportPrices,
  importPrices,
  readPriceSheets,
  listPriceChanges,
  applyPriceImport,
  discardPriceImport,
]
