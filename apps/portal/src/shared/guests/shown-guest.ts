import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { Gender } from '@sarai/domain/stay/guest.ts'

/** A guest as a page shows one: of a draft, or of a request that was submitted. */
export type ShownGuest = {
  readonly name: string
  readonly gender: Gender
  readonly type: GuestTypeCode
  readonly born: CalendarDay | undefined
  readonly nationalityCode: string
  readonly passportNumber: string
  readonly passportState: RequestGuest['PassportState']
}

export type GuestsProps = {
  guests: readonly ShownGuest[]
  checkIn: CalendarDay
  /** Whose guests they are, for whoever hears them. */
  label: string
  /** A passport number has a button that copies it. */
  canCopy?: boolean
}
