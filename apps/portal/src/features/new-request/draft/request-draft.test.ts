import { describe, expect, test } from 'vitest'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { noExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { stayDateLimits } from '@sarai/domain/stay/stay.ts'
import { putFlight, splitFlightNumber } from '#features/new-request/draft/draft-flights.ts'
import {
  fillGuests,
  guestAt,
  guestPlaces,
  restoreGuests,
  shareWithRoom,
  writeGuest,
} from '#features/new-request/draft/draft-guests.ts'
import { addRoom, chooseExtras, discardRoom, mostRooms, restoreRoom } from '#features/new-request/draft/draft-rooms.ts'
import {
  blankFlight,
  chooseDates,
  chooseTransfer,
  newDraft,
  type RequestDraft,
} from '#features/new-request/draft/request-draft.ts'

const empty = newDraft(1, { from: '', until: '' })
const dated = newDraft(1, { from: '2031-12-20', until: '2031-12-25' })
const today = calendarDay('2031-11-15')
const available = { first: calendarDay('2031-12-01'), last: calendarDay('2032-01-31') }
const limitsOf = ({ checkIn }: RequestDraft) =>
  stayDateLimits(available, today, checkIn === '' ? undefined : calendarDay(checkIn))

test('a new draft has the dates of the search, no transfer and no rooms [wizard-05]', () => {
  expect(dated).toEqual({
    submitKey: expect.any(String),
    propertyId: 1,
    checkIn: '2031-12-20',
    checkOut: '2031-12-25',
    needTransfer: false,
    notes: '',
    rooms: [],
    flights: {},
    agencyRef: '',
  })
})

describe('dates [wizard-07]', () => {
  test.each([
    [
      'a cleared check-in falls back to the first possible day',
      dated,
      ['', '2031-12-25'],
      ['2031-12-01', '2031-12-25'],
    ],
    ['a cleared check-out falls back to the check-in', dated, ['2031-12-20', ''], ['2031-12-20', '2031-12-20']],
    ['a check-in that the calendar has just begun waits', dated, ['2031-12-28', ''], ['2031-12-28', '']],
    ['a check-out that was never chosen stays empty', empty, ['2031-12-20', ''], ['2031-12-20', '']],
    ['what is no day stays as it was typed', dated, ['soon', '2031-12-25'], ['soon', '2031-12-25']],
  ] as const)('%s', (_, draft, [from, until], [checkIn, checkOut]) => {
    expect(chooseDates(draft, { from, until }, limitsOf(draft))).toMatchObject({ checkIn, checkOut })
  })

  test('flights on the days of the stay move with it, others stay', () => {
    const drafted = chooseTransfer(dated, true)
    const early = putFlight(drafted, 'return', { ...drafted.flights.return!, takeOffDate: '2031-12-24' })
    const { flights } = chooseDates(early, { from: '2031-12-21', until: '2031-12-27' }, limitsOf(early))
    expect(flights.departure?.takeOffDate).toBe('2031-12-21')
    expect(flights.return?.takeOffDate).toBe('2031-12-24')
  })
})

describe('transfer and flights', () => {
  test('with transfer both flights have their usual day and airports [wizard-18]', () => {
    const { flights } = chooseTransfer(dated, true)
    expect(flights.departure).toMatchObject({
      takeOffDate: '2031-12-20',
      originAirport: 'IKA',
      destinationAirport: 'IST',
    })
    expect(flights.return).toMatchObject({ takeOffDate: '2031-12-25', originAirport: 'IST', destinationAirport: 'IKA' })
  })

  test('days that are chosen after the transfer reach the flights too', () => {
    const { flights } = chooseDates(
      chooseTransfer(empty, true),
      { from: '2031-12-20', until: '2031-12-25' },
      limitsOf(empty),
    )
    expect([flights.departure?.takeOffDate, flights.return?.takeOffDate]).toEqual(['2031-12-20', '2031-12-25'])
  })

  test('turning the transfer off clears the flights, a flight turned off is none [wizard-16]', () => {
    const drafted = chooseTransfer(dated, true)
    expect(chooseTransfer(drafted, false)).toMatchObject({ needTransfer: false, flights: {} })
    expect(Object.keys(putFlight(drafted, 'departure', undefined).flights)).toEqual(['return'])
  })

  test.each([
    ['TK879', '', { airline: 'TK', flightNumber: '879' }],
    ['w5 112', '', { airline: 'W5', flightNumber: '112' }],
    ['TK-879', 'TK', { airline: 'TK', flightNumber: '879' }],
    ['۸۷۹', 'TK', { airline: 'TK', flightNumber: '879' }],
    ['TK879', 'W5', { airline: 'W5', flightNumber: 'TK879' }],
    ['soon', 'TK', { airline: 'TK', flightNumber: 'soon' }],
  ])('%s beside "%s" is split into %j [wizard-17]', (flightNumber, airline, split) => {
    expect(splitFlightNumber({ ...blankFlight(dated, 'departure'), airline, flightNumber })).toMatchObject(split)
  })
})

describe('rooms', () => {
  const two = addRoom(addRoom(dated, 11, 'a'), 12, 'b')

  test('a room is added at the end without extras, until there are enough', () => {
    expect(two.rooms).toEqual([
      { key: 'a', roomTypeId: 11, extras: noExtras, guests: {} },
      { key: 'b', roomTypeId: 12, extras: noExtras, guests: {} },
    ])
    const full = Array.from({ length: mostRooms + 1 }).reduce<RequestDraft>(
      (d, _, at) => addRoom(d, 11, `${at}`),
      dated,
    )
    expect(full.rooms).toHaveLength(mostRooms)
  })

  test('a discarded room comes back once, in its place, with its guests [wizard-09]', () => {
    const named = writeGuest(two, 'a', { place: 'ADT1', type: 'ADT' }, { firstName: 'SARA' })
    const [first] = named.rooms
    const without = discardRoom(named, 'a')
    expect(without.rooms.map(({ key }) => key)).toEqual(['b'])
    const back = restoreRoom(without, first!, 0)
    expect(back).toEqual(named)
    expect(restoreRoom(back, first!, 0)).toBe(back)
  })

  test('a guest has a place for each bed and extra, and keeps it while the extra is off [wizard-10]', () => {
    const withChild = { ...noExtras, childWithBed: true, childNoBed: true }
    expect(guestPlaces(2, withChild).map(({ place }) => place)).toEqual(['ADT1', 'ADT2', 'CHDNB1', 'CHDWB1'])
    const at = { place: 'CHDWB1', type: 'CHDWB' } as const
    const named = writeGuest(chooseExtras(two, 'a', withChild), 'a', at, { firstName: 'NIKA' })
    const offAndOn = chooseExtras(chooseExtras(named, 'a', noExtras), 'a', withChild)
    expect(guestAt(offAndOn.rooms[0]!, at)).toMatchObject({ firstName: 'NIKA', type: 'CHDWB', gender: 'Female' })
  })

  test('what the first guest has is given to all of the room, and to no other room', () => {
    const places = guestPlaces(2, { ...noExtras, childWithBed: true })
    const named = writeGuest(two, 'a', places[0]!, { lastName: 'AHMADI', nationalityCode: 'IR' })
    const shared = shareWithRoom(shareWithRoom(named, 'a', places, 'lastName'), 'a', places, 'nationalityCode')
    const [room, other] = shared.rooms
    for (const at of places) expect(guestAt(room!, at)).toMatchObject({ lastName: 'AHMADI', nationalityCode: 'IR' })
    expect(guestAt(room!, places[2]!).type).toBe('CHDWB')
    expect(other).toEqual(two.rooms[1])
  })

  test('guests of a list take their places, the others stay, and it can be undone', () => {
    const places = guestPlaces(2, noExtras)
    const typed = writeGuest(two, 'a', places[0]!, { firstName: 'SARA' })
    const guest = { ...guestAt(typed.rooms[0]!, places[1]!), firstName: 'OMID' }
    const rooms = [
      { key: 'a', places },
      { key: 'b', places: guestPlaces(1, noExtras) },
    ]
    const filled = fillGuests(typed, rooms, [[null, guest], [guest]])
    expect(filled.rooms.map(({ guests }) => Object.values(guests).map(({ firstName }) => firstName))).toEqual([
      ['SARA', 'OMID'],
      ['OMID'],
    ])
    expect(restoreGuests(filled, typed)).toEqual(typed)
    // A list without dates of birth says nothing of whoever slept there before
    const { dateOfBirth: _, gender: __, ...listed } = guest
    const born = writeGuest(two, 'b', { place: 'ADT1', type: 'ADT' }, { dateOfBirth: '1990-05-03', gender: 'Male' })
    const [, other] = fillGuests(born, rooms, [[], [listed]]).rooms
    expect(other!.guests['ADT1']).toMatchObject({ firstName: 'OMID', dateOfBirth: '', gender: 'Female' })
    // A room that was discarded meanwhile stays away
    expect(restoreGuests(discardRoom(filled, 'b'), typed).rooms).toEqual([typed.rooms[0]])
  })
})
