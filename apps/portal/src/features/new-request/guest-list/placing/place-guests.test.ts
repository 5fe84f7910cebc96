import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import { keepGuests, moveGuest, stepGuest } from '#features/new-request/guest-list/placing/move-guest.ts'
import { fitsPlace } from '#features/new-request/guest-list/placing/place-fit.ts'
import { placeGuests } from '#features/new-request/guest-list/placing/place-guests.ts'
import { slotsOf, type ListRoom, type Placing, type Seeker } from '#features/new-request/guest-list/placing/placing.ts'

const types: Record<string, GuestTypeCode> = { A: 'ADT', E: 'ADTEB', n: 'CHDNB', w: 'CHDWB' }

/** "AAw" is a room of two adults and a child with a bed. */
const roomsOf = (...rooms: readonly string[]): ListRoom[] =>
  rooms.map((places, index) => ({ name: `Room ${index}`, places: Array.from(places, (place) => types[place]!) }))

/** "Karimi 8" is eight years old, "Karimi ?" of unknown age, "Karimi 8 @2" named for room 2; else 30. */
function seekersOf(list: string): Seeker[] {
  return list.split(',').map((text, index) => {
    const [lastName = '', age = '30', room = ''] = text.trim().split(' ')
    return { row: index + 1, lastName, ages: age === '?' ? [] : [Number(age)], room: room.slice(1) }
  })
}

/** "1 2 3 / 4 _ | 5": rooms parted by slashes, free places as _, those who wait behind the bar. */
const written = ({ rooms, waiting }: Placing) =>
  [rooms.map((places) => places.map((row) => row ?? '_').join(' ')).join(' / '), waiting.join(' ')]
    .filter((text) => text !== '')
    .join(' | ')

describe('who goes where', () => {
  test.each([
    ['the order of the list fills the rooms', 'Ahmadi, Nouri, Rezaei, Amini', ['AA', 'AA'], '1 2 / 3 4'],
    [
      'the family of the picture',
      'Ahmadi, Karimi, Karimi 8, Rahmani, Sadeghi, Sadeghi, Rahmani 3',
      ['AAw', 'AAEn'],
      '1 2 3 / 4 5 6 7',
    ],
    ['a family is not parted where a room can hold it', 'Ahmadi, Karimi, Karimi, Nouri', ['AA', 'AA'], '1 4 / 2 3'],
    ['a family larger than each room is parted', 'Karimi, Karimi, Karimi', ['AA', 'AA'], '1 2 / 3 _'],
    [
      'one last name far apart is no family',
      'Karimi, Ahmadi, Nouri, Rezaei, Amini, Karimi',
      ['AA', 'AA', 'AA'],
      '1 2 / 3 4 / 5 6',
    ],
    ['a child takes the place of its age', 'Karimi 8, Karimi, Karimi, Karimi 3', ['AAnw'], '2 3 4 1'],
    [
      'a child goes where a place of its age is',
      'Karimi, Karimi, Karimi 8, Amini, Nouri',
      ['AA', 'AAw'],
      '4 5 / 1 2 3',
    ],
    ['a child without such a place has a bed of its own', 'Karimi, Karimi 8', ['AA'], '1 2'],
    ['nobody of 12 takes a child’s place', 'Karimi, Karimi, Karimi 12', ['AAw'], '1 2 _ | 3'],
    ['a child of 8 does not go without a bed', 'Karimi, Karimi, Karimi 8', ['AAn'], '1 2 _ | 3'],
    ['whose age is not known takes what is left', 'Karimi ?, Karimi ?, Karimi ?', ['AAw'], '1 2 3'],
    ['known adults do not lose their bed to an unknown age', 'Karimi ?, Nouri', ['An'], '2 1'],
    ['more guests than places', 'Ahmadi, Nouri, Rezaei', ['AA'], '1 2 | 3'],
    ['fewer guests than places', 'Ahmadi', ['AA', 'AA'], '1 _ / _ _'],
    ['the room column leads', 'Ahmadi 30 @2, Nouri 30 @1, Rezaei 30 @2, Amini 30 @1', ['AA', 'AA'], '2 4 / 1 3'],
    ['rooms by numbers of the hotel', 'Ahmadi 30 @207, Nouri 30 @101, Rezaei 30 @207', ['AA', 'AA'], '1 3 / 2 _'],
    ['too many for a named room', 'Ahmadi 30 @1, Nouri 30 @1, Rezaei 30 @1', ['AA', 'AA'], '1 2 / 3 _'],
    ['some with a room and some without', 'Ahmadi, Nouri 30 @1, Rezaei', ['AA', 'AA'], '1 2 / 3 _'],
    ['no rooms at all', 'Ahmadi', [], '| 1'],
  ])('%s', (_, list, rooms, places) => {
    expect(written(placeGuests(seekersOf(list), roomsOf(...rooms)))).toBe(places.replace(/^\| /, ''))
  })
})

