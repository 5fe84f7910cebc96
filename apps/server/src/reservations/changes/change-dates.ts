import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { changeDates as operation } from '@sarai/wire/portal/life/changes.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { changeStay } from '#reservations/changes/change-request.ts'
import { bodyOf } from '#reservations/revival/asked-before.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

const saveDates = query<Of & { checkIn: string; checkOut: string }>(`
  update request set check_in = $checkIn, check_out = $checkOut where agency_id = $agencyId and id = $requestId`)
/** Passports are deleted so long after the guests have left. */
const saveLastDay = query<Of & { checkOut: string }>(`
  update request_room set check_out = $checkOut where agency_id = $agencyId and request_id = $requestId`)

/** The same rooms and guests on other days; flights stay as they are, and whoever changes them is asked to look. */
export function changeDates(
  db: Database,
  caller: AgencyCaller,
  { Id, Version, CheckInDate: checkIn, CheckOutDate: checkOut, QuoteId }: InputOf<typeof operation>['body'],
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId: Id }
  return changeStay(db, caller, { requestId: Id, version: Version, quoteId: QuoteId }, ({ stay, rooms }) => {
    if (stay.checkIn === checkIn && stay.checkOut === checkOut) throw new Problem('NOTHING_CHANGED')
    return {
      body: { ...bodyOf(stay, rooms), CheckInDate: checkIn, CheckOutDate: checkOut },
      told: () => ({
        dates: {
          from: { checkIn: calendarDay(stay.checkIn), checkOut: calendarDay(stay.checkOut) },
          to: { checkIn: calendarDay(checkIn), checkOut: calendarDay(checkOut) },
        },
      }),
      write: async (tx) => {
        await saveDates.later(tx, { ...of, checkIn, checkOut })
        await saveLastDay.later(tx, { ...of, checkOut })
      },
    }
  })
}
