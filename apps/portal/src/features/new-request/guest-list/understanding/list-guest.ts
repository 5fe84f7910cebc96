import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Gender } from '@sarai/domain/stay/guest.ts'
import type { Names } from '#features/new-request/guest-list/understanding/guest-names.ts'

/** What is filled in for a guest; empty where the list does not tell. */
export type GuestValues = Names & {
  readonly dateOfBirth: CalendarDay | undefined
  readonly gender: Gender | undefined
  readonly passportNumber: string
  readonly nationalityCode: string
}

/** What only the user can tell. The values it concerns are empty until it is answered. */
export type Doubt =
  | { readonly about: 'name'; readonly suggested: Names; readonly isPersian: boolean }
  /** The day first, then the month first; `likely` where the other dates of the list tell which. */
  | {
      readonly about: 'twoDays'
      readonly days: readonly [CalendarDay, CalendarDay]
      readonly likely: CalendarDay | undefined
    }
  | { readonly about: 'noDay' }
  | { readonly about: 'gender' }
  | { readonly about: 'nationality' }
  | { readonly about: 'passport' }
  /** The rows of the others with the same number. */
  | { readonly about: 'twin'; readonly rows: readonly number[] }

export type ListGuest = GuestValues & {
  /** Counted from 1, without the heads. */
  readonly row: number
  readonly cells: readonly string[]
  /** The name as the list has it. */
  readonly written: string
  /** What the list says about the room; empty if nothing. */
  readonly room: string
  readonly doubts: readonly Doubt[]
}

/** What a guest is called as long as the passport's spelling is not known. */
export function shownName({ firstName, lastName, written, doubts }: ListGuest): string {
  const suggested = doubts.find((doubt) => doubt.about === 'name')?.suggested
  const known = [firstName || suggested?.firstName, lastName || suggested?.lastName]
  return known.every(Boolean) ? known.join(' ') : written
}
