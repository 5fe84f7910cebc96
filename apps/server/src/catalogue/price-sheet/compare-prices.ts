import {
  sheetKinds,
  type PriceChange,
  type PriceConflict,
  type SheetFault,
  type SheetKind,
} from '@sarai/wire/desk/price-sheets.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { ColumnId } from '#catalogue/price-sheet/sheet-layout.ts'
import {
  fieldsOf,
  type KnownEntry,
  type PackageEntries,
  type PriceEntry,
} from '#catalogue/price-sheet/price-entries.ts'
import type { FarPrices } from '#catalogue/price-sheet/far-prices.ts'
import type { ReadEntry, ReadPrices } from '#catalogue/price-sheet/read-price-sheets.ts'
import { columnName } from '@sarai/locale/text/cell-address.ts'

/** What is to be done to one row of ours. */
export type EntryChange = {
  kind: 'added' | 'changed' | 'removed'
  what: SheetKind
  before: KnownEntry | undefined
  after: PriceEntry | undefined
}

export type Comparison = { changes: EntryChange[]; conflicts: PriceConflict[]; faults: SheetFault[] }

/**
 * Holds a spreadsheet against what we have. A row that differs is a change when it is still as it was exported, and a
 * conflict when somebody changed it meanwhile; so is a row that is new to the sheet's author or that is gone.
 */
export function comparePrices(prices: PackageEntries, read: ReadPrices): Comparison {
  const result: Comparison = { changes: [], conflicts: [], faults: [...read.faults] }
  for (const what of sheetKinds) compareKind(what, prices, read, result)
  if (result.faults.length === 0) refuseSamePeriods(prices, read, result)
  return result
}

function compareKind(what: SheetKind, prices: PackageEntries, read: ReadPrices, result: Comparison): void {
  const known = new Map(prices.entries[what].map((entry) => [entry.id, entry]))
  const exported = read.exported[what]
  const seen = new Set<number>()
  const conflict = (
    how: PriceConflict['how'],
    entry: { propertyId: PropertyId | null; roomTypeId: RoomTypeId | null },
  ) => result.conflicts.push({ what, how, ...placeOf(prices, entry) })

  for (const entry of read.entries[what]) {
    if (entry.id === null) {
      const owner = ownerOf(what, prices, entry)
      if (owner === undefined)
        result.faults.push(faultIn(read, what, entry.row, what === 'period' ? 'roomNo' : 'hotelNo', 'room'))
      else result.changes.push({ kind: 'added', what, before: undefined, after: { ...entry, ...owner } })
      continue
    }
    const before = known.get(entry.id)
    if (seen.has(entry.id)) result.faults.push(faultIn(read, what, entry.row, 'key', 'twice'))
    else if (!exported.has(entry.id)) result.faults.push(faultIn(read, what, entry.row, 'key', 'key'))
    else if (before === undefined) conflict('removed', entry)
    else if (differs(what, before, entry)) {
      if (before.version !== entry.version) conflict('changed', before)
      else result.changes.push({ kind: 'changed', what, before, after: { ...before, values: entry.values } })
    }
    seen.add(entry.id)
  }
  // Neither a room nor a hotel goes because its row does.
  if (what === 'room' || what === 'contact') return
  for (const entry of known.values()) {
    if (seen.has(entry.id)) continue
    const version = exported.get(entry.id)
    if (version === undefined) conflict('added', entry)
    else if (version !== entry.version) conflict('changed', entry)
    else result.changes.push({ kind: 'removed', what, before: entry, after: undefined })
  }
}

function differs(what: SheetKind, before: PriceEntry, after: { values: PriceEntry['values'] }): boolean {
  return fieldsOf[what].some((field) => before.values[field] !== after.values[field])
}

/** Whose a new row is; undefined when it names a room or hotel that is not in this package. */
function ownerOf(what: SheetKind, { rooms, properties }: PackageEntries, entry: ReadEntry) {
  const room = entry.roomTypeId === null ? undefined : rooms.get(entry.roomTypeId)
  if (entry.roomTypeId !== null && room === undefined) return undefined
  if (what === 'period') return room && { propertyId: room.propertyId, roomTypeId: room.id }
  const property = entry.propertyId === null ? undefined : properties.get(entry.propertyId)
  if (property === undefined || (room !== undefined && room.propertyId !== property.id)) return undefined
  return { propertyId: property.id, roomTypeId: room?.id ?? null }
}

/** Two periods of a room for exactly the same nights: nobody could tell which of them counts. */
function refuseSamePeriods(prices: PackageEntries, read: ReadPrices, result: Comparison): void {
  const taken = new Set<string>()
  const roomOfPeriod = new Map(prices.entries.period.map(({ id, roomTypeId }) => [id, roomTypeId]))
  for (const { id, roomTypeId, values, row } of read.entries.period) {
    const room = id === null ? roomTypeId : (roomOfPeriod.get(id) ?? roomTypeId)
    const nights = `${room} ${values.firstNight} ${values.lastNight}`
    if (taken.has(nights)) result.faults.push(faultIn(read, 'period', row, 'firstNight', 'twice'))
    taken.add(nights)
  }
}

function faultIn(
  { places }: ReadPrices,
  sheet: SheetKind,
  row: number,
  column: ColumnId,
  fault: SheetFault['fault'],
): SheetFault {
  return { sheet, row, column: columnName(places[sheet].get(column) ?? 0), fault, found: '' }
}

function placeOf(prices: PackageEntries, entry: { propertyId: PropertyId | null; roomTypeId: RoomTypeId | null }) {
  const room = entry.roomTypeId === null ? undefined : prices.rooms.get(entry.roomTypeId)
  const hotel = prices.properties.get(entry.propertyId ?? room?.propertyId ?? 0)
  return {
    hotelEn: hotel?.hotelEn ?? '',
    hotelFa: hotel?.hotelFa ?? '',
    roomEn: room?.nameEn ?? null,
    roomFa: room?.nameFa ?? null,
  }
}

/** A change as the desk shows it. */
export function shownChange(
  prices: PackageEntries,
  change: EntryChange,
  far: FarPrices,
): Omit<PriceChange, 'id' | 'kind' | 'what'> {
  const { before, after, what } = change
  const entry = after ?? before
  const fields = fieldsOf[what].flatMap((field) => {
    const [was, is] = [before?.values[field] ?? null, after?.values[field] ?? null]
    return was === is ? [] : { field, before: was, after: is, nearest: far[field] ?? null }
  })
  const { firstNight = null, lastNight = null } = entry?.values ?? {}
  return {
    ...placeOf(prices, entry ?? { propertyId: null, roomTypeId: null }),
    firstNight: firstNight as string | null,
    lastNight: lastNight as string | null,
    fields,
  }
}
