import type { RequestDetails, RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestStep } from '@sarai/wire/portal/life/request-steps.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { guestTypeById } from '@sarai/domain/stay/guest-type.ts'
import * as dates from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { ltr } from '@sarai/locale/text/bidi.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { showRequestState } from '@sarai/locale/words/request-states.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { breakable, directionOf, given } from '#reservations/report/paper-text.ts'
import { reportWords } from '#reservations/report/report-words.ts'
import { roomOnPaper } from '#reservations/report/room-paper.ts'

export type Reported = {
  readonly request: RequestDetails
  readonly agency: string
  readonly now: number
  /** A paper that a client may see has neither the commission nor what the agency pays. */
  readonly showsCommission: boolean
}

/** What documents/request-report.typ reads: every word, date and amount as it will stand on the paper. */
export function requestPaper(language: Language, { request, agency, now, showsCommission }: Reported) {
  const words = reportWords[language]
  const show = (minor: number) => showMoney(language, money(minor, request.Currency as Currency))
  const number = request.RequestNumber
  const time = dates.showShortDateTime(language, now)
  const policy = request.CancellationPolicy.map(({ DaysBefore, Percent }) => {
    return { daysBefore: DaysBefore, percent: Percent }
  })
  return {
    language,
    title: `${words.report} ${number}`,
    words,
    agency: given(agency),
    number: ltr(number),
    state: showRequestState(language, request.State),
    made: time,
    footer: say(language, words.made as '{number}{time}', { number, time }),
    hotel: {
      name: given(request.HotelName),
      latin: language === 'fa' ? given(request.HotelLatinName) : '',
      grade: request.HotelGrade,
      place: request.HotelPlace,
    },
    stay: stayBoxes(language, request),
    facts: factsOf(language, request, showsCommission),
    rooms: request.Rooms.map((room, place) => ({
      ...roomOnPaper(language, request.EachRoomPrice[place]!, { place, currency: request.Currency }),
      facts: [room.RoomView, room.RoomService].join(' · '),
      guests: room.Guests.map((guest) => [
        given(`${guest.FirstName} ${guest.LastName}`.toUpperCase()),
        words[guestTypeById(guest.HotelGuestTypeId)?.code ?? 'ADT'],
        // As in the passport, whatever the language.
        ltr(guest.DateOfBirth ?? '—'),
        showCountry(language, guest.NationalityCode),
      ]),
    })),
    totals: showsCommission
      ? [
          [words.totalPrice, show(request.TotalPrice)],
          [words.totalCommission, show(-request.TotalCommissionPerHotel)],
          [words.finalPrice, show(request.FinalPrice)],
        ]
      : [[words.totalPrice, show(request.TotalPrice)]],
    flights: request.NeedTransfer
      ? [
          flightOn(language, words.departure, request.OriginFlight),
          flightOn(language, words.return, request.DestinationFlight),
        ]
      : [],
    cancellation: sayCancellation(language, policy),
    // What the agency and the provider say to each other is not for a client, nor is when the agency pays.
    notes: showsCommission ? paragraphsOf(language, request.Description) : [],
    timeline: showsCommission ? request.Timeline.map((step) => stepOn(language, step)) : [],
  }
}

/** A day as the reader writes it, with its weekday and the other calendar's date beneath [shell-11]. */
function bothDays(language: Language, text: string) {
  const day = calendarDay(text)
  const other = dates.showDate(language, day, dates.otherCalendar(dates.calendarOf(language)))
  return { value: dates.showDate(language, day), note: `${dates.showWeekday(language, day, 'brief')} · ${other}` }
}

function stayBoxes(language: Language, request: RequestDetails) {
  const words = reportWords[language]
  const guests = request.Rooms.reduce((sum, { Guests }) => sum + Guests.length, 0)
  const boards = [...new Set(request.Rooms.map(({ RoomService }) => RoomService))].join(' · ')
  return [
    { name: words.checkIn, ...bothDays(language, request.CheckInDate) },
    { name: words.checkOut, ...bothDays(language, request.CheckOutDate) },
    {
      name: words.stay,
      value: showQuantity(language, request.Nights, 'night'),
      note: showQuantity(language, request.Rooms.length, 'room'),
    },
    { name: words.guests, value: showQuantity(language, guests, 'guest'), note: boards },
  ]
}

function factsOf(language: Language, request: RequestDetails, showsCommission: boolean) {
  const words = reportWords[language]
  const created = Date.parse(request.CreatedAt)
  const other = dates.otherCalendar(dates.calendarOf(language))
  // A clock that stands still has no time to print.
  const due = request.DeadlineHeldSince === null ? request.PaymentDueAt : null
  const facts = [
    {
      name: words.createdOn,
      value: dates.showShortDateTime(language, created),
      note: dates.showDate(language, dates.todayIn(dates.tehran, created), other),
    },
    { name: words.contract, value: ltr(`C-${request.OrderId}`) },
    { name: words.agencyRef, value: request.AgencyRef === '' ? words.notSpecified : given(request.AgencyRef) },
    { name: words.transfer, value: request.NeedTransfer ? words.transferIncluded : words.transferNotIncluded },
    { name: words.package, value: given(request.PackageTitle) },
    showsCommission && due !== null && { name: words.paymentDue, value: dates.showDeadline(language, Date.parse(due)) },
    request.HotelConfirmationNumber !== null && {
      name: words.hotelNumber,
      value: given(request.HotelConfirmationNumber),
    },
  ]
  return facts.filter((fact) => fact !== false)
}

function flightOn(language: Language, name: string, flight: RequestFlight | null) {
  if (flight === null) return { name, ends: [] }
  const end = (time: string, day: string, city: string, code: string) => ({
    value: `${dates.showClockTime(language, time)} · ${city} ${ltr(code)}`,
    note: [undefined, dates.otherCalendar(dates.calendarOf(language))]
      .map((calendar) => dates.showDate(language, calendarDay(day), calendar))
      .join(' · '),
  })
  return {
    name,
    airline: given(flight.AirlineName),
    number: ltr(`${flight.Airline} ${flight.FlightNumber}`),
    ends: [
      end(flight.TakeOffTime, flight.TakeOffDate, flight.OriginCity, flight.OriginAirport),
      end(flight.LandingTime, flight.LandingDate, flight.DestinationCity, flight.DestinationAirport),
    ],
  }
}

function stepOn(language: Language, { What, Source, Who, Reason, At }: RequestStep) {
  const words = reportWords[language]
  return {
    when: dates.showShortDateTime(language, Date.parse(At)),
    what: stepText(language, What),
    reason: paragraphsOf(language, Reason ?? ''),
    who: Who === null ? words[Source === 'staff' ? 'byDesk' : 'byItself'] : given(Who),
  }
}

/** Somebody's own words: each paragraph runs as its first letter does. */
function paragraphsOf(language: Language, text: string) {
  const filled = text.split('\n').filter((paragraph) => paragraph.trim() !== '')
  return filled.map((paragraph) => ({ text: breakable(paragraph), direction: directionOf(language, paragraph) }))
}
