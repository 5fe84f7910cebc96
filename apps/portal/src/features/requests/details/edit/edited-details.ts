import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { RequestDetails, RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import type { changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { asLine } from '@sarai/wire/values/as-line.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import type { FieldFault } from '#shared/faults/field-fault.ts'
import { guestFaults } from '#shared/guest-form/guest-faults.ts'
import { settledName } from '#shared/guest-form/settled-name.ts'
import { sentGuest, typedGuest, type GuestChange } from '#shared/guest-form/typed-guest.ts'

/** What has no price: who sleeps in which bed, and what the agency calls the request. */
export type EditedDetails = {
  readonly agencyRef: string
  readonly rooms: readonly (readonly TypedGuest[])[]
}

export const detailsOf = ({ AgencyRef, Rooms }: RequestDetails): EditedDetails => ({
  agencyRef: AgencyRef,
  rooms: Rooms.map(({ Guests }) => Guests.map(inForm)),
})

/** Names in capitals, as the form leaves them: whoever only passes through a field has changed nothing. */
function inForm(guest: RequestGuest): TypedGuest {
  const typed = typedGuest(guest)
  return { ...typed, firstName: settledName(typed.firstName), lastName: settledName(typed.lastName) }
}

export function writeGuest(
  details: EditedDetails,
  at: { readonly room: number; readonly place: number },
  change: GuestChange,
): EditedDetails {
  const rooms = details.rooms.map((guests, room) =>
    room === at.room ? guests.map((guest, place) => (place === at.place ? { ...guest, ...change } : guest)) : guests,
  )
  return { ...details, rooms }
}

/** As a refusal of the server names it; both count from 0. */
export const guestPath = (room: number, place: number) => `rooms.${room}.guests.${place}`

export function detailsFaults({ rooms }: EditedDetails, { CheckInDate }: RequestDetails): FieldFault[] {
  return rooms.flatMap((guests, room) =>
    guests.flatMap((guest, place) =>
      guestFaults(guest, calendarDay(CheckInDate)).map(({ field, fault }) => ({
        field: `${guestPath(room, place)}.${field}`,
        fault,
      })),
    ),
  )
}

/**
 * Field by field: what a colleague wrote where nothing was typed here stays theirs. In a bed of another kind sleeps
 * somebody else, of whom nothing was typed.
 */
export function ontoNewer(now: EditedDetails, typed: EditedDetails, before: EditedDetails): EditedDetails {
  return {
    agencyRef: typed.agencyRef === before.agencyRef ? now.agencyRef : typed.agencyRef,
    rooms: now.rooms.map((guests, room) =>
      guests.map((guest, place) => {
        const [mine, was] = [typed.rooms[room]?.[place], before.rooms[room]?.[place]]
        return mine && was?.type === guest.type ? { ...guest, ...typedSince(was, mine) } : guest
      }),
    ),
  }
}

function typedSince(before: TypedGuest, typed: TypedGuest): GuestChange {
  const fields = Object.entries(typed) as [keyof TypedGuest, string][]
  return Object.fromEntries(fields.filter(([field, value]) => value !== before[field]))
}

/** What was not typed goes back as it came, passports above all. */
export function sentDetails(
  { Version, Rooms }: RequestDetails,
  { agencyRef, rooms }: EditedDetails,
): InputOf<typeof changeGuests>['body'] {
  return {
    version: Version,
    agencyRef: asLine(agencyRef),
    guests: Rooms.map(({ Guests }, room) =>
      Guests.map((guest, place) => {
        const typed = rooms[room]?.[place]
        return sentGuest({ ...typedGuest(guest), ...(typed && typedSince(inForm(guest), typed)) })
      }),
    ),
  }
}

/** Whoever reads masks has nothing to send back: they are read again in full before anything is edited. */
export const areGuestsReadable = ({ Rooms }: RequestDetails) =>
  Rooms.every(({ Guests }) =>
    Guests.every(({ PassportState }) => PassportState === 'Full' || PassportState === 'Missing'),
  )
