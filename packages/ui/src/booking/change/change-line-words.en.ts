import type { Words } from '@sarai/locale/message.ts'

export const en = {
  dates: 'Dates: {from} → {to}',
  room: 'Room {number}: {from} → {to}',
  roomAdded: 'Room {number} added: {to}',
  extraBed: 'extra bed',
  childWithBed: 'child with bed',
  childNoBed: 'child without bed',
  departure: 'Departure flight: {from} → {to}',
  return: 'Return flight: {from} → {to}',
  noFlight: 'none',
  guestRenamed: 'Room {number}: {from} → {to}',
  guest: 'Room {number}, {to}: {fields}',
  firstName: 'first name',
  lastName: 'last name',
  dateOfBirth: 'date of birth',
  gender: 'gender',
  passportNumber: 'passport number',
  nationalityCode: 'nationality',
  reference: 'Agency reference: {from} → {to}',
  noReference: 'none',
  price: 'Final price: {from} → {to}',
} as const satisfies Words
