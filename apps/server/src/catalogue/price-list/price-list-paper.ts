import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { showDate, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { say } from '@sarai/locale/message.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { nightsIn } from '#catalogue/price-list/nights-in.ts'
import { roomName } from '#catalogue/price-list/room-name.ts'
import type { HotelPrices, PackagePrices, RoomPrices } from '#catalogue/price-list/package-prices.ts'
import { priceListWords } from '#catalogue/price-list/price-list-words.ts'

const nothing = '—'

/** What documents/price-list.typ reads: every word, date and amount as it will stand on the paper. */
export function priceListPaper(language: Language, prices: PackagePrices, now: number) {
  const words = priceListWords[language]
  const isPersian = language === 'fa'
  const first = showDate(language, calendarDay(prices.firstNight))
  const last = showDate(language, calendarDay(prices.lastNight))
  const columns = [words.perNight, words.childNoBed, words.childWithBed, words.extraBed]
  return {
    language,
    title: isPersian ? prices.titleFa : prices.titleEn,
    validity: say(language, words.validity as '{first}{last}', { first, last }),
    note: say(language, words.note as '{currency}', {
      currency: currencyName(language, prices.currency),
    }),
    footer: say(language, words.made as '{house}{time}', {
      house: words.house,
      time: showShortDateTime(language, now),
    }),
    words: {
      page: words.page,
      columns: [words.room, words.nights, ...columns],
      'special-columns': [words.special, words.nights, ...columns],
      'closed-columns': [words.closed, words.nights],
    },
    hotels: prices.hotels.map((hotel) => hotelOn(language, hotel, prices.currency)),
  }
}

function hotelOn(language: Language, hotel: HotelPrices, currency: Currency) {
  const isPersian = language === 'fa'
  const [name, otherName] = isPersian ? [hotel.nameFa, hotel.nameEn] : [hotel.nameEn, hotel.nameFa]
  const range = nightsOn(language, hotel)
  return {
    name: name === otherName ? name : `${name} (${otherName})`,
    grade: hotel.grade,
    facts: [isPersian ? hotel.placeFa : hotel.placeEn, boardName(language, hotel.board), range].join(' · '),
    rows: hotel.rooms.flatMap((room) => roomRows(language, room, currency)),
    specials: specialRows(language, hotel, currency),
    closed: closedRows(language, hotel),
  }
}

/** Its periods first, then what all other nights cost; the room is named in its first row. */
function roomRows(language: Language, room: RoomPrices, currency: Currency): string[][] {
  const show = (minor: number | null) => (minor === null ? nothing : showMoney(language, money(minor, currency)))
  const extras = [room.childNoBed, room.childWithBed, room.extraBed].map(show)
  const ranges = [
    ...room.periods.map((period) => [nightsOn(language, period), show(period.price)]),
    [priceListWords[language].otherNights, show(room.price)],
  ]
  return ranges.map((range, index) => [index === 0 ? roomName(language, room) : ''].concat(range, extras))
}

function specialRows(language: Language, { specials, rooms }: HotelPrices, currency: Currency): string[][] {
  const show = (minor: number) => (minor === 0 ? nothing : showMoneyDifference(language, money(minor, currency)))
  return specials.map((special) => {
    const room = rooms.find(({ id }) => id === special.roomTypeId)
    const title = language === 'fa' ? special.titleFa : special.titleEn
    return [
      room === undefined ? title : `${title} (${roomName(language, room)})`,
      nightsOn(language, special),
      ...[special.room, special.childNoBed, special.childWithBed, special.extraBed].map(show),
    ]
  })
}

/** What all rooms are closed for, then what single ones are. */
function closedRows(language: Language, { closed, rooms }: HotelPrices) {
  const byRoom = Map.groupBy(closed, ({ roomTypeId }) => roomTypeId)
  const everyRoom = { id: null, name: priceListWords[language].everyRoom }
  return [everyRoom, ...rooms.map((room) => ({ id: room.id, name: roomName(language, room) }))]
    .map(({ id, name }) => ({ room: name, nights: byRoom.get(id)?.map((range) => nightsOn(language, range)) ?? [] }))
    .filter(({ nights }) => nights.length > 0)
}

/** A first and a last night are read on one line: apart, they are taken for two dates. */
function nightsOn(...nights: Parameters<typeof nightsIn>): string {
  return nightsIn(...nights).replaceAll(' ', '\u00A0')
}
