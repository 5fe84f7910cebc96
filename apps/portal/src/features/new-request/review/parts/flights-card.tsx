import { Plane, PlaneLanding, PlaneTakeoff } from 'lucide-react'
import type { Flight } from '@sarai/domain/stay/flight.ts'
import { checkFlight, flightDefaults } from '@sarai/domain/stay/flight.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import { showClockTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { flightWays, type FlightWay, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { useRegistry } from '#features/new-request/flights/flight-calls.ts'
import { useFlightsWords } from '#features/new-request/flights/flights-words.ts'
import { EditButton } from '#features/new-request/review/parts/edit-button.tsx'
import { FlightEnd } from '#features/new-request/review/parts/flight-end.tsx'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

type FlightsCardProps = { draft: RequestDraft; stay: Stay; onEdit: () => void }

/** With which flights the guests come and go; only with a transfer [wizard-19]. */
export function FlightsCard({ draft, stay, onEdit }: FlightsCardProps) {
  const t = useReviewWords()
  const f = useFlightsWords()
  const defaults = flightDefaults(stay)
  return (
    <CardSection
      title={t('flights')}
      note={t('flightsNote')}
      actions={<EditButton label={t('editFlights')} onPress={onEdit} />}
    >
      <div className="grid border-t border-line sm:grid-cols-2">
        {flightWays.map((way) => {
          const typed = draft.flights[way]
          const checked = typed && checkFlight(typed, defaults[way])
          return (
            <section
              key={way}
              aria-label={f(way)}
              className="min-w-0 border-line p-3.5 not-first:border-t sm:px-4.5 sm:not-first:border-s sm:not-first:border-t-0"
            >
              {checked?.ok ? (
                <FlightReview way={way} flight={checked.value} />
              ) : (
                <>
                  <FlightTitle way={way} />
                  <p className="text-soft">{t('notTaken')}</p>
                </>
              )}
            </section>
          )
        })}
      </div>
    </CardSection>
  )
}

const icons = { departure: PlaneTakeoff, return: PlaneLanding } as const

function FlightTitle({ way, flight }: { way: FlightWay; flight?: Flight }) {
  const f = useFlightsWords()
  const { value: airline } = useRegistry('airline', flight?.airline ?? '')
  return (
    <p className="mb-2.5 flex flex-wrap items-center gap-x-2 text-[0.8125rem]">
      <Icon of={icons[way]} size={17} className="text-soft" />
      <b className="font-semibold">{f(way)}</b>
      {flight && (
        <span className="ms-auto text-soft">
          <bdi>{airline?.label}</bdi>{' '}
          <bdi dir="ltr">
            {flight.airline} {flight.flightNumber}
          </bdi>
        </span>
      )}
    </p>
  )
}

function FlightReview({ way, flight }: { way: FlightWay; flight: Flight }) {
  const { language } = useLanguage()
  const { duration } = flight
  const time = duration === null ? '' : `${pad(Math.floor(duration / 60))}:${pad(duration % 60)}`
  return (
    <>
      <FlightTitle way={way} flight={flight} />
      <div className="grid grid-cols-[minmax(0,auto)_minmax(2rem,1fr)_minmax(0,auto)] items-start gap-3">
        <FlightEnd date={flight.takeOffDate} time={flight.takeOffTime} airport={flight.originAirport} />
        <span className="grid justify-items-center gap-0.5 pt-1 text-micro text-muted">
          <span className="flex w-full items-center gap-1.5 text-primary before:grow before:border-t before:border-dashed before:border-line-strong after:grow after:border-t after:border-dashed after:border-line-strong">
            <Icon of={Plane} size={15} className="rotate-45 rtl:-scale-x-100 rtl:-rotate-45" />
          </span>
          {time !== '' && <bdi dir="ltr">{showClockTime(language, time)}</bdi>}
        </span>
        <FlightEnd date={flight.landingDate} time={flight.landingTime} airport={flight.destinationAirport} isEnd />
      </div>
    </>
  )
}

const pad = (figure: number) => String(figure).padStart(2, '0')
