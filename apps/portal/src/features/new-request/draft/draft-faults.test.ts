import { describe, expect, test } from 'vitest'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { noExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { flightsFaults } from '#features/new-request/draft/flight-faults.ts'
import { addRoom, chooseExtras } from '#features/new-request/draft/draft-rooms.ts'
import { chooseTransfer, newDraft, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { estimateOf, stayOf } from '#features/new-request/draft/room-estimate.ts'
import { roomsFaults, type Sold } from '#features/new-request/draft/rooms-faults.ts'
import { putFlight } from '#features/new-request/draft/draft-flights.ts'
import { atStep, stepIn } from '#features/new-request/request-step.ts'
import { openStep } from '#features/new-request/steps/open-step.ts'
import { aDouble, aSingle, since, until } from '#features/new-request/testing/sold.ts'
import { guestFaults } from '#shared/guest-form/guest-faults.ts'

const today = calendarDay('2031-11-15')
const available = { first: calendarDay(since), last: calendarDay(until) }
const sold: Sold = { onSale: { isActive: true, available }, types: [aDouble(), aSingle], today }
const dated = newDraft(1, { from: '2031-12-20', until: '2031-12-25' })
const said = (draft: RequestDraft, facts = sold) =>
  roomsFaults(draft, facts).map(({ field, fault }) => `${field} ${typeof fault === 'string' ? fault : fault.why}`)

describe('step 2', () => {
  test.each([
    ['no dates', { checkIn: '', checkOut: '' }, ['checkIn required', 'checkOut required']],
    ['no day', { checkIn: 'soon' }, ['checkIn unread']],
    ['no night', { checkOut: '2031-12-20' }, ['checkOut STAY_TOO_SHORT']],
    ['a night after the package', { checkOut: '2032-03-21' }, ['checkOut DATES_OUT_OF_PACKAGE']],
    ['a day before today', { checkIn: '2031-11-10' }, ['checkIn DATES_OUT_OF_PACKAGE']],
  ])('%s is told at its date [wizard-07]', (_, change, faults) => {
    expect(said({ ...dated, ...change })).toEqual([...faults, 'rooms noRooms'])
  })

  test('every guest of every room is asked for what it lacks [wizard-14]', () => {
    expect(said(addRoom(dated, 12, 'a'))).toEqual([
      'a.ADT1.firstName required',
      'a.ADT1.lastName required',
      'a.ADT1.nationalityCode required',
    ])
  })

  test('a room that is gone or closed in these nights says so', () => {
    expect(said(addRoom(dated, 99, 'a'))).toEqual(['a roomGone'])
    const closed = addRoom({ ...dated, checkIn: '2032-01-08', checkOut: '2032-01-11' }, 11, 'a')
    expect(said(closed)[0]).toBe('a DATES_CLOSED')
  })
})

describe('a guest', () => {
  const checkIn = calendarDay('2031-12-20')
  const child = {
    type: 'CHDWB',
    firstName: 'NIKA',
    lastName: 'AHMADI',
    dateOfBirth: '2023-09-02',
    passportNumber: '',
    nationalityCode: 'IR',
  } as const
  test.each([
    [{}, []],
    [{ firstName: 'نیکا' }, ['firstName latinName']],
    [{ passportNumber: '12' }, ['passportNumber passport']],
    [{ dateOfBirth: '' }, ['dateOfBirth required']],
    [{ dateOfBirth: 'spring' }, ['dateOfBirth unread']],
    [{ dateOfBirth: '2031-12-21' }, ['dateOfBirth birthDate']],
    [{ dateOfBirth: '2010-01-01' }, ['dateOfBirth AGE_MISMATCH']],
    // The age is told though the name is missing as well
    [{ dateOfBirth: '2010-01-01', lastName: ' ' }, ['lastName required', 'dateOfBirth AGE_MISMATCH']],
  ])('with %j is told %j [wizard-13]', (change, faults) => {
    const found = guestFaults({ ...child, ...change }, checkIn)
    expect(found.map(({ field, fault }) => `${field} ${typeof fault === 'string' ? fault : fault.why}`)).toEqual(faults)
  })
})

describe('a flight', () => {
  const drafted = chooseTransfer(dated, true)
  const whole = {
    ...drafted.flights.departure!,
    airline: 'TK',
    flightNumber: '879',
    takeOffTime: '09:45',
    landingTime: '12:10',
  }
  test.each([
    [{}, []],
    [{ airline: '', flightNumber: '' }, ['airline required', 'flightNumber required']],
    [{ flightNumber: 'soon' }, ['flightNumber flightNumber']],
    [{ flightNumber: 'W5112' }, ['airline airlineDiffers']],
    [
      { takeOffDate: '', takeOffTime: '', landingTime: '' },
      ['takeOffDate required', 'takeOffTime required', 'landingTime required'],
    ],
    [{ takeOffTime: '25:00' }, ['takeOffTime unread']],
    [{ takeOffDate: 'soon' }, ['takeOffDate unread']],
    [{ takeOffDate: '1410-09-29' }, ['takeOffDate takeOffDate']],
    [{ landingDate: 'soon' }, ['landingDate unread']],
    [{ landingDate: '2031-12-19' }, ['landingDate landingDate']],
    [{ duration: 'long' }, ['duration duration']],
    // The route is told though the number is missing as well
    [{ flightNumber: '', destinationAirport: 'IKA' }, ['flightNumber required', 'destinationAirport sameAirport']],
    [{ destinationAirport: 'IKA' }, ['destinationAirport sameAirport']],
  ])('with %j is told %j [wizard-17]', (change, faults) => {
    const alone = putFlight(putFlight(drafted, 'return', undefined), 'departure', { ...whole, ...change })
    expect(flightsFaults(alone).map(({ field, fault }) => `${field} ${JSON.stringify(fault)}`)).toEqual(
      faults.map((told) => `departure.${told.replace(/\w+$/, '"$&"')}`),
    )
  })
})

test('the lines of a room add up to its price [wizard-12]', () => {
  const draft = chooseExtras(addRoom(dated, 11, 'a'), 'a', { ...noExtras, childWithBed: true, childNoBed: true })
  const { lines, forStay, differentPrices } = estimateOf(stayOf(draft)!, aDouble(), draft.rooms[0]!)
  expect(lines.map(({ part, forStay: { minor } }) => `${part} ${minor}`)).toEqual([
    'room 31000',
    'childWithBed 6200',
    'childNoBed 0',
  ])
  expect([forStay.minor, differentPrices]).toEqual([37_200n, false])
})

describe('the step in the address [wizard-01]', () => {
  test('keeps the search and the hotel', () => {
    const address = new URLSearchParams('name=galata&hotel=7')
    expect(stepIn(address)).toBe('rooms')
    expect(`${atStep(address, 'flights')}`).toBe('name=galata&hotel=7&step=flights')
    expect(stepIn(atStep(address, 'review'))).toBe('review')
    expect(`${atStep(atStep(address, 'review'), 'rooms')}`).toBe('name=galata&hotel=7')
    expect(`${atStep(atStep(address, 'review'), 'hotel')}`).toBe('name=galata')
    expect(stepIn(new URLSearchParams('step=review'))).toBe('hotel')
    expect(stepIn(new URLSearchParams('hotel=7&step=payment'))).toBe('rooms')
  })

  test.each([
    ['review', { rooms: false, flights: true, needTransfer: false }, 'rooms'],
    ['review', { rooms: true, flights: true, needTransfer: false }, 'review'],
    ['review', { rooms: true, flights: false, needTransfer: true }, 'flights'],
    ['review', { rooms: true, flights: true, needTransfer: true }, 'review'],
    ['flights', { rooms: true, flights: false, needTransfer: true }, 'flights'],
    ['flights', { rooms: true, flights: true, needTransfer: false }, 'rooms'],
    ['rooms', { rooms: true, flights: true, needTransfer: true }, 'rooms'],
  ] as const)('%s with %j opens %s', (asked, done, opened) => {
    expect(openStep(asked, done)).toBe(opened)
  })
})
