import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { say } from '@sarai/locale/message.ts'
import { nightsIn } from '#catalogue/price-list/nights-in.ts'
import { roomName } from '#catalogue/price-list/room-name.ts'
import type { HotelPrices, PackagePrices, RoomPrices } from '#catalogue/price-list/package-prices.ts'
import { priceListWords } from '#catalogue/price-list/price-list-words.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import type { SheetColumn, WrittenSheet } from '#spreadsheet/sheet.ts'

type Cell = string | number | null

/**
 * Sheets to sort and filter. In the first, all that a hotel costs stands together: a row for each price of a room and one
 * for each special date, whose amounts have columns of their own, because they are added to a price and are none.
 */
export function priceListSheets(language: Language, prices: PackagePrices): WrittenSheet[] {
  const words = priceListWords[language]
  const decimals = minorDigits(prices.currency) as 0 | 2 | 3
  const amount = (title: string): SheetColumn => ({
    title: `${title} (${prices.currency})`,
    width: 18,
    kind: 'amount',
    decimals,
  })
  const added = (title: string): SheetColumn => ({
    ...amount(say(language, words.added as '{what}', { what: title })),
    width: 24,
    isDifference: true,
  })
  const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })
  const day = (title: string): SheetColumn => ({ title, width: 19, kind: 'day' })
  const hotel = [text(words.hotel, 30), text(words.stars, 8), text(words.place, 24), text(words.board, 20)]
  const amounts = [words.perNight, words.childNoBed, words.childWithBed, words.extraBed]
  // Spreadsheets know no Jalali calendar that all of them show: what is read is text, what is sorted are days.
  const nights = [text(words.nights, 32), day(words.from), day(words.until)]
  const rightToLeft = language === 'fa'
  const shared = { language, divisor: 10 ** decimals }
  return [
    {
      name: words.prices,
      rightToLeft,
      columns: [
        ...hotel,
        text(words.room, 30),
        text(words.capacity, 8),
        ...nights,
        ...amounts.map(amount),
        text(words.special, 24),
        ...amounts.map(added),
      ],
      rows: prices.hotels.flatMap((sold) => [
        ...sold.rooms.flatMap((room) => priceRows(shared, sold, room)),
        ...specialRows(shared, sold),
      ]),
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

const noAmounts = [null, null, null, null]

function priceRows(shared: Shared, hotel: HotelPrices, room: RoomPrices): Cell[][] {
  const { language, divisor } = shared
  const extras = [room.childNoBed, room.childWithBed, room.extraBed].map((minor) => minor && minor / divisor)
  const start = [...hotelCells(language, hotel), roomName(language, room), room.capacity]
  const end = [...extras, null, ...noAmounts]
  return [
    ...room.periods.map((period) => [...start, ...nightCells(language, period), period.price / divisor, ...end]),
    [...start, priceListWords[language].otherNights, null, null, room.price / divisor, ...end],
  ]
}

function specialRows({ language, divisor }: Shared, hotel: HotelPrices): Cell[][] {
  return hotel.specials.map((special) => {
    const differences = [special.room, special.childNoBed, special.childWithBed, special.extraBed]
    return [
      ...hotelCells(language, hotel),
      roomOf(language, hotel, special.roomTypeId),
      null,
      ...nightCells(language, special),
      ...noAmounts,
      language === 'fa' ? special.titleFa : special.titleEn,
      ...differences.map((minor) => (minor === 0 ? null : minor / divisor)),
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
  const [first, last] = [calendarDay(range.firstNight), calendarDay(range.lastNight)]
  return [nightsIn(language, range), serialOf(first), serialOf(last)]
}
