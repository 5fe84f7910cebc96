import { expect, test } from 'vitest'
import { namedFields } from '#form/named-fields.ts'

const drawn = ['checkIn', 'rooms.0.guests.0.lastName', 'rooms.0.guests.1.dateOfBirth', 'rooms.1.extras']

test.each([
  ['the field of that path', ['rooms.0.guests.1.dateOfBirth'], ['rooms.0.guests.1.dateOfBirth']],
  ['whatever capitals the wire writes', ['Rooms.0.Guests.1.DateOfBirth', 'CheckIn'], [drawn[2], 'checkIn']],
  ['the first one within what is named', ['rooms.0'], ['rooms.0.guests.0.lastName']],
  ['the one that holds what is named', ['rooms.1.extras.bed'], ['rooms.1.extras']],
  ['one field once', ['rooms.1.extras.bed', 'rooms.1.extras.child'], ['rooms.1.extras']],
  ['none that only begins like it', ['rooms.1', 'check', 'rooms.0.guests.10.lastName'], ['rooms.1.extras']],
])('a refusal is said at %s', (_, fields, named) => {
  expect(namedFields(drawn, fields)).toEqual(named)
})
