import type { Placing } from '#features/new-request/guest-list/placing/placing.ts'

export type Spot = { readonly room: number; readonly place: number }

/** Two guests change places; whoever stood there waits if the other waited. Without a spot the guest waits. */
export function moveGuest({ rooms, waiting }: Placing, row: number, to: Spot | 'waiting'): Placing {
  const there = to === 'waiting' ? null : (rooms[to.room]?.[to.place] ?? null)
  const seats = rooms.map((places, room) =>
    places.map((seated, place) => {
      if (to !== 'waiting' && room === to.room && place === to.place) return row
      return seated === row ? there : seated
    }),
  )
  const wasWaiting = waiting.includes(row)
  if (to === 'waiting') return { rooms: seats, waiting: wasWaiting ? waiting : [...waiting, row] }
  const after = wasWaiting ? waiting.flatMap((one) => (one === row ? (there ?? []) : one)) : waiting
  return { rooms: seats, waiting: after }
}

/** One place up or down, from room to room. Below the last place lies the list of those who have none. */
export function stepGuest(placing: Placing, row: number, by: -1 | 1): Placing {
  const spots = placing.rooms.flatMap((places, room) => places.map((seated, place) => ({ room, place, seated })))
  const at = spots.findIndex(({ seated }) => seated === row)
  if (at === -1) {
    // Upwards out of the waiting list: to a place that is free, or else to the last.
    const target = spots.findLast(({ seated }) => seated === null) ?? spots.at(-1)
    return by === -1 && target ? moveGuest(placing, row, target) : placing
  }
  if (at + by < 0) return placing
  return moveGuest(placing, row, spots[at + by] ?? 'waiting')
}

/** With these guests and no others: whoever was left out leaves a free place, and whoever comes back waits for one. */
export function keepGuests({ rooms, waiting }: Placing, rows: readonly number[]): Placing {
  const kept = rooms.map((places) => places.map((row) => (row !== null && rows.includes(row) ? row : null)))
  const seated = new Set(kept.flat())
  const known = waiting.filter((row) => rows.includes(row))
  return { rooms: kept, waiting: [...known, ...rows.filter((row) => !seated.has(row) && !known.includes(row))] }
}
