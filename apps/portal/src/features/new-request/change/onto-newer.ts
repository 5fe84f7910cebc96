import {
  blankFlight,
  flightWays,
  type DraftRoom,
  type RequestDraft,
} from '#features/new-request/draft/request-draft.ts'

/**
 * What was typed since `before`, taken along to the request as it is now: what a colleague wrote where nothing was typed
 * here stays theirs.
 */
export type Onto = (now: RequestDraft, typed: RequestDraft, before: RequestDraft) => RequestDraft

/** Both days are one choice. */
export const datesOntoNewer: Onto = (now, { checkIn, checkOut }) => ({ ...now, checkIn, checkOut })

export const roomsOntoNewer: Onto = (now, typed, before) => ({
  ...now,
  rooms: now.rooms.map((room) => {
    const [mine, was] = [typed, before].map(({ rooms }) => rooms.find(({ key }) => key === room.key))
    return mine && was ? roomOnto(room, mine, was) : room
  }),
})

function roomOnto(now: DraftRoom, typed: DraftRoom, before: DraftRoom): DraftRoom {
  const places = Object.entries(typed.guests).map(([place, guest]) => [
    place,
    { ...guest, ...now.guests[place], ...typedSince(before.guests[place], guest) },
  ])
  // A room of another type may allow other extras: those that it was chosen with belong to it.
  const { roomTypeId } = typed.roomTypeId === before.roomTypeId ? now : typed
  const areExtrasTyped = roomTypeId !== now.roomTypeId || !isSame(typed.extras, before.extras)
  return {
    ...now,
    roomTypeId,
    extras: areExtrasTyped ? typed.extras : now.extras,
    guests: { ...now.guests, ...Object.fromEntries(places) },
  }
}

export const flightsOntoNewer: Onto = (now, typed, before) => {
  const flights = flightWays.map((way) => {
    const [mine, was] = [typed.flights[way], before.flights[way]]
    if (isSame(mine, was)) return [way, now.flights[way]] as const
    // A transfer begins with two blank flights, of which nothing was typed yet.
    const changes = mine && typedSince(was ?? blankFlight(before, way), mine)
    return [way, mine && { ...mine, ...now.flights[way], ...changes }] as const
  })
  // Whoever types a flight wants to be fetched.
  const isTyped = typed.needTransfer !== before.needTransfer || !isSame(typed.flights, before.flights)
  return {
    ...now,
    needTransfer: isTyped ? typed.needTransfer : now.needTransfer,
    flights: Object.fromEntries(flights.filter(([, flight]) => flight !== undefined)),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function typedSince<Fields extends object>(before: Fields | undefined, typed: Fields): Partial<Fields> {
  const fields = Object.entries(typed) as [keyof Fields, Fields[keyof Fields]][]
  return Object.fromEntries(fields.filter(([field, value]) => value !== before?.[field])) as Partial<Fields>
}
