import { describe, expect, test } from 'vitest'
import { checkFlight, flightDefaults } from '#stay/flight.ts'
import { parseAirlineCode, parseFlightNumber } from '#stay/flight-number.ts'
import { stayOf } from '#testing/price-lists.ts'

const { departure } = flightDefaults(stayOf('2026-08-10..2026-08-15'))
const typed = { flightNumber: 'TK879', takeOffDate: '2026-08-10', takeOffTime: '9:45', landingTime: '1225' }
const flight = {
  airline: 'TK',
  flightNumber: '879',
  takeOffDate: '2026-08-10',
  takeOffTime: '09:45',
  landingDate: '2026-08-10',
  landingTime: '12:25',
  duration: null,
  originAirport: 'IKA',
  destinationAirport: 'IST',
}

describe('flight numbers [wizard-17]', () => {
  test.each([
    ['879', undefined, '879'],
    ['TK879', 'TK', '879'],
    ['tk 879', 'TK', '879'],
    ['TK-0879', 'TK', '0879'],
    ['W5 112', 'W5', '112'],
    ['W5112', 'W5', '112'],
    ['3L1', '3L', '1'],
    ['1A', undefined, '1A'],
    ['12A', undefined, '12A'],
    ['QB1228D', 'QB', '1228D'],
    ['\u200fW۵ ۱۱۲', 'W5', '112'],
    [' ٨٧٩ ', undefined, '879'],
  ])('splits %j into airline %s and number %s', (text, airline, number) => {
    expect(parseFlightNumber(text)).toEqual(airline ? { airline, number } : { number })
  })

  test.each(['', 'TK', 'THY879', '12345', 'TK12345', '87_9', 'TK879AB', '879 and more', 'ترکیش'])(
    'refuses %j',
    (text) => {
      expect(parseFlightNumber(text)).toBeUndefined()
    },
  )

  test.each([
    [' w5 ', 'W5'],
    ['TK', 'TK'],
    ['3L', '3L'],
    ['THY', undefined],
    ['5', undefined],
    ['55', undefined],
    ['xTK', undefined],
  ])('reads the airline code %j as %s', (text, code) => {
    expect(parseAirlineCode(text)).toBe(code)
  })
})

test('flights go from IKA to IST on the check-in date and back on the check-out date [wizard-18]', () => {
  expect(flightDefaults(stayOf('2026-08-10..2026-08-15'))).toEqual({
    departure: { takeOffDate: '2026-08-10', originAirport: 'IKA', destinationAirport: 'IST' },
    return: { takeOffDate: '2026-08-15', originAirport: 'IST', destinationAirport: 'IKA' },
  })
})

describe('a flight [wizard-17]', () => {
  test('is kept as the rules normalise it, with the default airports', () => {
    expect(checkFlight(typed, departure)).toEqual({ ok: true, value: flight })
    expect(checkFlight({ ...typed, originAirport: ' ', destinationAirport: '' }, departure)).toEqual({
      ok: true,
      value: flight,
    })
  })

  test('may name everything', () => {
    const outcome = checkFlight(
      {
        ...typed,
        airline: 'tk',
        landingDate: ' ۲۰۲۶-۰۸-۱۱ ',
        duration: '3:05',
        originAirport: ' thr ',
        destinationAirport: 'saw',
      },
      departure,
    )
    expect(outcome).toEqual({
      ok: true,
      value: {
        ...flight,
        landingDate: '2026-08-11',
        duration: 185,
        originAirport: 'THR',
        destinationAirport: 'SAW',
      },
    })
  })

  test('takes the chosen airline when the number has no prefix', () => {
    const outcome = checkFlight({ ...typed, flightNumber: '112', airline: 'W5' }, departure)
    expect(outcome).toMatchObject({ ok: true, value: { airline: 'W5', flightNumber: '112' } })
  })

  test('lands on the next day when the clock passes midnight', () => {
    const outcome = checkFlight({ ...typed, takeOffTime: '23:50', landingTime: '00:30' }, departure)
    expect(outcome).toMatchObject({ ok: true, value: { landingDate: '2026-08-11' } })
  })

  test('is told every field to correct at once', () => {
    const empty = { flightNumber: '', takeOffDate: '', takeOffTime: '', landingTime: '' }
    expect(checkFlight(empty, departure)).toEqual({
      ok: false,
      why: 'FLIGHT_INVALID',
      fields: ['airline', 'flightNumber', 'takeOffDate', 'takeOffTime', 'landingTime'],
    })
  })

  test.each([
    ['airline', { airline: 'W5' }], // the number says TK
    ['airline', { airline: 'Turkish' }],
    ['airline', { flightNumber: '879' }],
    ['takeOffDate', { takeOffDate: '2026-02-30' }],
    ['takeOffDate', { takeOffDate: '1405-05-19' }], // a Jalali day
    ['takeOffDate', { takeOffDate: '2026-07-10' }],
    ['takeOffDate', { takeOffDate: '2026-09-10' }],
    ['takeOffDate', { takeOffDate: '9999-12-31' }],
    ['landingDate', { landingDate: 'tomorrow' }],
    ['landingDate', { landingDate: '2026-08-09' }],
    ['landingDate', { landingDate: '2026-08-13' }],
    ['landingDate', { landingDate: '2026-08-10', landingTime: '09:44' }],
    ['landingDate', { landingTime: '09:45' }],
    ['duration', { duration: '0:00' }],
    ['duration', { duration: 'three hours' }],
    ['originAirport', { originAirport: 'Tehran' }],
    ['destinationAirport', { destinationAirport: 'IS' }],
    ['destinationAirport', { destinationAirport: 'IKA' }],
  ])('is refused for its %s: %j', (field, wrong) => {
    const refusal = { ok: false, why: 'FLIGHT_INVALID', fields: [field] }
    expect(checkFlight({ ...typed, ...wrong }, departure)).toEqual(refusal)
  })

  test('may land up to two days later, across the date line', () => {
    expect(checkFlight({ ...typed, landingDate: '2026-08-12' }, departure).ok).toBe(true)
  })
})
