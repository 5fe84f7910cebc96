import { priceFields, type PriceField, type SheetKind } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { fieldsOf } from '#catalogue/price-sheet/price-entries.ts'

/** What a column of the sheets is about: our key, whose row it is, what people call it, and the prices. */
export type ColumnId = 'key' | 'hotelNo' | 'roomNo' | 'hotel' | 'room' | PriceField

const owners: Record<SheetKind, readonly ColumnId[]> = {
  room: ['key', 'hotel', 'room'],
  period: ['key', 'roomNo', 'hotel', 'room'],
  special: ['key', 'hotelNo', 'roomNo', 'hotel', 'room'],
  contact: ['key', 'hotel'],
}

export function columnsOf(kind: SheetKind): ColumnId[] {
  return [...owners[kind], ...fieldsOf[kind]]
}

export function isField(column: ColumnId): column is PriceField {
  return priceFields.some((field) => field === column)
}

export const sheetNames: Record<Language, Record<SheetKind, string>> = {
  en: { room: 'Rooms', period: 'Periods', special: 'Special dates', contact: 'Contacts' },
  fa: { room: 'اتاق‌ها', period: 'دوره‌ها', special: 'تاریخ‌های ویژه', contact: 'رابط‌های هتل' },
}

const en: Record<ColumnId, string> = {
  key: 'Key',
  hotelNo: 'Hotel no.',
  roomNo: 'Room no.',
  hotel: 'Hotel',
  room: 'Room',
  price: 'Per night',
  childNoBed: 'Child without bed',
  childWithBed: 'Child with bed',
  extraBed: 'Extra bed',
  firstNight: 'First night',
  lastNight: 'Last night',
  titleEn: 'Title (English)',
  titleFa: 'Title (Persian)',
  contactName: 'Contact',
  contactEmail: 'E-mail',
  contactLanguage: 'Language (en, tr)',
  contactTelephone: 'Telephone',
}
const fa: Record<ColumnId, string> = {
  key: 'کلید',
  hotelNo: 'شماره هتل',
  roomNo: 'شماره اتاق',
  hotel: 'هتل',
  room: 'اتاق',
  price: 'هر شب',
  childNoBed: 'کودک بدون تخت',
  childWithBed: 'کودک با تخت',
  extraBed: 'تخت اضافه',
  firstNight: 'اولین شب',
  lastNight: 'آخرین شب',
  titleEn: 'عنوان انگلیسی',
  titleFa: 'عنوان فارسی',
  contactName: 'نام رابط',
  contactEmail: 'ایمیل',
  contactLanguage: 'زبان (en یا tr)',
  contactTelephone: 'تلفن',
}
export const columnTitles: Record<Language, Record<ColumnId, string>> = { en, fa }

/** The sheet that explains the others. */
export const guide: Record<Language, { name: string; lines: readonly string[] }> = {
  en: {
    name: 'How to',
    lines: [
      'Change prices, nights and titles in the white cells; grey cells tie a row to ours and stay as they are.',
      'To add a period or a special date, write a new row below: leave the key empty and copy the room or hotel number.',
      'A special date without a room number is for every room of the hotel.',
      'To remove a period or a special date, empty its white cells. Rooms cannot be removed here.',
      'The sheet of contacts says whom at each hotel the desk asks; agencies never see it. A contact counts in every package of its hotel.',
      'Days may be typed in either calendar: 2027-03-21 or 1406/01/01.',
      'Nothing changes until you have seen the differences at the desk and applied them.',
    ],
  },
  fa: {
    name: 'راهنما',
    lines: [
      'قیمت‌ها، شب‌ها و عنوان‌ها را در خانه‌های سفید تغییر دهید؛ به خانه‌های خاکستری دست نزنید.',
      'برای افزودن دوره یا تاریخ ویژه، ردیف جدیدی در پایین بنویسید: کلید را خالی بگذارید و شماره اتاق یا هتل را کپی کنید.',
      'تاریخ ویژه‌ای که شماره اتاق ندارد برای همه اتاق‌های آن هتل است.',
      'برای حذف دوره یا تاریخ ویژه، خانه‌های سفید آن را خالی کنید. اتاق‌ها از این راه حذف نمی‌شوند.',
      'برگه رابط‌ها نشان می‌دهد در هر هتل از چه کسی استعلام می‌گیریم؛ آژانس‌ها آن را نمی‌بینند. رابط هر هتل در همه پکیج‌های آن هتل یکی است.',
      'تاریخ را می‌توانید شمسی یا میلادی بنویسید: 1406/01/01 یا 2027-03-21.',
      'تا وقتی تغییرها را در سامانه ندیده و اعمال نکرده‌اید، چیزی عوض نمی‌شود.',
    ],
  },
}

/** The hidden sheet: which package, and every row that was exported with the version it had. */
export const keySheetName = 'keys'
const prefixes: Record<SheetKind, string> = { room: 'R', period: 'P', special: 'S', contact: 'H' }

export function keyOf(kind: SheetKind, { id, version }: { id: number; version: number }): string {
  return `${prefixes[kind]}${id}v${version}`
}

export function readKey(kind: SheetKind, key: string): { id: number; version: number } | undefined {
  const [, prefix, id, version] = /^([RPSH])(\d{1,15})v(\d{1,9})$/.exec(key.trim()) ?? []
  return prefix === prefixes[kind] ? { id: Number(id), version: Number(version) } : undefined
}

export function stampOf(packageId: PackageId): string {
  return `sarai-prices-1:${packageId}`
}
