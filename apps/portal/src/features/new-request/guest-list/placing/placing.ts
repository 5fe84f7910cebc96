import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { Ages } from '#features/new-request/guest-list/placing/place-fit.ts'

/** A room of the request, with what each of its places is for. */
export type ListRoom = { readonly name: string; readonly places: readonly GuestTypeCode[] }

/** Who stands where, by the rows of the list; whoever waits has no place yet. */
export type Placing = {
  readonly rooms: readonly (readonly (number | null)[])[]
  readonly waiting: readonly number[]
}

/** What counts when a guest is given a place. */
export type Seeker = {
  readonly row: number
  readonly lastName: string
  readonly ages: Ages
  /** As the list names it; empty if it does not. */
  readonly room: string
}

export type Slot = { readonly room: number; readonly place: number; readonly type: GuestTypeCode }

export function slotsOf(rooms: readonly ListRoom[]): Slot[] {
  return rooms.flatMap(({ places }, room) => places.map((type, place) => ({ room, place, type })))
}
