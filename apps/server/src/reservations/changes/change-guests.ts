import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { changeGuests as operation } from '@sarai/wire/portal/life/changes.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { guestsChanged, guestsInstead, keptGuests, lastNamesIn } from '#reservations/changes/changed-guests.ts'
import { changeDetails } from '#reservations/changes/change-request.ts'
import { tellHotelOfGuests } from '#reservations/hotel-answers/rename-at-hotel.ts'
import { moveTerms } from '#reservations/requests/add-terms.ts'
import { guestsRow, saveGuestsRow } from '#reservations/requests/room-rows.ts'
import type { Sealing } from '#sealing.ts'

const saveReference = query<{ agencyId: AgencyId; requestId: RequestId; agencyRef: string }>(`
  update request set agency_ref = $agencyRef where agency_id = $agencyId and id = $requestId`)

/** Names, dates of birth, passports, and what the agency itself calls the request. */
export function changeGuests(
  { db, sealing }: { db: Database; sealing: Sealing },
  caller: AgencyCaller,
  requestId: RequestId,
  { version, agencyRef, guests: sent }: InputOf<typeof operation>['body'],
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  return changeDetails(db, caller, { requestId, version }, ({ stay, rooms }) => {
    if (sent.length !== rooms.length) throw new Problem('OCCUPANCY_RULE', { fields: ['rooms'] })
    const instead = rooms.map((room, place) => {
      const before = keptGuests(sealing, { ...of, room: place }, room)
      const after = guestsInstead(place, before, sent[place]!, stay.checkIn)
      return { place, after, changed: guestsChanged(place, before, after) }
    })
    const guests = instead.flatMap(({ changed }) => changed)
    const reference = stay.agencyRef === agencyRef ? undefined : { from: stay.agencyRef, to: agencyRef }
    if (guests.length === 0 && reference === undefined) throw new Problem('NOTHING_CHANGED')
    return {
      change: { ...(guests.length > 0 && { guests }), ...(reference && { reference }) },
      write: async (tx) => {
        if (reference) await saveReference.later(tx, { ...of, agencyRef })
        for (const { place, after, changed } of instead) {
          if (changed.length > 0) await saveGuestsRow.later(tx, guestsRow(sealing, { ...of, place }, after))
        }
        if (guests.length > 0) await tellHotelOfGuests(tx, of)
        await moveTerms(tx, of, {
          from: { agencyRef: stay.agencyRef, lastNames: lastNamesIn(rooms) },
          to: { agencyRef, lastNames: instead.flatMap(({ after }) => after.map(({ lastName }) => lastName)) },
        })
      },
    }
  })
}
