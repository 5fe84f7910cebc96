import { noExtras, type ChosenExtras } from '@sarai/domain/catalogue/room-rates.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'

/** More than a coach brings guests for is another request. */
export const mostRooms = 20

export function addRoom(draft: RequestDraft, roomTypeId: number, key: string): RequestDraft {
  if (draft.rooms.length >= mostRooms) return draft
  return { ...draft, rooms: [...draft.rooms, { key, roomTypeId, extras: noExtras, guests: {} }] }
}

export function discardRoom(draft: RequestDraft, key: string): RequestDraft {
  return { ...draft, rooms: draft.rooms.filter((room) => room.key !== key) }
}

/** Undoes a discard: the room is back in its place with its guests. */
export function restoreRoom(draft: RequestDraft, room: DraftRoom, place: number): RequestDraft {
  if (draft.rooms.some(({ key }) => key === room.key)) return draft
  return { ...draft, rooms: draft.rooms.toSpliced(place, 0, room) }
}

export function chooseExtras(draft: RequestDraft, key: string, extras: ChosenExtras): RequestDraft {
  return changeRoom(draft, key, (room) => ({ ...room, extras }))
}

export function changeRoom(draft: RequestDraft, key: string, change: (room: DraftRoom) => DraftRoom): RequestDraft {
  return { ...draft, rooms: draft.rooms.map((room) => (room.key === key ? change(room) : room)) }
}
