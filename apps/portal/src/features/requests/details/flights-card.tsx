import { Plane, PlaneLanding, PlaneTakeoff, type LucideIcon } from 'lucide-react'
import type { RequestDetails, RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { cutText } from '@sarai/domain/ground/text/cut-text.ts'
import {
  calendarOf,
  otherCalendar,
  showClockTime,
  showDayAndMonth,
  showWeekday,
} from '@sarai/locale/date/date-display.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** By which the guests leave home and return: a card each [req-04]. */
export function FlightsCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  return (
    <CardSection title={t('flights')} note={t('localTimes')}>
      <div className="grid divide-line border-t border-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <FlightCard name={t('departure')} icon={PlaneTakeoff} flight={request.OriginFlight} />
        <FlightCard name={t('return')} icon={PlaneLanding} flight={request.DestinationFlight} />
      </div>
    </CardSection>
  )
}

function FlightCard({ name, icon, flight }: { name: string; icon: LucideIcon; flight: RequestFlight | null }) {
  const t = useDetailsWords()
  return (
    <section aria-label={name} className="grid content-start gap-3 px-3.5 py-3.5 sm:px-4.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon of={icon} size={17} className="text-soft" />
        <h3 className="font-semibold">{name}</h3>
        {flight && (
          <span className="ms-auto text-small text-soft">
            <bdi>{flight.AirlineName}</bdi>{' '}
            <bdi dir="ltr">
              {flight.Airline} {flight.FlightNumber}
            </bdi>
          </span>
        )}
      </div>
      {flight ? <Route of={flight} /> : <p className="text-small text-soft">{t('noFlight')}</p>}
    </section>
  )
}

function Route({ of: flight }: { of: RequestFlight }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-start gap-3">
      <End
        label={t('takesOff')}
        time={flight.TakeOffTime}
        date={flight.TakeOffDate}
        city={flight.OriginCity}
        code={flight.OriginAirport}
        airport={flight.OriginAirportName}
      />
      <div aria-hidden className="mt-3.5 flex items-center gap-1.5 text-primary">
        <span className="grow border-t border-dashed border-line-strong/60" />
        <span className="grid justify-items-center text-micro text-muted">
          {flight.FlightDuration !== null && showClockTime(language, hoursOf(flight.FlightDuration))}
          <Icon of={Plane} size={15} className="rotate-45 text-primary rtl:-rotate-135" />
        </span>
        <span className="grow border-t border-dashed border-line-strong/60" />
      </div>
      <End
        label={t('lands')}
        time={flight.LandingTime}
        date={flight.LandingDate}
        city={flight.DestinationCity}
        code={flight.DestinationAirport}
        airport={flight.DestinationAirportName}
      />
    </div>
  )
}

type EndProps = { label: string; time: string; date: string; city: string; code: string; airport: string }
/** A title longer than this is cut [wizard-18]. */
const longestTitle = 30

/** Where and when, on the clock and in both calendars of that place. */
function End({ label, time, date, city, code, airport }: EndProps) {
  const { language } = useLanguage()
  const day = calendarDay(date)
  return (
    <div className="grid max-w-30 content-start">
      <span className="sr-only">{label}</span>
      <b className="text-h3 font-bold">{showClockTime(language, time)}</b>
      <span className="text-small font-medium">
        <bdi>{city}</bdi> <bdi dir="ltr">{code}</bdi>
      </span>
      <bdi className="text-micro text-muted">{cutText(airport, longestTitle)}</bdi>
      <span className="text-micro text-soft">
        {showWeekday(language, day, 'brief')} {showDayAndMonth(language, day)}
      </span>
      <span className="text-micro text-muted">
        {showDayAndMonth(language, day, otherCalendar(calendarOf(language)))}
      </span>
    </div>
  )
}

function hoursOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
