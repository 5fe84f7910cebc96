import type { ChosenExtras } from '@sarai/domain/catalogue/room-rates.ts'
import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { guestTypesOf } from '@sarai/domain/stay/occupancy.ts'
import { changeRoom } from '#features/new-request/draft/draft-rooms.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { GuestChange } from '#shared/guest-form/typed-guest.ts'

/** Where a guest of a room sleeps: `ADT1`, `ADT2`, `CHDWB1`. An extra that is turned off and on again keeps its guest. */
export type GuestPlace = { readonly place: string; readonly type: GuestTypeCode }

export function guestPlaces(baseCapacity: number, extras: ChosenExtras): GuestPlace[] {
  const types = guestTypesOf(baseCapacity, extras)
  return types.map((type, index) => ({ place: `${type}${index - types.indexOf(type) + 1}`, type }))
}

export function guestAt(room: DraftRoom, { place, type }: GuestPlace): TypedGuest {
  return room.guests[place] ?? blankGuest(type)
}

/** Female unless said otherwise [wizard-13]. */
function blankGuest(type: GuestTypeCode): TypedGuest {
  return {
    type,
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    gender: 'Female',
    passportNumber: '',
    nationalityCode: '',
  }
}

/** Somebody else sleeps there: what was known of whoever did is not true of them. */
function replaceGuest(draft: RequestDraft, key: string, at: GuestPlace, guest: TypedGuest): RequestDraft {
  return changeRoom(draft, key, (room) => ({
    ...room,
    guests: { ...room.guests, [at.place]: { ...blankGuest(at.type), ...guest } },
  }))
}

export function writeGuest(draft: RequestDraft, key: string, at: GuestPlace, change: GuestChange): RequestDraft {
  return changeRoom(draft, key, (room) => ({
    ...room,
    guests: { ...room.guests, [at.place]: { ...guestAt(room, at), ...change } },
  }))
}

/** What a family shares. */
export type SharedField = 'lastName' | 'nationalityCode'

/** Gives every guest of the room what the first one has. */
export function shareWithRoom(
  draft: RequestDraft,
  key: string,
  places: readonly GuestPlace[],
  field: SharedField,
): RequestDraft {
  return changeRoom(draft, key, (room) => {
    const [first] = places
    const shared = first ? guestAt(room, first)[field] : ''
    const guests = places.map((at) => [at.place, { ...guestAt(room, at), [field]: shared }])
    return { ...room, guests: { ...room.guests, ...Object.fromEntries(guests) } }
  })
}

/** The guests of a list by room and place, in the order of `rooms`; null where a place keeps what it holds. */
export function fillGuests(
  draft: RequestDraft,
  rooms: readonly { readonly key: string; readonly places: readonly GuestPlace[] }[],
  guests: readonly (readonly (TypedGuest | null)[])[],
): RequestDraft {
  return rooms.reduce((filled, { key, places }, room) => {
    return places.reduce((one, at, place) => {
      const guest = guests[room]?.[place]
      return guest ? replaceGuest(one, key, at, guest) : one
    }, filled)
  }, draft)
}

/** Undoes it: every room that is still there has the guests that it had. */
export function restoreGuests(draft: RequestDraft, before: RequestDraft): RequestDraft {
  return before.rooms.reduce(
    (restored, { key, guests }) => changeRoom(restored, key, (room) => ({ ...room, guests })),
    draft,
  )
}
