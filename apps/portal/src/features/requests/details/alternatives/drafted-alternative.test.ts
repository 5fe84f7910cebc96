import { expect, test } from 'vitest'
import { draftedAlternative } from '#features/requests/details/alternatives/drafted-alternative.ts'
import { aFlight, anAlternative, aRequest } from '#features/requests/testing/some-requests.ts'

test('guests keep their places, and flights move with the stay', () => {
  const request = aRequest('en', { OriginFlight: aFlight(), DestinationFlight: null })
  const { submitKey, ...draft } = draftedAlternative(request, anAlternative())
  expect(submitKey).toMatch(/^[\w-]{36}$/)
  expect(draft).toMatchObject({ propertyId: 77, checkIn: '2031-12-27', checkOut: '2031-12-29', needTransfer: true })
  expect(draft.rooms.map(({ roomTypeId }) => roomTypeId)).toEqual([71, 72])
  expect(draft.rooms[0]!.guests.slice(0, 2)).toMatchObject([
    { place: 'ADT1', firstName: 'Sara', passportNumber: request.Rooms[0]!.Guests[0]!.PassportNumber },
    { place: 'ADT2', firstName: 'Omid', passportNumber: 'B98765432' },
  ])
  expect(draft.flights).toMatchObject({
    departure: { flightNumber: '112', takeOffDate: '2031-12-27', landingDate: '2031-12-28', duration: '03:25' },
    return: null,
  })
})
