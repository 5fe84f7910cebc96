import { expect, test } from 'vitest'
import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import {
  areGuestsReadable,
  detailsOf,
  ontoNewer,
  sentDetails,
  writeGuest,
} from '#features/requests/details/edit/edited-details.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'

const read = aRequest('en')
const first = { room: 0, place: 0 }

/** The second guest of the first room as a colleague left them. */
function withSecond(changes: Partial<RequestGuest>) {
  const [room, ...others] = read.Rooms
  const [sara, omid, ...more] = room!.Guests
  return aRequest('en', {
    Version: 4,
    Rooms: [{ ...room!, Guests: [sara!, { ...omid!, ...changes }, ...more] }, ...others],
  })
}

test('sends back what was not typed exactly as it was read', () => {
  const { guests, ...rest } = sentDetails(read, detailsOf(read))
  expect(rest).toEqual({ version: 3, agencyRef: '5512-YALDA' })
  const kept = read.Rooms.map(({ Guests }) =>
    Guests.map((guest) => ({
      HotelGuestTypeId: guest.HotelGuestTypeId,
      FirstName: guest.FirstName,
      LastName: guest.LastName,
      Gender: guest.Gender,
      NationalityCode: guest.NationalityCode,
      PassportNumber: guest.PassportNumber,
      ...(guest.DateOfBirth !== null && { DateOfBirth: guest.DateOfBirth }),
    })),
  )
  expect(guests).toEqual(kept)
})

test('sends what was typed of a guest, and nothing else of them is different', () => {
  const typed = writeGuest(detailsOf(read), first, { passportNumber: 'K7654321' })
  const { guests } = sentDetails(read, typed)
  expect(guests[0]![0]).toMatchObject({ FirstName: 'Sara', LastName: 'Ahmadi', PassportNumber: 'K7654321' })
  expect(guests[0]![1]).toMatchObject({ PassportNumber: 'B98765432' })
})

test('takes what was typed along to what a colleague saved, and overwrites none of theirs', () => {
  const now = withSecond({ PassportNumber: 'Z00000001', LastName: 'Karimian' })
  const typed = writeGuest(
    writeGuest(detailsOf(read), first, { firstName: 'SAHAR' }),
    { room: 0, place: 1 },
    { firstName: 'OMIDREZA' },
  )
  const gone = ontoNewer(detailsOf(now), typed, detailsOf(read))
  expect(gone.rooms[0]![0]).toMatchObject({ firstName: 'SAHAR', passportNumber: 'A12345678' })
  expect(gone.rooms[0]![1]).toMatchObject({
    firstName: 'OMIDREZA',
    lastName: 'KARIMIAN',
    passportNumber: 'Z00000001',
  })
})

test('gives nobody the name of whoever slept in a bed of another kind', () => {
  const now = withSecond({ HotelGuestTypeId: 2, FirstName: 'Reza' })
  const typed = writeGuest(detailsOf(read), { room: 0, place: 1 }, { firstName: 'OMIDREZA' })
  expect(ontoNewer(detailsOf(now), typed, detailsOf(read)).rooms[0]![1]).toMatchObject({ firstName: 'REZA' })
})

test.each([
  ['Full', true],
  ['Missing', true],
  ['Masked', false],
  ['Deleted', false],
] as const)('a passport that is %s may be sent back: %s', (PassportState, isReadable) => {
  expect(areGuestsReadable(withSecond({ PassportState }))).toBe(isReadable)
})
