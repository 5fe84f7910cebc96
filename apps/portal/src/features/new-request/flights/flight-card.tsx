import { PlaneLanding, PlaneTakeoff } from 'lucide-react'
import { useState } from 'react'
import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import type { FlightWay } from '#features/new-request/draft/request-draft.ts'
import { FlightFields } from '#features/new-request/flights/flight-fields.tsx'
import { useFlightsWords } from '#features/new-request/flights/flights-words.ts'
import type { Told } from '#shared/faults/told-faults.ts'

type FlightCardProps = {
  way: FlightWay
  /** Undefined where it is not taken. */
  flight: TypedFlight | undefined
  /** What stands in a card that is turned on for the first time. */
  blank: TypedFlight
  told: Told
  onChange: (flight: TypedFlight | undefined) => void
}

const icons = { departure: PlaneTakeoff, return: PlaneLanding } as const

/** A flight that is taken, or not [wizard-16]. One that is turned off by mistake is back as it was. */
export function FlightCard({ way, flight, blank, told, onChange }: FlightCardProps) {
  const t = useFlightsWords()
  const [before, setBefore] = useState(blank)
  const toggle = (isTaken: boolean) => {
    if (flight) setBefore(flight)
    onChange(isTaken ? before : undefined)
  }
  return (
    <CardSection
      title={
        <span className="flex items-center gap-2">
          <Icon of={icons[way]} size={18} className="text-soft" />
          {t(way)}
        </span>
      }
    >
      <div className="grid gap-3.5 px-3.5 pb-4 sm:px-4.5">
        <SwitchRow
          label={t(way === 'departure' ? 'includeDeparture' : 'includeReturn')}
          value={flight !== undefined}
          onChange={toggle}
        />
        {flight ? (
          <FlightFields flight={flight} told={told} onChange={onChange} />
        ) : (
          <p className="text-soft">{t('notIncluded')}</p>
        )}
      </div>
    </CardSection>
  )
}
