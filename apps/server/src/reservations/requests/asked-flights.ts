import type { SentFlight, SubmitBody } from '@sarai/wire/portal/requests.ts'
import { checkFlight, flightDefaults, type Flight, type FlightDefaults } from '@sarai/domain/stay/flight.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import { refused } from '#problem.ts'

/** By which the guests come and go, where they are met. */
export type AskedFlights = { readonly departure: Flight | null; readonly return: Flight | null }

type Transfer = Pick<SubmitBody, 'NeedTransfer' | 'OriginFlight' | 'DestinationFlight'>

/** Nothing without a transfer, whatever was sent. */
export function askedFlights(body: Transfer, stay: Stay): AskedFlights | null {
  if (!body.NeedTransfer) return null
  const defaults = flightDefaults(stay)
  return {
    departure: flightFrom('OriginFlight', body.OriginFlight, defaults.departure),
    return: flightFrom('DestinationFlight', body.DestinationFlight, defaults.return),
  }
}

function flightFrom(field: string, sent: SentFlight | null, defaults: FlightDefaults): Flight | null {
  if (sent === null) return null
  const checked = checkFlight(
    {
      airline: sent.Airline,
      flightNumber: sent.FlightNumber,
      takeOffDate: sent.TakeOffDate,
      takeOffTime: sent.TakeOffTime,
      landingDate: sent.LandingDate,
      landingTime: sent.LandingTime,
      duration: sent.FlightDuration,
      originAirport: sent.OriginAirport,
      destinationAirport: sent.DestinationAirport,
    },
    defaults,
  )
  if (checked.ok) return checked.value
  throw refused(checked, { fields: (checked.fields ?? []).map((name) => `${field}.${name}`) })
}
