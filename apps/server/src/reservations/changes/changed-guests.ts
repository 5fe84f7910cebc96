import type { SentGuest } from '@sarai/wire/portal/asked-stay.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { ChangedGuest, GuestField } from '@sarai/domain/request/change.ts'
import { checkGuest, type Guest } from '@sarai/domain/stay/guest.ts'
import { Problem, refused } from '#problem.ts'
import { typedGuest } from '#reservations/quotes/asked-stay.ts'
import { passportRow } from '#reservations/requests/passport-row.ts'
import type { KeptRoom } from '#reservations/revival/asked-before.ts'
import type { Sealing } from '#sealing.ts'

/** The guests of a room as they are kept, passports opened. */
export function keptGuests(
  sealing: Sealing,
  at: { agencyId: AgencyId; requestId: RequestId; room: number },
  { guests, passports }: KeptRoom,
): Guest[] {
  return guests.map(([type, firstName, lastName, dateOfBirth, gender, nationalityCode], guest) => {
    const sealed = passports?.[guest] ?? ''
    return {
      type,
      firstName,
      lastName,
      dateOfBirth: dateOfBirth === null ? null : calendarDay(dateOfBirth),
      gender,
      passportNumber: sealed === '' ? null : sealing.open(sealed, passportRow({ ...at, guest })),
      nationalityCode,
    }
  })
}

/** Who sleeps there may change; how many and of which age is paid for. */
export function guestsInstead(
  room: number,
  before: readonly Guest[],
  sent: readonly SentGuest[],
  checkIn: string,
): Guest[] {
  const typed = sent.map(typedGuest)
  const isAsPaid = typed.length === before.length && typed.every(({ type }, place) => type === before[place]!.type)
  if (!isAsPaid) throw new Problem('OCCUPANCY_RULE', { fields: [`rooms.${room}.guests`] })
  return typed.map((guest, place) => {
    const checked = checkGuest(guest, calendarDay(checkIn))
    if (checked.ok) return checked.value
    throw refused(checked, { fields: (checked.fields ?? []).map((name) => `rooms.${room}.guests.${place}.${name}`) })
  })
}

const fields: readonly GuestField[] = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'passportNumber',
  'nationalityCode',
]

/** Everybody of a room who is not as before, by name. */
export function guestsChanged(room: number, before: readonly Guest[], after: readonly Guest[]): ChangedGuest[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, guest) => guest)
  return places.flatMap((guest) => {
    const [from, to] = [before[guest], after[guest]]
    const different = fields.filter((field) => from?.[field] !== to?.[field])
    return different.length === 0 ? [] : [{ room, guest, from: nameOf(from), to: nameOf(to), fields: different }]
  })
}

function nameOf(guest: Guest | undefined): string {
  return guest === undefined ? '' : `${guest.firstName} ${guest.lastName}`
}

/** By which the request is found: of all rooms, with these guests in the place of one's own. */
export function lastNamesIn(rooms: readonly KeptRoom[], place?: number, instead: readonly Guest[] = []): string[] {
  const others = rooms.filter((_, room) => room !== place).flatMap(({ guests }) => guests.map(([, , last]) => last))
  return [...others, ...instead.map(({ lastName }) => lastName)]
}
