import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import { showShortDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { roomName } from '#catalogue/price-list/room-name.ts'
import type { HotelPrices, PackagePrices, RoomPrices } from '#catalogue/price-list/package-prices.ts'
import { priceListWords } from '#catalogue/price-list/price-list-words.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import type { SheetColumn, WrittenSheet } from '#spreadsheet/sheet.ts'

type Cell = string | number | null

/** Sheets to sort and filter: a row for each price of a room, for each special date, and for nights off sale. */
export function priceListSheets(language: Language, prices: PackagePrices): WrittenSheet[] {
  const words = priceListWords[language]
  const decimals = minorDigits(prices.currency) as 0 | 2 | 3
  const amount = (title: string): SheetColumn => ({
    title: `${title} (${prices.currency})`,
    width: 18,
    kind: 'amount',
    decimals,
  })
  const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })
  // Spreadsheets know no Jalali calendar that all of them show, so Persian days are text.
  const day = (title: string): SheetColumn => ({ title, width: 13, kind: language === 'fa' ? 'text' : 'day' })
  const hotel = [text(words.hotel, 30), text(words.stars, 8), text(words.place, 24), text(words.board, 20)]
  const amounts = [amount(words.perNight), amount(words.childNoBed), amount(words.childWithBed), amount(words.extraBed)]
  const nights = [day(words.from), day(words.until)]
  const rightToLeft = language === 'fa'
  const shared = { language, divisor: 10 ** decimals }
  return [
    {
      name: words.prices,
      rightToLeft,
      columns: [...hotel, text(words.room, 30), text(words.capacity, 8), ...nights, ...amounts],
      rows: prices.hotels.flatMap((sold) => sold.rooms.flatMap((room) => priceRows(shared, sold, room))),
    },
    {
      name: words.specials,
      rightToLeft,
      columns: [...hotel, text(words.room, 30), text(words.special, 24), ...nights, ...amounts],
      rows: prices.hotels.flatMap((sold) => specialRows(shared, sold)),
    },
    {
      name: words.closed,
      rightToLeft,
      columns: [...hotel, text(words.room, 30), ...nights],
      rows: prices.hotels.flatMap((sold) => closedRows(language, sold)),
    },
  ]
}

type Shared = { language: Language; divisor: number }

function priceRows(shared: Shared, hotel: HotelPrices, room: RoomPrices): Cell[][] {
  const { language, divisor } = shared
  const extras = [room.childNoBed, room.childWithBed, room.extraBed].map((minor) => minor && minor / divisor)
  const start = [...hotelCells(language, hotel), roomName(language, room), room.capacity]
  return [
    ...room.periods.map((period) => [...start, ...nightCells(language, period), period.price / divisor, ...extras]),
    // Without nights: what all others cost.
    [...start, null, null, room.price / divisor, ...extras],
  ]
}

function specialRows({ language, divisor }: Shared, hotel: HotelPrices): Cell[][] {
  return hotel.specials.map((special) => {
    return [
      ...hotelCells(language, hotel),
      roomOf(language, hotel, special.roomTypeId),
      language === 'fa' ? special.titleFa : special.titleEn,
      ...nightCells(language, special),
      ...[special.room, special.childNoBed, special.childWithBed, special.extraBed].map((minor) => minor / divisor),
    ]
  })
}

function closedRows(language: Language, hotel: HotelPrices): Cell[][] {
  return hotel.closed.map((closed) => [
    ...hotelCells(language, hotel),
    roomOf(language, hotel, closed.roomTypeId),
    ...nightCells(language, closed),
  ])
}

/** The one room that it is for, or all of them. */
function roomOf(language: Language, { rooms }: HotelPrices, roomTypeId: RoomTypeId | null): string {
  const room = rooms.find(({ id }) => id === roomTypeId)
  return room === undefined ? priceListWords[language].everyRoom : roomName(language, room)
}

function hotelCells(language: Language, hotel: HotelPrices): Cell[] {
  const [name, place] = language === 'fa' ? [hotel.nameFa, hotel.placeFa] : [hotel.nameEn, hotel.placeEn]
  return [name, hotel.grade, place, boardName(language, hotel.board)]
}

function nightCells(language: Language, range: { firstNight: string; lastNight: string }): Cell[] {
  return [range.firstNight, range.lastNight].map((night) =>
    language === 'fa' ? showShortDate('fa', calendarDay(night)) : serialOf(calendarDay(night)),
  )
}
