import type { DeskRequestEvent } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { clockTime } from '@sarai/domain/ground/clock-time.ts'
import type { Language } from '@sarai/locale/language.ts'
import { ChangeLines, type ShownChange } from '@sarai/ui/booking/change/change-lines.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { showPrice } from '#shared/amounts/shown-amount.ts'

type Change = NonNullable<DeskRequestEvent['change']>

/** What the agency changed: what was there, and what is there now. */
export function ChangedLines({ of: change }: { of: Change }) {
  const { language } = useLanguage()
  return <ChangeLines of={shownChange(language, change)} />
}

function shownChange(language: Language, { dates, room, flights, guests = [], reference, price }: Change): ShownChange {
  const named = ({ nameEn, nameFa, extras }: NonNullable<Change['room']>['to']) => ({
    name: language === 'fa' ? nameFa : nameEn,
    extras,
  })
  const amount = (minor: number) => showPrice(language, minor, price?.currency ?? 'EUR')
  return {
    dates: dates && { from: stayOf(dates.from), to: stayOf(dates.to) },
    room: room && { number: room.room + 1, from: room.from && named(room.from), to: named(room.to) },
    flights: flights && { from: flightsOf(flights.from), to: flightsOf(flights.to) },
    guests: guests.map(({ room: place, from, to, fields }) => ({ number: place + 1, from, to, fields })),
    reference,
    price: price && { from: amount(price.from), to: amount(price.to) },
  }
}

const stayOf = ({ checkIn, checkOut }: NonNullable<Change['dates']>['to']) => ({
  checkIn: calendarDay(checkIn),
  checkOut: calendarDay(checkOut),
})

type Flights = NonNullable<Change['flights']>['to']

const flightsOf = (flights: Flights) =>
  flights && { departure: flightOf(flights.departure), return: flightOf(flights.return) }

const flightOf = (flight: NonNullable<Flights>['departure']) =>
  flight && {
    ...flight,
    takeOffDate: calendarDay(flight.takeOffDate),
    takeOffTime: clockTime(flight.takeOffTime),
    landingDate: flight.landingDate ? calendarDay(flight.landingDate) : undefined,
    landingTime: flight.landingTime ? clockTime(flight.landingTime) : undefined,
  }
