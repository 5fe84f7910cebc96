import { expect, test } from 'vitest'
import { asRoomTypeId } from '@sarai/domain/ground/ids.ts'
import { flightsOntoNewer, roomsOntoNewer } from '#features/new-request/change/onto-newer.ts'
import { draftOf } from '#features/new-request/change/request-as-draft.ts'
import { writeGuest } from '#features/new-request/draft/draft-guests.ts'
import { putFlight } from '#features/new-request/draft/draft-flights.ts'
import { addRoom, changeRoom, chooseExtras } from '#features/new-request/draft/draft-rooms.ts'
import { blankFlight, chooseTransfer } from '#features/new-request/draft/request-draft.ts'
import { aRequestToChange } from '#features/new-request/testing/a-change.ts'

const read = draftOf(aRequestToChange())
const sara = { place: 'ADT1', type: 'ADT' } as const
const omid = { place: 'ADT2', type: 'ADT' } as const
const passport = { passportNumber: 'Z00000001' }
const withBed = { childNoBed: false, childWithBed: false, extraBed: true }

test('a name that was typed leaves the passports that a colleague wrote', () => {
  const now = writeGuest(writeGuest(read, 'room-1', sara, passport), 'room-1', omid, passport)
  const typed = writeGuest(read, 'room-1', sara, { firstName: 'SAHAR' })
  const { guests } = roomsOntoNewer(now, typed, read).rooms[0]!
  expect(guests['ADT1']).toMatchObject({ firstName: 'SAHAR', passportNumber: 'Z00000001' })
  expect(guests['ADT2']).toEqual(now.rooms[0]!.guests['ADT2'])
})

test('a guest leaves the type and the extras that a colleague chose, and another type comes with its own', () => {
  const now = changeRoom(chooseExtras(read, 'room-1', withBed), 'room-1', (room) => ({ ...room, roomTypeId: 12 }))
  const guest = writeGuest(read, 'room-1', sara, { firstName: 'SAHAR' })
  expect(roomsOntoNewer(now, guest, read).rooms[0]).toMatchObject({ roomTypeId: 12, extras: withBed })
  const other = changeRoom(read, 'room-1', (room) => ({ ...room, roomTypeId: 13 }))
  const extras = { ...withBed, extraBed: false }
  expect(roomsOntoNewer(now, other, read).rooms[0]).toMatchObject({ roomTypeId: 13, extras })
})

test('a room that is added comes after those that a colleague added', () => {
  const more = aRequestToChange()
  const rooms = { Rooms: [...more.Rooms, ...more.Rooms], EachRoomPrice: [...more.EachRoomPrice, ...more.EachRoomPrice] }
  const [now, before] = [draftOf({ ...more, ...rooms }), read].map((draft) => addRoom(draft, asRoomTypeId(11), 'new'))
  const typed = writeGuest(before!, 'new', sara, { firstName: 'REZA' })
  const onto = roomsOntoNewer(now!, typed, before!)
  expect(onto.rooms.map(({ key }) => key)).toEqual(['room-1', 'room-2', 'new'])
  expect(onto.rooms[2]!.guests['ADT1']).toMatchObject({ firstName: 'REZA' })
})

const there = { ...blankFlight(read, 'departure'), airline: 'TK', flightNumber: '879', takeOffTime: '09:45' }
const back = { ...blankFlight(read, 'return'), airline: 'TK', flightNumber: '878', takeOffTime: '20:10' }
const flown = { ...read, needTransfer: true, flights: { departure: there, return: back } }

test('a flight that was typed leaves the other one, and its own fields, that a colleague wrote', () => {
  const theirs = { departure: { ...there, landingTime: '12:10' }, return: { ...back, flightNumber: '880' } }
  const typed = putFlight(flown, 'departure', { ...there, takeOffTime: '10:30' })
  expect(flightsOntoNewer({ ...flown, flights: theirs }, typed, flown).flights).toEqual({
    departure: { ...there, takeOffTime: '10:30', landingTime: '12:10' },
    return: theirs.return,
  })
})

test('a flight that was left out stays out, and blank ones overwrite none', () => {
  const theirs = { ...flown, flights: { departure: there, return: { ...back, flightNumber: '880' } } }
  expect(flightsOntoNewer(theirs, putFlight(flown, 'return', undefined), flown).flights).toEqual({ departure: there })
  const typed = chooseTransfer(read, true)
  expect(flightsOntoNewer(theirs, typed, read)).toEqual(theirs)
})

test('a flight that was typed is kept, with its transfer, where a colleague needs none any more', () => {
  const typed = putFlight(flown, 'departure', { ...there, takeOffTime: '10:30' })
  const onto = flightsOntoNewer({ ...read, needTransfer: false, flights: {} }, typed, flown)
  expect(onto).toMatchObject({
    needTransfer: true,
    flights: { departure: { flightNumber: '879', takeOffTime: '10:30' } },
  })
})
