import * as z from 'zod/mini'
import { title } from '@sarai/wire/desk/catalogue-fields.ts'
import { contactEmail, contactName } from '@sarai/wire/desk/hotel-contacts.ts'
import { telephone } from '@sarai/wire/values/text.ts'
import { soldYears } from '@sarai/wire/values/days.ts'
import { mostAmount } from '@sarai/wire/values/numbers.ts'
import { line } from '@sarai/wire/values/text.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { type CellFault, type PriceField, type SheetFault, type SheetKind } from '@sarai/wire/desk/price-sheets.ts'
import { hotelLanguages } from '@sarai/domain/request/hotel-answer.ts'
import { type PackageId, type PropertyId, asPropertyId, asRoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { languages } from '@sarai/locale/language.ts'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'
import * as layout from '#catalogue/price-sheet/sheet-layout.ts'
import { fieldsOf, type PriceEntry } from '#catalogue/price-sheet/price-entries.ts'
import { Problem } from '#problem.ts'
import { columnName } from '@sarai/locale/text/cell-address.ts'
import { amountIn, dayIn, idIn, isEmptyCell, textIn } from '#spreadsheet/cell-values.ts'
import type { CellValue, ReadSheet, SheetRow } from '#spreadsheet/sheet.ts'

/** A row as somebody left it. Whose it is may be empty in a row with a key: the key knows. */
export type ReadEntry = Omit<PriceEntry, 'propertyId'> & { row: number; propertyId: PropertyId | null }

export type ReadPrices = {
  /** Every row that was exported, and the version it had then. */
  exported: Record<SheetKind, Map<number, number>>
  entries: Record<SheetKind, ReadEntry[]>
  /** Where each column stands now. */
  places: Record<SheetKind, Places>
  faults: SheetFault[]
}
type Places = Map<layout.ColumnId, number>

/** What a key may be is told by `readKey`; here only that it is no novel. */
const keyLine = line(60)
const languageType = z.enum(hotelLanguages)

/** Understands the sheets of an export, in whichever language it was made and however its columns were moved. */
export function readPriceSheets(sheets: readonly ReadSheet[], packageId: PackageId, currency: Currency): ReadPrices {
  const exported = readKeys(sheets, packageId)
  const faults: SheetFault[] = []
  const places = { room: new Map(), period: new Map(), special: new Map(), contact: new Map() }
  const read = (kind: SheetKind) => readSheet(kind, sheetOf(sheets, kind), currency, places[kind], faults)
  const entries = {
    room: read('room'),
    period: read('period'),
    special: read('special'),
    // Spreadsheets that were taken out before there were contacts have no sheet of them.
    contact: exported.contact.size === 0 ? [] : read('contact'),
  }
  return { exported, entries, places, faults }
}

function readKeys(sheets: readonly ReadSheet[], packageId: PackageId): ReadPrices['exported'] {
  const [stamp, ...keys] = sheets.find(({ name }) => name === layout.keySheetName)?.rows ?? []
  if (stamp?.cells[0] !== layout.stampOf(packageId)) throw new Problem('SHEET_NOT_OURS')
  const read = (kind: SheetKind) =>
    new Map(
      keys.flatMap(({ cells }) => {
        const key = layout.readKey(kind, textIn(cells[0], keyLine) ?? '')
        return key === undefined ? [] : [[key.id, key.version] as const]
      }),
    )
  return { room: read('room'), period: read('period'), special: read('special'), contact: read('contact') }
}

function sheetOf(sheets: readonly ReadSheet[], kind: SheetKind): ReadSheet {
  const names = new Set(languages.map((language) => layout.sheetNames[language][kind]))
  const sheet = sheets.find(({ name }) => names.has(name.trim()))
  if (sheet === undefined) throw new Problem('SHEET_NOT_OURS')
  return sheet
}

function readSheet(
  kind: SheetKind,
  sheet: ReadSheet,
  currency: Currency,
  places: Places,
  faults: SheetFault[],
): ReadEntry[] {
  const [header, ...rows] = sheet.rows
  for (const id of layout.columnsOf(kind)) {
    const titles = new Set<CellValue>(languages.map((language) => layout.columnTitles[language][id]))
    const place = header?.cells.findIndex((cell) => titles.has(typeof cell === 'string' ? cell.trim() : cell)) ?? -1
    if (place >= 0) places.set(id, place)
    else if (id !== 'hotel' && id !== 'room') {
      faults.push({ sheet: kind, row: 1, column: '', fault: 'column', found: layout.columnTitles.en[id] })
    }
  }
  if (faults.some(({ fault }) => fault === 'column')) return []
  return rows.flatMap((row) => readRow({ kind, row, places, currency, faults, from1904: sheet.from1904 }) ?? [])
}

type RowReading = {
  kind: SheetKind
  row: SheetRow
  places: Places
  currency: Currency
  faults: SheetFault[]
  from1904: boolean
}

function readRow({ kind, row, places, currency, faults, from1904 }: RowReading): ReadEntry | undefined {
  const cell = (id: layout.ColumnId) => row.cells[places.get(id) ?? -1]
  const wrong = (id: layout.ColumnId, fault: CellFault) => {
    const value = cell(id) ?? ''
    const found = firstCharacters(String(typeof value === 'object' ? value.error : value), 60)
    faults.push({ sheet: kind, row: row.number, column: columnName(places.get(id) ?? 0), fault, found })
  }
  const keyText = textIn(cell('key'), keyLine)
  const isEmptied = fieldsOf[kind].every((field) => isEmptyCell(cell(field)))
  const stays = kind === 'room' || kind === 'contact'
  // An emptied row is one that was taken out; a row without a key and a price was never there.
  if (isEmptied && (!stays || keyText === null)) return undefined
  const key = typeof keyText === 'string' ? layout.readKey(kind, keyText) : undefined
  const isNew = keyText === null && !stays
  if (key === undefined && !isNew) {
    wrong('key', 'key')
    return undefined
  }
  const values: PriceEntry['values'] = {}
  for (const field of fieldsOf[kind]) {
    const { value, fault } = readField(kind, field, cell(field), currency, from1904)
    if (value === undefined) wrong(field, fault ?? 'required')
    else values[field] = value
  }
  const { firstNight, lastNight } = values
  if (firstNight !== undefined && lastNight !== undefined && lastNight < firstNight) wrong('lastNight', 'range')
  const roomTypeId = kind === 'room' ? (key?.id ?? null) : idIn(cell('roomNo'))
  const propertyId = kind === 'special' ? idIn(cell('hotelNo')) : null
  if (roomTypeId === undefined || (isNew && kind === 'period' && roomTypeId === null)) wrong('roomNo', 'room')
  if (propertyId === undefined || (isNew && kind === 'special' && propertyId === null)) wrong('hotelNo', 'room')
  return {
    row: row.number,
    id: key?.id ?? null,
    version: key?.version ?? 0,
    roomTypeId: typeof roomTypeId === 'number' ? asRoomTypeId(roomTypeId) : null,
    propertyId: typeof propertyId === 'number' ? asPropertyId(propertyId) : null,
    values,
  }
}

/** What may stand in the cells of a contact. Each may be empty: then the hotel has none, and is written to in English. */
const contactFields: Partial<
  Record<PriceField, { type: Parameters<typeof textIn>[1]; fault: CellFault; empty: string }>
> = {
  contactName: { type: contactName, fault: 'text', empty: '' },
  contactEmail: { type: contactEmail, fault: 'email', empty: '' },
  contactLanguage: {
    type: { safeParse: (typed) => languageType.safeParse(typed.trim().toLowerCase()) },
    fault: 'language',
    empty: 'en',
  },
  contactTelephone: {
    type: { safeParse: (typed) => telephone.safeParse(toAsciiDigits(typed)) },
    fault: 'phone',
    empty: '',
  },
}

type FieldReading = { value?: string | number; fault?: CellFault }

function readField(
  kind: SheetKind,
  field: PriceField,
  cell: CellValue | undefined,
  currency: Currency,
  from1904: boolean,
): FieldReading {
  const contact = contactFields[field]
  if (contact) return isEmptyCell(cell) ? { value: contact.empty } : reading(textIn(cell, contact.type), contact.fault)
  if (field === 'titleEn' || field === 'titleFa') return reading(textIn(cell, title), 'text')
  if (field === 'firstNight' || field === 'lastNight') {
    const day = dayIn(cell, from1904)
    return typeof day === 'string' && !soldYears.test(day) ? { fault: 'year' } : reading(day, 'day')
  }
  const amount = amountIn(cell, currency)
  if (typeof amount === 'number' && Math.abs(amount) > mostAmount) return { fault: 'amount' }
  // No difference is no difference; no price is a mistake.
  if (kind === 'special') return amount === null ? { value: 0 } : reading(amount, 'amount')
  if (typeof amount === 'number' && amount < 0) return { fault: 'negative' }
  return reading(amount, 'amount')
}

function reading(value: string | number | null | undefined, fault: CellFault): FieldReading {
  if (value === null) return { fault: 'required' }
  return value === undefined ? { fault } : { value }
}
