import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { guestsOf } from '#features/new-request/review/sending/asked-body.ts'

/** A room as the server priced it, with whoever sleeps there. */
export type ReviewedRoom = {
  /** Counted from 1. */
  readonly number: number
  readonly price: RoomPriceLine
  readonly guests: readonly ReviewedGuest[]
}

type ReviewedGuest = TypedGuest & { readonly place: number }

export function reviewedRooms(
  draft: RequestDraft,
  types: readonly RoomType[],
  prices: readonly RoomPriceLine[],
): ReviewedRoom[] {
  return draft.rooms.flatMap((room, place) => {
    const price = prices[place]
    return price ? [{ number: place + 1, price, guests: guestsOf(room, types).map(numbered) }] : []
  })
}

const numbered = (guest: TypedGuest, place: number): ReviewedGuest => ({ ...guest, place })

export const fullName = ({ firstName, lastName }: TypedGuest) => `${firstName} ${lastName}`.trim()

export const lacksPassport = ({ passportNumber }: TypedGuest) => passportNumber.trim() === ''
