import { Fragment, type ReactNode } from 'react'
import type { Change } from '@sarai/domain/request/change.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import type { ChosenExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { showDuration } from '@sarai/locale/date/duration-display.ts'
import { showClockTime, showDateRange, showDayAndMonth } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { en } from '#booking/change/change-line-words.en.ts'
import { fa } from '#booking/change/change-line-words.fa.ts'
import { useLanguage, useWords } from '#kit/language.tsx'

type Moved<Value> = { readonly from: Value; readonly to: Value }
type ShownRoom = { readonly name: string; readonly extras: ChosenExtras }
type Flights = NonNullable<Change['flights']>['to']

/** What an agency changed, with names in the language of the screen and amounts as they are shown. */
export type ShownChange = {
  readonly dates?: Moved<Stay> | undefined
  /** The first is 1. */
  readonly room?: { readonly number: number; readonly from: ShownRoom | null; readonly to: ShownRoom } | undefined
  readonly flights?: Moved<Flights> | undefined
  readonly guests: readonly (Moved<string> & {
    readonly number: number
    readonly fields: NonNullable<Change['guests']>[number]['fields']
  })[]
  readonly reference?: Moved<string> | undefined
  readonly price?: Moved<string> | undefined
}

const words = { en, fa }
type Words = ReturnType<typeof useChangeLineWords>
const useChangeLineWords = () => useWords(words)

/** What an agency changed of its request: what was there, and what is there now. */
export function ChangeLines({ of: change }: { of: ShownChange }) {
  const t = useChangeLineWords()
  const { language } = useLanguage()
  const lines = Object.entries(linesOf(t, language, change))
  return (
    <ul className="text-small text-soft wrap-anywhere">
      {lines.map(([name, line]) => (
        <li key={name}>{line}</li>
      ))}
    </ul>
  )
}

/** By what they are about. */
function linesOf(t: Words, language: Language, change: ShownChange): Record<string, ReactNode> {
  const { dates, room, flights, guests, reference, price } = change
  const days = (stay: Stay) => showDateRange(language, stay.checkIn, stay.checkOut)
  return {
    ...(dates && { dates: t('dates', { from: days(dates.from), to: days(dates.to) }) }),
    ...(room && { room: roomLine(t, showNumber(language, room.number), room) }),
    ...(flights && flightLines(t, language, flights)),
    ...Object.fromEntries(guests.map((guest, place) => [`guest-${place}`, guestLine(t, language, guest)])),
    ...(reference && {
      reference: t.rich('reference', {
        from: <bdi>{reference.from || t('noReference')}</bdi>,
        to: <bdi>{reference.to || t('noReference')}</bdi>,
      }),
    }),
    ...(price && { price: t('price', price) }),
  }
}

function roomLine(t: Words, number: string, { from, to }: NonNullable<ShownChange['room']>): ReactNode {
  const said = ({ name, extras }: ShownRoom) => {
    const added = (['extraBed', 'childWithBed', 'childNoBed'] as const).filter((extra) => extras[extra])
    return <bdi>{[name, ...added.map((extra) => t(extra))].join(' + ')}</bdi>
  }
  if (from === null) return t.rich('roomAdded', { number, to: said(to) })
  return t.rich('room', { number, from: said(from), to: said(to) })
}

/** Somebody else, or other details of the same. */
function guestLine(t: Words, language: Language, guest: ShownChange['guests'][number]): ReactNode {
  const { from, to, fields } = guest
  const number = showNumber(language, guest.number)
  if (from !== to && from !== '' && to !== '') {
    return t.rich('guestRenamed', { number, from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> })
  }
  const named = fields.map((field) => t(field)).join(language === 'fa' ? '، ' : ', ')
  return t.rich('guest', { number, to: <bdi>{to || from}</bdi>, fields: named })
}

/** Only the flight that was replaced or changed in some part; and whether anybody is fetched. */
function flightLines(t: Words, language: Language, { from, to }: Moved<Flights>): Record<string, ReactNode> {
  const ways = (['departure', 'return'] as const).map((way) => {
    const [before, after] = [from?.[way] ?? null, to?.[way] ?? null]
    const [was, is] = [before, after].map((flight) => flight && flightIn(language, flight))
    const details = before && after && isSameFlight(before, after) ? detailsIn(t, language, before, after) : []
    return {
      ...(was?.join() !== is?.join() && { [way]: t.rich(way, { from: flightSaid(t, was), to: flightSaid(t, is) }) }),
      ...(details.length > 0 && {
        [`${way}Details`]: t.rich(`${way}Details`, { number: <bdi>{numberOf(after!)}</bdi>, details }),
      }),
    }
  })
  const isFetched = (flights: Flights) => t(flights === null ? 'notWanted' : 'wanted')
  const lines = Object.assign({}, ...ways) as Record<string, ReactNode>
  if ((from === null) === (to === null) || Object.keys(lines).length > 0) return lines
  return { transfer: t('transfer', { from: isFetched(from), to: isFetched(to) }) }
}

type Flight = NonNullable<NonNullable<Flights>['departure']>

const numberOf = ({ airline, flightNumber }: Flight) => `${airline} ${flightNumber}`
const isSameFlight = (before: Flight, after: Flight) => numberOf(before) === numberOf(after)

function flightIn(language: Language, flight: Flight): readonly [number: string, takeOff: string] {
  return [numberOf(flight), momentIn(language, flight.takeOffDate, flight.takeOffTime)]
}

/** Its number apart: the letters in it would turn a Persian date around. */
function flightSaid(t: Words, said: readonly [string, string] | null | undefined): ReactNode {
  if (!said) return <bdi>{t('noFlight')}</bdi>
  const [number, takeOff] = said
  return <bdi>{t.rich('flight', { number: <bdi>{number}</bdi>, takeOff })}</bdi>
}

function momentIn(language: Language, day: Flight['takeOffDate'], time: Flight['takeOffTime']): string {
  return `${showDayAndMonth(language, day)} ${showClockTime(language, time)}`
}

/** What has changed besides the take-off. */
function detailsIn(t: Words, language: Language, before: Flight, after: Flight): readonly ReactNode[] {
  const told = ({ landingDate, landingTime, duration, originAirport, destinationAirport }: Flight) => ({
    landing: landingDate && landingTime && momentIn(language, landingDate, landingTime),
    duration: duration ? showDuration(language, duration * 60_000) : undefined,
    originAirport,
    destinationAirport,
  })
  const [was, is] = [told(before), told(after)]
  const changed = (['landing', 'duration', 'originAirport', 'destinationAirport'] as const).filter(
    (detail) => was[detail] !== is[detail],
  )
  const comma = language === 'fa' ? '، ' : ', '
  return changed.map((detail, place) => (
    <Fragment key={detail}>
      {place > 0 && comma}
      {t.rich(detail, {
        from: <bdi>{was[detail] ?? t('notSaid')}</bdi>,
        to: <bdi>{is[detail] ?? t('notSaid')}</bdi>,
      })}
    </Fragment>
  ))
}