const anyRooms = fc.array(fc.stringMatching(/^[AEnw]{1,5}$/), { maxLength: 6 }).map((rooms) => roomsOf(...rooms))
const anyAges = fc.oneof(
  fc.constant([]),
  fc.integer({ min: 0, max: 40 }).map((age) => [age]),
  fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })),
)
const anySeekers = (labels: fc.Arbitrary<string>) =>
  fc
    .array(fc.record({ lastName: fc.constantFrom('', 'KARIMI', 'NOURI', 'AMINI'), ages: anyAges, room: labels }), {
      maxLength: 25,
    })
    .map((guests): Seeker[] => guests.map((guest, index) => ({ ...guest, row: index + 1 })))
const someLabels = fc.constantFrom('', '1', '2', '9', '101', 'Room 0', 'DBL')

function everybody({ rooms, waiting }: Placing): number[] {
  return [...rooms.flat().filter((row) => row !== null), ...waiting].toSorted((one, other) => one - other)
}

describe('whatever the list and the rooms', () => {
  test('no guest is lost, none stands twice, and no place is filled twice', () => {
    fc.assert(
      fc.property(anySeekers(someLabels), anyRooms, (seekers, rooms) => {
        const placing = placeGuests(seekers, rooms)
        expect(everybody(placing)).toEqual(seekers.map(({ row }) => row))
        expect(placing.rooms.map((places) => places.length)).toEqual(rooms.map(({ places }) => places.length))
      }),
      { numRuns: 300 },
    )
  })

  test('everybody stands in a place for their age, and nobody waits beside a free one', () => {
    fc.assert(
      fc.property(anySeekers(someLabels), anyRooms, (seekers, rooms) => {
        const placing = placeGuests(seekers, rooms)
        for (const { room, place, type } of slotsOf(rooms)) {
          const row = placing.rooms[room]![place]
          const wrong = seekers.filter(({ row: own, ages }) =>
            row === null
              ? placing.waiting.includes(own) && fitsPlace(type, ages)
              : own === row && !fitsPlace(type, ages),
          )
          expect(wrong).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('as many are seated as can be: another order of the list seats no more', () => {
    const shuffled = anySeekers(fc.constant('')).chain((seekers) =>
      fc.tuple(fc.constant(seekers), fc.shuffledSubarray(seekers, { minLength: seekers.length })),
    )
    fc.assert(
      fc.property(shuffled, anyRooms, ([seekers, others], rooms) => {
        expect(placeGuests(seekers, rooms).waiting.length).toBe(placeGuests(others, rooms).waiting.length)
      }),
      { numRuns: 300 },
    )
  })

  test('moves lose nobody either', () => {
    const anyMove = fc.record({
      row: fc.nat(24),
      by: fc.constantFrom<-1 | 1>(-1, 1),
      room: fc.nat(5),
      place: fc.nat(4),
      kind: fc.nat(2),
    })
    fc.assert(
      fc.property(
        anySeekers(fc.constant('')),
        anyRooms,
        fc.array(anyMove, { maxLength: 12 }),
        (seekers, rooms, moves) => {
          let placing = placeGuests(seekers, rooms)
          for (const { row, by, room, place, kind } of moves) {
            if (row >= seekers.length) continue
            if (kind === 0) placing = stepGuest(placing, row + 1, by)
            else if (kind === 1) placing = moveGuest(placing, row + 1, 'waiting')
            else if (placing.rooms[room]?.[place] !== undefined) placing = moveGuest(placing, row + 1, { room, place })
          }
          expect(everybody(placing)).toEqual(seekers.map(({ row }) => row))
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a move', () => {
  const placing: Placing = {
    rooms: [
      [1, 2],
      [3, null],
    ],
    waiting: [4],
  }
  test.each([
    ['down: two change places', stepGuest(placing, 1, 1), '2 1 / 3 _ | 4'],
    ['down into the next room', stepGuest(placing, 2, 1), '1 3 / 2 _ | 4'],
    ['up at the top goes nowhere', stepGuest(placing, 1, -1), '1 2 / 3 _ | 4'],
    ['down to a free place', stepGuest(placing, 3, 1), '1 2 / _ 3 | 4'],
    ['up out of the waiting list', stepGuest(placing, 4, -1), '1 2 / 3 4'],
    ['down in the waiting list goes nowhere', stepGuest(placing, 4, 1), '1 2 / 3 _ | 4'],
    ['onto a guest: they change places', moveGuest(placing, 1, { room: 1, place: 0 }), '3 2 / 1 _ | 4'],
    [
      'from the waiting list onto a guest, who waits then',
      moveGuest(placing, 4, { room: 0, place: 0 }),
      '4 2 / 3 _ | 1',
    ],
    ['to the waiting list', moveGuest(placing, 2, 'waiting'), '1 _ / 3 _ | 4 2'],
    ['onto itself', moveGuest(placing, 1, { room: 0, place: 0 }), '1 2 / 3 _ | 4'],
    ['of guests that are left out, and of one that comes back', keepGuests(placing, [1, 3, 5]), '1 _ / 3 _ | 5'],
  ])('%s', (_, after, places) => {
    expect(written(after)).toBe(places)
  })
})
