import type { RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { requestNumber, voucherNumber } from '@sarai/domain/request/request-number.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import * as dates from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { isolate, ltr } from '@sarai/locale/text/bidi.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { given } from '#reservations/report/paper-text.ts'
import { presentFlight } from '#reservations/requests/request-presenter.ts'
import type { GuestColumns, RequestRow, RoomRow } from '#reservations/requests/request-queries.ts'
import { qrCode } from '#reservations/vouchers/qr-code.ts'
import type { PaperRow } from '#reservations/vouchers/voucher-queries.ts'
import { voucherWords } from '#reservations/vouchers/voucher-words.ts'

export type Vouched = {
  readonly request: RequestRow
  readonly rooms: readonly RoomRow[]
  readonly paper: PaperRow
  readonly agency: string
  readonly address: string
  readonly hasLogo: boolean
  readonly supportPhone: string
  readonly portalOrigin: string
}

/** What documents/voucher.typ reads: every word and date as it will stand on the paper, and no price. */
export function voucherPaper(language: Language, vouched: Vouched) {
  const { request, rooms, paper, agency, portalOrigin } = vouched
  const words = voucherWords[language]
  const number = voucherNumber(request.id, paper.version)
  return {
    language,
    title: `${words.title} ${number}`,
    words,
    agency: given(agency),
    initial: Array.from(agency.trim())[0]?.toUpperCase() ?? '',
    hasLogo: vouched.hasLogo,
    number: ltr(number),
    state: words[paper.state],
    void: paper.state === 'valid' ? '' : words[paper.state],
    footer: words.footer,
    code: qrCode(`${portalOrigin}/v/${paper.code}`),
    hotel: {
      name: given(language === 'fa' ? request.hotelNameFa : request.hotelNameEn),
      latin: language === 'fa' ? given(request.hotelNameEn) : '',
      grade: request.grade,
      // The address as it is written there; the place in the language of the reader, unless that is all the address says.
      address: [...new Set([vouched.address, language === 'fa' ? request.placeFa : request.placeEn])]
        .filter(Boolean)
        .map(given),
    },
    facts: [
      ...(request.hotelNumber === null ? [] : [{ name: words.hotelNumber, value: given(request.hotelNumber) }]),
      { name: words.request, value: ltr(requestNumber(request.id)) },
      { name: words.issued, value: momentOf(language, paper.issuedAt.getTime()) },
    ],
    stay: stayBoxes(language, vouched),
    rooms: rooms.map((room, place) => roomOn(language, room, place)),
    transfers: request.needTransfer
      ? [
          transferOn(language, 'arrival', presentFlight(language, request.flights?.departure)),
          transferOn(language, 'departure', presentFlight(language, request.flights?.return)),
        ]
      : [],
    notes: [words.noteShow, request.needTransfer ? words.notePaidTransfer : words.notePaid, words.noteCheck],
    help: [
      say(language, words.helpAgency as '{agency}', { agency: given(agency) }),
      say(language, words.helpDesk as '{phone}', { phone: ltr(vouched.supportPhone) }),
    ],
  }
}

/** A day as the reader writes it, with its weekday and the other calendar's date beneath [shell-11]. */
function stayBoxes(language: Language, { request, rooms }: Vouched) {
  const words = voucherWords[language]
  const stay = { checkIn: calendarDay(request.checkIn), checkOut: calendarDay(request.checkOut) }
  const dayOf = (day: typeof stay.checkIn) => ({
    value: dates.showDate(language, day),
    note: `${dates.showWeekday(language, day, 'brief')} · ${otherDate(language, day)}`,
  })
  const guests = rooms.reduce((sum, room) => sum + room.guests.length, 0)
  const boards = [...new Set(rooms.map(({ board }) => board))]
  return [
    { name: words.checkIn, ...dayOf(stay.checkIn) },
    { name: words.checkOut, ...dayOf(stay.checkOut) },
    {
      name: words.stay,
      value: showQuantity(language, nightCount(stay), 'night'),
      note: `${showQuantity(language, rooms.length, 'room')} · ${showQuantity(language, guests, 'guest')}`,
    },
    {
      name: words.board,
      value: boards.map((board) => boardName(language, board)).join(' · '),
      note: ltr(boards.join(' · ')),
    },
  ]
}

/** Hotels know a room by its Latin name. */
function roomOn(language: Language, room: RoomRow, place: number) {
  const words = voucherWords[language]
  const name = given(language === 'fa' ? room.nameFa : room.nameEn)
  const facts = [
    ...(language === 'fa' ? [given(room.nameEn)] : []),
    ...(room.view === 'none' ? [] : [viewName(language, room.view)]),
    ltr(room.board),
  ]
  return {
    title: say(language, words.room as '{number}{room}', { number: place + 1, room: name }),
    facts: facts.join(' · '),
    guests: room.guests.map((guest, index) => guestOn(language, guest, index)),
  }
}

/** As the hotel finds it in the passport: in Latin letters, whatever the language of the paper. */
function guestOn(language: Language, [type, firstName, lastName, dateOfBirth, gender]: GuestColumns, index: number) {
  const isChild = type === 'CHDNB' || type === 'CHDWB'
  return {
    place: showNumber(language, index + 1),
    name: given(`${lastName} / ${firstName}`.toUpperCase()),
    title: isolate(isChild ? 'CHD' : gender === 'Male' ? 'MR' : 'MRS'),
    type: voucherWords[language][type],
    born: ltr(dateOfBirth ?? '—'),
  }
}

function transferOn(language: Language, way: 'arrival' | 'departure', flight: RequestFlight | null) {
  const words = voucherWords[language]
  const name = words[way]
  if (flight === null) return { name, flight: '' }
  const [day, time, airport] =
    way === 'arrival'
      ? [flight.LandingDate, flight.LandingTime, flight.DestinationAirport]
      : [flight.TakeOffDate, flight.TakeOffTime, flight.OriginAirport]
  const sentence = way === 'arrival' ? words.lands : words.takesOff
  return {
    name,
    day: dates.showDate(language, calendarDay(day)),
    otherDay: otherDate(language, calendarDay(day)),
    flight: `${ltr(`${flight.Airline} ${flight.FlightNumber}`)} ${given(flight.AirlineName)}`,
    moment: say(language, sentence as '{airport}{time}', { airport, time: dates.showClockTime(language, time) }),
  }
}

function momentOf(language: Language, at: number): string {
  const [day, time] = [dates.showDate(language, dates.todayIn(dates.tehran, at)), dates.showTime(language, at)]
  return say(language, voucherWords[language].issuedAt as '{day}{time}', { day, time })
}

function otherDate(language: Language, day: ReturnType<typeof calendarDay>): string {
  return dates.showDate(language, day, dates.otherCalendar(dates.calendarOf(language)))
}
