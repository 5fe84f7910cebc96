import { sheetKinds, xlsxMediaType, type SheetKind } from '@sarai/wire/desk/price-sheets.ts'
import type { SentFile } from '@sarai/wire/core/file.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import type { Language } from '@sarai/locale/language.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { packageEntries, type KnownEntry, type PackageEntries } from '#catalogue/price-sheet/price-entries.ts'
import * as layout from '#catalogue/price-sheet/sheet-layout.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import type { SheetColumn, WrittenSheet } from '#spreadsheet/sheet.ts'
import { writeWorkbook } from '#spreadsheet/write-workbook.ts'
import { fileNameOf } from '#files/file-name.ts'

/** All prices of a package leave the house: the log says who took them. */
export async function exportPrices(db: Database, staff: StaffCaller, packageId: PackageId): Promise<SentFile> {
  const prices = await db.write(staff, async (tx) => {
    const found = await packageEntries(tx, packageId)
    if (found === undefined) throw new Problem('NOT_FOUND')
    await record(tx, staff, { what: 'price-export', subject: { kind: 'package', id: packageId } })
    return found
  })
  const title = staff.language === 'fa' ? prices.titleFa : prices.titleEn
  return {
    name: `${fileNameOf(title)}.xlsx`,
    mediaType: xlsxMediaType,
    content: writeWorkbook(priceSheets(staff.language, packageId, prices)),
  }
}

/** The four sheets to work in, the one that explains them, and the hidden one with the keys. */
function priceSheets(language: Language, packageId: PackageId, prices: PackageEntries): WrittenSheet[] {
  const rightToLeft = language === 'fa'
  const { name, lines } = layout.guide[language]
  const keys = sheetKinds.flatMap((kind) => prices.entries[kind].map((entry) => [layout.keyOf(kind, entry)]))
  return [
    ...sheetKinds.map((kind) => ({
      name: layout.sheetNames[language][kind],
      rightToLeft,
      locked: true,
      columns: layout.columnsOf(kind).map((id) => columnFor(language, id, prices.currency)),
      rows: prices.entries[kind].map((entry) => rowOf(language, kind, entry, prices)),
    })),
    { name, rightToLeft, columns: [{ title: name, width: 110, kind: 'text' }], rows: lines.map((line) => [line]) },
    {
      name: layout.keySheetName,
      rightToLeft: false,
      hidden: true,
      columns: [{ title: layout.stampOf(packageId), width: 20, kind: 'text' }],
      rows: keys,
    },
  ]
}

function columnFor(language: Language, id: layout.ColumnId, currency: string): SheetColumn {
  const title = layout.columnTitles[language][id]
  if (id === 'hotel' || id === 'room') return { title, width: 28, kind: 'fixed' }
  if (!layout.isField(id)) return { title, width: 11, kind: 'key' }
  if (id.startsWith('contact')) return { title, width: id === 'contactLanguage' ? 17 : 28, kind: 'text' }
  if (id === 'titleEn' || id === 'titleFa') return { title, width: 24, kind: 'text' }
  if (id === 'firstNight' || id === 'lastNight') return { title, width: 13, kind: 'day' }
  return { title, width: 17, kind: 'amount', decimals: minorDigits(currency) as 0 | 2 | 3 }
}

function rowOf(language: Language, kind: SheetKind, entry: KnownEntry, prices: PackageEntries) {
  const hotel = prices.properties.get(entry.propertyId)
  const room = entry.roomTypeId === null ? undefined : prices.rooms.get(entry.roomTypeId)
  const names: Partial<Record<layout.ColumnId, string | number | null | undefined>> = {
    key: layout.keyOf(kind, entry),
    hotelNo: entry.propertyId,
    roomNo: entry.roomTypeId,
    hotel: language === 'fa' ? hotel?.hotelFa : hotel?.hotelEn,
    room: language === 'fa' ? room?.nameFa : room?.nameEn,
  }
  const unit = 10 ** minorDigits(prices.currency)
  return layout.columnsOf(kind).map((column) => {
    if (!layout.isField(column)) return names[column] ?? null
    const value = entry.values[column] ?? null
    if (typeof value === 'number') return value / unit
    return value !== null && column.endsWith('Night') ? serialOf(calendarDay(value)) : value
  })
}
