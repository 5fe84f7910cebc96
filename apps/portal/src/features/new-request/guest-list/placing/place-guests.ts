import { searchKey } from '@sarai/locale/text/search-key.ts'
import { familiesOf } from '#features/new-request/guest-list/placing/families.ts'
import {
  matchPlaces,
  unlessKnown,
  unlessOwnIsFree,
  type Matched,
  type Seats,
} from '#features/new-request/guest-list/placing/match-places.ts'
import { isAdultPlace } from '#features/new-request/guest-list/placing/place-fit.ts'
import { roomsByLabel } from '#features/new-request/guest-list/placing/room-labels.ts'
import {
  slotsOf,
  type ListRoom,
  type Placing,
  type Seeker,
  type Slot,
} from '#features/new-request/guest-list/placing/placing.ts'

/**
 * Gives every guest a place, as far as there are places for their ages. The room that the list names leads. The others
 * fill the rooms in the order of the list; where that would part a family that one room could hold, families choose
 * their rooms first. Whoever has no place waits.
 */
export function placeGuests(seekers: readonly Seeker[], rooms: readonly ListRoom[]): Placing {
  const slots = slotsOf(rooms)
  const named = seatInNamedRooms(seekers, rooms, slots)
  const free = slots.filter((slot) => !named.seats.has(slot))
  // The first of those that seat most and part fewest families: the order of the list is left only for a reason.
  const ways = [seatInOrder, seatByFamily, matchPlaces].map((seat) => seat(named.left, free))
  const parted = new Map(ways.map((way) => [way, partedFamilies(way, named.left, free)]))
  const best = ways.toSorted(
    (one, other) => one.left.length - other.left.length || parted.get(one)! - parted.get(other)!,
  )[0]!
  return placingOf(rooms, new Map([...named.seats, ...best.seats]), best.left)
}

function seatInNamedRooms(seekers: readonly Seeker[], rooms: readonly ListRoom[], slots: readonly Slot[]): Matched {
  const labels = roomsByLabel(seekers, rooms)
  const seats = new Map<Slot, Seeker>()
  for (const [label, room] of labels) {
    const named = seekers.filter((seeker) => searchKey(seeker.room) === label)
    const matched = matchPlaces(
      named,
      slots.filter((slot) => slot.room === room),
    )
    for (const [slot, seeker] of matched.seats) seats.set(slot, seeker)
  }
  const seated = new Set(seats.values())
  return { seats, left: seekers.filter((seeker) => !seated.has(seeker)) }
}

/** Room by room, each with as many of the next guests as it has places for. */
function seatInOrder(seekers: readonly Seeker[], free: readonly Slot[]): Matched {
  const seats = new Map<Slot, Seeker>()
  let left = seekers
  for (const places of byRoom(free)) {
    const unseated = free.filter((slot) => !seats.has(slot))
    for (let count = Math.min(places.length, left.length); count > 0; count -= 1) {
      const matched = matchPlaces(left.slice(0, count), places, unlessOwnIsFree(unseated))
      if (matched.left.length > 0) continue
      for (const [slot, seeker] of matched.seats) seats.set(slot, seeker)
      left = left.slice(count)
      break
    }
  }
  return { seats, left }
}

/** Room by room, each with the families that it can hold whole; then whoever is left takes what is left. */
function seatByFamily(seekers: readonly Seeker[], free: readonly Slot[]): Matched {
  const seats = new Map<Slot, Seeker>()
  const seated = new Set<Seeker>()
  const take = (found: Seats) => {
    for (const [slot, seeker] of found) {
      seats.set(slot, seeker)
      seated.add(seeker)
    }
  }
  for (const places of byRoom(free)) {
    for (const family of familiesOf(seekers)) {
      if (family.some((member) => seated.has(member))) continue
      const unseated = free.filter((slot) => !seats.has(slot))
      const isElsewhere = unlessOwnIsFree(unseated)
      const matched = matchPlaces(
        family,
        places.filter((slot) => !seats.has(slot)),
        (slot, seeker) => isElsewhere(slot, seeker) || unlessKnown(slot, seeker),
      )
      if (matched.left.length === 0) take(matched.seats)
    }
  }
  const rest = matchPlaces(
    seekers.filter((seeker) => !seated.has(seeker)),
    free.filter((slot) => !seats.has(slot)),
  )
  take(rest.seats)
  return { seats, left: rest.left }
}

/** How many families stand in several rooms though one room could hold them. */
function partedFamilies({ seats }: Matched, seekers: readonly Seeker[], free: readonly Slot[]): number {
  const roomOf = new Map([...seats].map(([{ room }, { row }]) => [row, room]))
  return familiesOf(seekers).filter((family) => {
    const isParted = new Set(family.map(({ row }) => roomOf.get(row))).size > 1
    return isParted && byRoom(free).some((places) => matchPlaces(family, places).left.length === 0)
  }).length
}

function byRoom(slots: readonly Slot[]): Slot[][] {
  return [...Map.groupBy(slots, ({ room }) => room).values()]
}

/** Within a room, those in beds of one kind stand in the order of the list. */
function placingOf(rooms: readonly ListRoom[], seats: Seats, left: readonly Seeker[]): Placing {
  const kindOf = ({ room, type }: Slot) => `${room} ${isAdultPlace(type) ? 'adult' : type}`
  const placed = rooms.map(({ places }) => places.map((): number | null => null))
  for (const taken of Map.groupBy(seats.keys(), kindOf).values()) {
    const inPlace = taken.toSorted((one, other) => one.place - other.place)
    const rows = taken.map((slot) => seats.get(slot)!.row).toSorted((one, other) => one - other)
    for (const [index, { room, place }] of inPlace.entries()) placed[room]![place] = rows[index]!
  }
  return { rooms: placed, waiting: left.map(({ row }) => row) }
}
