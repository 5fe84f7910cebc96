import { BusFront } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { sendFlights } from '#features/new-request/change/change-calls.ts'
import { ChangeForm } from '#features/new-request/change/change-form.tsx'
import { ChangeFrame } from '#features/new-request/change/change-frame.tsx'
import { useChangeWords } from '#features/new-request/change/change-words.ts'
import { flightsOntoNewer } from '#features/new-request/change/onto-newer.ts'
import { useChangedDraft } from '#features/new-request/change/use-changed-draft.ts'
import { useSentChange } from '#features/new-request/change/use-sent-change.ts'
import { putFlight } from '#features/new-request/draft/draft-flights.ts'
import { flightsFaults } from '#features/new-request/draft/flight-faults.ts'
import {
  blankFlight,
  chooseTransfer,
  flightWays,
  type RequestDraft,
} from '#features/new-request/draft/request-draft.ts'
import { FlightCard } from '#features/new-request/flights/flight-card.tsx'
import { FlightWarning } from '#features/new-request/flights/flight-warning.tsx'
import { useFlightsWords } from '#features/new-request/flights/flights-words.ts'
import { sentFlight } from '#features/new-request/review/sending/asked-body.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import { toldIn, useToldFaults } from '#shared/faults/told-faults.ts'

/** With which flights the guests come and go, and whether they are fetched at all [req-08]. */
export function ChangeFlightsPage() {
  const t = useChangeWords()
  return (
    <ChangeFrame title={t('flights')} action="change-details">
      {(request) => <ChangeFlights of={request} />}
    </ChangeFrame>
  )
}

const partOf = ({ needTransfer, flights }: RequestDraft) => ({ needTransfer, flights })

function ChangeFlights({ of: request }: { of: RequestDetails }) {
  const t = useChangeWords()
  const f = useFlightsWords()
  const r = useRoomsWords()
  const changed = useChangedDraft(request, { part: partOf, onto: flightsOntoNewer })
  const { draft, change, isDirty } = changed
  const { needTransfer, flights } = draft
  const faults = needTransfer ? flightsFaults(draft) : []
  const { form, told, tellAll } = useToldFaults(faults)
  const sent = useSentChange(changed, { send: sendFlights, doneText: t('flightsDone') })
  const submit = () => {
    if (faults.length > 0) return tellAll()
    sent.send({
      NeedTransfer: needTransfer,
      OriginFlight: needTransfer && flights.departure ? sentFlight(flights.departure) : null,
      DestinationFlight: needTransfer && flights.return ? sentFlight(flights.return) : null,
    })
  }
  return (
    <ChangeForm
      {...{ form, request, changed }}
      problem={sent.problem}
      submitLabel={t('save')}
      isPending={sent.isPending}
      isReady={isDirty}
      onSubmit={submit}
    >
      <Card className="p-3.5 sm:p-4.5">
        <SwitchRow
          label={r('transfer')}
          icon={BusFront}
          stateText={r(needTransfer ? 'transferOn' : 'transferOff')}
          value={needTransfer}
          onChange={(needed) => change((known) => chooseTransfer(known, needed))}
          hint={t('transferHint')}
        />
        <p className="mt-2 text-small text-soft">{t('answerStays')}</p>
      </Card>
      {needTransfer && (
        <>
          <FlightWarning />
          <div className="grid items-start gap-3.5 sm:gap-5 md:grid-cols-2">
            {flightWays.map((way) => (
              <FlightCard
                key={way}
                way={way}
                flight={flights[way]}
                blank={blankFlight(draft, way)}
                told={toldIn(way, told)}
                onChange={(flight) => change((known) => putFlight(known, way, flight))}
              />
            ))}
          </div>
          {!flights.departure && !flights.return && <Callout tone="warning">{f('noFlights')}</Callout>}
        </>
      )}
    </ChangeForm>
  )
}
