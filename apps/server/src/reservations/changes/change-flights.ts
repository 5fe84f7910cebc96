import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { changeFlights as operation } from '@sarai/wire/portal/life/changes.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Flight } from '@sarai/domain/stay/flight.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { changeDetails } from '#reservations/changes/change-request.ts'
import { stayOf } from '#reservations/quotes/asked-stay.ts'
import { askedFlights, type AskedFlights } from '#reservations/requests/asked-flights.ts'

const saveFlights = query<{
  agencyId: AgencyId
  requestId: RequestId
  needTransfer: boolean
  flights: string | null
}>(`
  update request set need_transfer = $needTransfer, flights = $flights
  where agency_id = $agencyId and id = $requestId`)

export function changeFlights(
  db: Database,
  caller: AgencyCaller,
  { Id: requestId, Version: version, ...transfer }: InputOf<typeof operation>['body'],
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  return changeDetails(db, caller, { requestId, version }, ({ stay }) => {
    const flights = askedFlights(transfer, stayOf({ CheckInDate: stay.checkIn, CheckOutDate: stay.checkOut }))
    if (isSame(stay.flights, flights)) throw new Problem('NOTHING_CHANGED')
    return {
      change: { flights: { from: stay.flights, to: flights } },
      write: (tx) =>
        saveFlights.later(tx, {
          ...of,
          needTransfer: transfer.NeedTransfer,
          flights: flights === null ? null : JSON.stringify(flights),
        }),
    }
  })
}

/** Column by column: the database keeps the names of JSON in an order of its own. */
function isSame(before: AskedFlights | null, after: AskedFlights | null): boolean {
  if (before === null || after === null) return before === after
  return sameFlight(before.departure, after.departure) && sameFlight(before.return, after.return)
}

function sameFlight(before: Flight | null, after: Flight | null): boolean {
  if (before === null || after === null) return before === after
  return (Object.keys(after) as (keyof Flight)[]).every((name) => before[name] === after[name])
}
