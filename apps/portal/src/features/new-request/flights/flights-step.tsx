import { ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, type FormEvent } from 'react'
import { isolateIn } from '@sarai/locale/text/bidi.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { PageBar } from '@sarai/ui/kit/shell/page-bar.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { putFlight } from '#features/new-request/draft/draft-flights.ts'
import { flightsFaults } from '#features/new-request/draft/flight-faults.ts'
import { blankFlight, flightWays, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { FlightCard } from '#features/new-request/flights/flight-card.tsx'
import { FlightWarning } from '#features/new-request/flights/flight-warning.tsx'
import { useFlightsWords } from '#features/new-request/flights/flights-words.ts'
import { fa } from '#features/new-request/flights/messages.fa.ts'
import { toldIn, useToldFaults } from '#shared/faults/told-faults.ts'

type FlightsStepProps = { draft: RequestDraft; onChange: ChangeDraft; onBack: () => void; onNext: () => void }

/** Step 3: with which flights the guests come and go [wizard-16]. */
export function FlightsStep({ draft, onChange, onBack, onNext }: FlightsStepProps) {
  const t = useFlightsWords()
  const isPhone = useIsPhone()
  useWarningAloud()
  const faults = flightsFaults(draft)
  const { form, told, tellAll } = useToldFaults(faults)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (faults.length === 0) onNext()
    else tellAll()
  }
  const next = (
    <Button type="submit" variant="primary" size="large" isWide={isPhone} iconAfter={ChevronRight}>
      {t('next')}
    </Button>
  )
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3.5 sm:gap-5">
      <FlightWarning />
      <div className="grid items-start gap-3.5 sm:gap-5 md:grid-cols-2">
        {flightWays.map((way) => (
          <FlightCard
            key={way}
            way={way}
            flight={draft.flights[way]}
            blank={blankFlight(draft, way)}
            told={toldIn(way, told)}
            onChange={(flight) => onChange((known) => putFlight(known, way, flight))}
          />
        ))}
      </div>
      {!draft.flights.departure && !draft.flights.return && <Callout tone="warning">{t('noFlights')}</Callout>}
      {isPhone ? (
        <PageBar>
          <Button size="large" onPress={onBack}>
            {t('back')}
          </Button>
          <div className="min-w-0 grow">{next}</div>
        </PageBar>
      ) : (
        <div className="flex justify-end gap-2.5">
          <Button size="large" onPress={onBack}>
            {t('back')}
          </Button>
          {next}
        </div>
      )}
    </form>
  )
}

/** Said over the page for five seconds, in Persian for everybody, and beside it in the language of the page. */
function useWarningAloud() {
  const t = useFlightsWords()
  const notify = useSnackbar()
  const { language } = useLanguage()
  const both = [t('warning'), isolateIn(language, fa.warning)].join(' ')
  const warn = useEffectEvent(() => notify('warning', language === 'fa' ? fa.warning : both, { lasts: 5_000 }))
  useEffect(() => warn(), [])
}
