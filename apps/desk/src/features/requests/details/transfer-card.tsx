import type { DeskFlight, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showClockTime, showDayAndMonth } from '@sarai/locale/date/date-display.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** The flights, and what the agency wrote besides. Nothing is drawn where there is neither. */
export function TransferCard({ of: { needTransfer, flights, description } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  return (
    <>
      {description !== '' && (
        <CardSection title={t('wishes')}>
          <p dir="auto" className="border-t border-line px-3.5 py-3 whitespace-pre-line wrap-anywhere sm:px-4.5">
            {description}
          </p>
        </CardSection>
      )}
      <CardSection title={t('flights')} note={needTransfer ? undefined : t('noTransfer')}>
        {needTransfer && (
          <dl className="grid gap-x-6 gap-y-3 border-t border-line px-3.5 py-3 sm:grid-cols-2 sm:px-4.5">
            <Flight name={t('flightTo')} of={flights.departure} />
            <Flight name={t('flightBack')} of={flights.return} />
          </dl>
        )}
      </CardSection>
    </>
  )
}

function Flight({ name, of: flight }: { name: string; of: DeskFlight | null }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const moment = (day: string, time: string) =>
    `${showDayAndMonth(language, calendarDay(day))} ${showClockTime(language, time)}`
  return (
    <div>
      <dt className="text-micro text-muted">{name}</dt>
      {flight === null ? (
        <dd className="text-muted">{t('noFlight')}</dd>
      ) : (
        <dd>
          <bdi dir="ltr" className="font-semibold">
            {flight.airline} {flight.flightNumber} · {flight.originAirport} → {flight.destinationAirport}
          </bdi>
          <span className="block text-small text-soft">
            {moment(flight.takeOffDate, flight.takeOffTime)} – {moment(flight.landingDate, flight.landingTime)}
          </span>
        </dd>
      )}
    </div>
  )
}
