import { expect, test } from 'vitest'
import { draftOf } from '#features/new-request/change/request-as-draft.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'

test('a passport that is masked is not typed again as if it were a number', () => {
  const request = aRequest('en')
  const [room] = request.Rooms
  const masked = { ...room!.Guests[0]!, PassportNumber: '•••••4567', PassportState: 'Masked' as const }
  const { rooms } = draftOf({ ...request, Rooms: [{ ...room!, Guests: [masked, ...room!.Guests.slice(1)] }] })
  expect(Object.values(rooms[0]!.guests).map(({ passportNumber }) => passportNumber)[0]).toBe('')
})
