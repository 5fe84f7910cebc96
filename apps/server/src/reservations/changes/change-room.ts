import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { SentRoom } from '@sarai/wire/portal/asked-stay.ts'
import type { changeRoom as operation } from '@sarai/wire/portal/life/changes.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { guestsChanged, guestsInstead, keptGuests, lastNamesIn } from '#reservations/changes/changed-guests.ts'
import { isSameRoom, keptRoomNamed, sentRoomNamed, soldAs, withRoom } from '#reservations/changes/changed-rooms.ts'
import { changeDetails, changeStay } from '#reservations/changes/change-request.ts'
import { tellHotelOfGuests } from '#reservations/hotel-answers/rename-at-hotel.ts'
import { moveTerms } from '#reservations/requests/add-terms.ts'
import { guestsRow, roomRow, saveGuestsRow, saveRoomRow } from '#reservations/requests/room-rows.ts'
import { bodyOf } from '#reservations/revival/asked-before.ts'
import type { Sealing } from '#sealing.ts'

type Deps = { readonly db: Database; readonly sealing: Sealing }
type Asked = {
  readonly requestId: RequestId
  readonly version: number
  /** The first is 0. */
  readonly place: number
  readonly room: SentRoom
}

/** With a quote the room changes; without one it stays, and only its guests change. */
export function changeRoom(
  deps: Deps,
  caller: AgencyCaller,
  { Id: requestId, Version: version, Room, QuoteId, ...room }: InputOf<typeof operation>['body'],
): Promise<null> {
  const asked = { requestId, version, place: Room - 1, room }
  return QuoteId === null ? changeGuestsOfRoom(deps, caller, asked) : changeRoomItself(deps, caller, asked, QuoteId)
}

function changeRoomItself(
  { db, sealing }: Deps,
  caller: AgencyCaller,
  { requestId, version, place, room }: Asked,
  quoteId: string,
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  return changeStay(db, caller, { requestId, version, quoteId }, ({ stay, rooms }) => {
    const body = withRoom(bodyOf(stay, rooms), place + 1, room)
    const kept = rooms[place]!
    if (isSameRoom(kept, room)) throw new Problem('NOTHING_CHANGED')
    const before = keptGuests(sealing, { ...of, room: place }, kept)
    return {
      body,
      told: ({ guests, sold }) => ({
        room: { room: place, from: keptRoomNamed(kept), to: sentRoomNamed(room, sold) },
        guests: guestsChanged(place, before, guests[place]!),
      }),
      write: async (tx, { guests, sold }) => {
        const named = guests[place]!
        await saveRoomRow.later(
          tx,
          roomRow(sealing, { ...of, place }, { room, sold: soldAs(room, sold), guests: named }),
        )
        const { agencyRef } = stay
        await moveTerms(tx, of, {
          from: { agencyRef, lastNames: lastNamesIn(rooms) },
          to: { agencyRef, lastNames: lastNamesIn(rooms, place, named) },
        })
      },
    }
  })
}

function changeGuestsOfRoom(
  { db, sealing }: Deps,
  caller: AgencyCaller,
  { requestId, version, place, room }: Asked,
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  return changeDetails(db, caller, { requestId, version }, ({ stay, rooms }) => {
    const kept = rooms[place]
    if (kept === undefined) throw new Problem('NOT_FOUND', { fields: ['Room'] })
    // Another room has a price, and nobody has agreed to one.
    if (!isSameRoom(kept, room)) throw new Problem('QUOTE_EXPIRED')
    const before = keptGuests(sealing, { ...of, room: place }, kept)
    const after = guestsInstead(place, before, room.Guests, stay.checkIn)
    const guests = guestsChanged(place, before, after)
    if (guests.length === 0) throw new Problem('NOTHING_CHANGED')
    return {
      change: { guests },
      write: async (tx) => {
        await saveGuestsRow.later(tx, guestsRow(sealing, { ...of, place }, after))
        await tellHotelOfGuests(tx, of)
        const { agencyRef } = stay
        await moveTerms(tx, of, {
          from: { agencyRef, lastNames: lastNamesIn(rooms) },
          to: { agencyRef, lastNames: lastNamesIn(rooms, place, after) },
        })
      },
    }
  })
}
