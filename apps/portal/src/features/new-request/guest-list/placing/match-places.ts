import { isAdultPlace, isOwnPlace, ownTypeOf } from '#features/new-request/guest-list/placing/place-fit.ts'
import type { Seeker, Slot } from '#features/new-request/guest-list/placing/placing.ts'

export type Seats = ReadonlyMap<Slot, Seeker>
export type Matched = { readonly seats: Seats; readonly left: readonly Seeker[] }

type Taking = (slot: Slot, seeker: Seeker) => boolean

const isChild = ({ ages }: Seeker) => ownTypeOf(ages) !== undefined
const isUnknown = ({ ages }: Seeker) => ages.length === 0

/**
 * Who chooses first. Children take their own places, which hardly anyone else can take; then those who can only have an
 * adult's place; then the children who found none; at last those of unknown age, who may stand anywhere. In this order
 * nobody is left over who could have been seated.
 */
const turns: Record<'ownPlaces' | 'adults' | 'children' | 'unknown' | 'unknownAnywhere', Taking> = {
  ownPlaces: (slot, seeker) => isOwnPlace(slot.type, seeker.ages),
  adults: (slot, seeker) => isAdultPlace(slot.type) && !isChild(seeker) && !isUnknown(seeker),
  children: (slot, seeker) => isAdultPlace(slot.type) && isChild(seeker),
  unknown: (slot, seeker) => isAdultPlace(slot.type) && isUnknown(seeker),
  unknownAnywhere: (_, seeker) => isUnknown(seeker),
}

/** Gives free places to guests, as many as can be. `refuses` keeps somebody from a place that they could take. */
export function matchPlaces(seekers: readonly Seeker[], free: readonly Slot[], refuses: Taking = () => false): Matched {
  const seats = new Map<Slot, Seeker>()
  let left = seekers
  for (const takes of Object.values(turns)) {
    left = left.filter((seeker) => {
      const slot = free.find((one) => !seats.has(one) && takes(one, seeker) && !refuses(one, seeker))
      if (slot) seats.set(slot, seeker)
      return slot === undefined
    })
  }
  return { seats, left }
}

/** A child keeps off adults' beds while a place of its own is free in another room. */
export function unlessOwnIsFree(free: readonly Slot[]): Taking {
  return (slot, { ages }) => {
    const own = ownTypeOf(ages)
    return isAdultPlace(slot.type) && free.some(({ type, room }) => type === own && room !== slot.room)
  }
}

/** Children's places are for children whose age is known, as long as others can stand elsewhere. */
export const unlessKnown: Taking = (slot, { ages }) => ages.length === 0 && !isAdultPlace(slot.type)
