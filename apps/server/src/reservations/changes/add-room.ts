import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { addRoom as operation } from '@sarai/wire/portal/life/changes.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { lastNamesIn } from '#reservations/changes/changed-guests.ts'
import { sentRoomNamed, soldAs, withRoom } from '#reservations/changes/changed-rooms.ts'
import { changeStay } from '#reservations/changes/change-request.ts'
import { moveTerms } from '#reservations/requests/add-terms.ts'
import { addRoomRow, roomRow } from '#reservations/requests/room-rows.ts'
import { bodyOf } from '#reservations/revival/asked-before.ts'
import type { Sealing } from '#sealing.ts'

/** One more room in the same request: the hotel is asked for all of them. */
export function addRoom(
  { db, sealing }: { db: Database; sealing: Sealing },
  caller: AgencyCaller,
  { Id, Version, QuoteId, ...room }: InputOf<typeof operation>['body'],
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId: Id }
  return changeStay(db, caller, { requestId: Id, version: Version, quoteId: QuoteId }, ({ stay, rooms }) => {
    const place = rooms.length
    return {
      body: withRoom(bodyOf(stay, rooms), undefined, room),
      told: ({ sold }) => ({ room: { room: place, from: null, to: sentRoomNamed(room, sold) } }),
      write: async (tx, { guests, sold }) => {
        const named = guests[place]!
        const row = roomRow(sealing, { ...of, place }, { room, sold: soldAs(room, sold), guests: named })
        await addRoomRow.later(tx, { ...row, checkOut: stay.checkOut })
        const { agencyRef } = stay
        await moveTerms(tx, of, {
          from: { agencyRef, lastNames: lastNamesIn(rooms) },
          to: { agencyRef, lastNames: lastNamesIn(rooms, place, named) },
        })
      },
    }
  })
}
