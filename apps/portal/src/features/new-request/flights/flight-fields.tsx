import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { splitFlightNumber } from '#features/new-request/draft/draft-flights.ts'
import { useFlightsWords } from '#features/new-request/flights/flights-words.ts'
import { RegistryField } from '#features/new-request/flights/registry-field.tsx'
import type { Told } from '#shared/faults/told-faults.ts'

type FlightFieldsProps = { flight: TypedFlight; told: Told; onChange: (flight: TypedFlight) => void }

const longestNumber = 12

/** Every date and time is the local one of its airport [wizard-17]. */
export function FlightFields({ flight, told, onChange }: FlightFieldsProps) {
  const t = useFlightsWords()
  const field = (name: keyof TypedFlight) => ({
    ...told.at(name),
    label: t(name),
    name,
    value: flight[name] ?? '',
    onChange: (typed: string) => onChange({ ...flight, [name]: typed }),
  })
  const registry = (name: 'airline' | 'originAirport' | 'destinationAirport') => {
    const { value: code, ...rest } = field(name)
    return (
      <RegistryField
        {...rest}
        code={code}
        kind={name === 'airline' ? name : 'airport'}
        isRequired={name === 'airline'}
        // Half a phone has no room for the name of an airport.
        className={name === 'airline' ? '' : 'max-sm:col-span-2'}
      />
    )
  }
  const { duration = '' } = flight
  /** Whoever only passes through a field has changed nothing. */
  const settle = (settled: TypedFlight) => {
    const isOther = (Object.keys(settled) as (keyof TypedFlight)[]).some(
      (name) => (settled[name] ?? '') !== (flight[name] ?? ''),
    )
    if (isOther) onChange(settled)
  }
  return (
    <div className="grid grid-cols-2 items-start gap-x-3.5 gap-y-3">
      <TextField
        {...field('flightNumber')}
        hint={t('flightNumberHint')}
        settle={() => settle(splitFlightNumber(flight))}
        isRequired
        dir="ltr"
        maxLength={longestNumber}
        autoComplete="off"
      />
      {registry('airline')}
      {registry('originAirport')}
      {registry('destinationAirport')}
      <DateField {...field('takeOffDate')} isRequired />
      <TimeField {...field('takeOffTime')} isRequired />
      <DateField {...field('landingDate')} min={flight.takeOffDate} hint={t('landingDateHint')} />
      <TimeField {...field('landingTime')} isRequired />
      <TextField
        {...field('duration')}
        className="col-span-2"
        hint={t('durationHint')}
        settle={() => settle({ ...flight, duration: parseTime(duration) ?? duration })}
        dir="ltr"
        inputMode="numeric"
        maxLength={longestNumber}
        autoComplete="off"
      />
    </div>
  )
}
