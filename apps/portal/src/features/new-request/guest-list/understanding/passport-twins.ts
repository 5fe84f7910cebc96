import type { ListGuest } from '#features/new-request/guest-list/understanding/list-guest.ts'

/** The rows of the others that have a guest's passport number. */
export function twinsOf(guest: ListGuest, guests: readonly ListGuest[]): number[] {
  if (guest.passportNumber === '') return []
  return guests
    .filter(({ row, passportNumber }) => row !== guest.row && passportNumber === guest.passportNumber)
    .map(({ row }) => row)
}

/** A number that stands twice is wrong at one of them; which, only the passports tell. So each of them is asked about. */
export function withTwins(guests: readonly ListGuest[]): ListGuest[] {
  return guests.map((guest) => {
    const rows = twinsOf(guest, guests)
    return rows.length === 0 ? guest : { ...guest, doubts: [...guest.doubts, { about: 'twin', rows }] }
  })
}
