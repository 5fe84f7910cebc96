import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { parseCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { guestsOf } from '#features/new-request/review/sending/asked-body.ts'
import type { ShownGuest } from '#shared/guests/shown-guest.ts'

/** A room as the server priced it, with whoever sleeps there. */
export type ReviewedRoom = {
  /** Counted from 1. */
  readonly number: number
  readonly price: RoomPriceLine
  readonly guests: readonly TypedGuest[]
}

export function reviewedRooms(
  draft: RequestDraft,
  types: readonly RoomType[],
  prices: readonly RoomPriceLine[],
): ReviewedRoom[] {
  return numbered(draft.rooms).flatMap(({ item: room, number }) => {
    const price = prices[number - 1]
    return price ? [{ number, price, guests: guestsOf(room, types) }] : []
  })
}

export const fullName = ({ firstName, lastName }: TypedGuest) => `${firstName} ${lastName}`.trim()

export const lacksPassport = ({ passportNumber }: TypedGuest) => passportNumber.trim() === ''

export const shownGuest = (guest: TypedGuest): ShownGuest => ({
  name: fullName(guest),
  gender: guest.gender === 'Male' ? 'Male' : 'Female',
  type: guest.type,
  born: parseCalendarDay(guest.dateOfBirth ?? ''),
  nationalityCode: guest.nationalityCode,
  passportNumber: guest.passportNumber,
  passportState: lacksPassport(guest) ? 'Missing' : 'Full',
})
