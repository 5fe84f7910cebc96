import { expect, test } from 'vitest'
import { requestState, type BookingRequest } from '#request/booking-request.ts'
import { mayReceiveNotes } from '#request/may-receive-notes.ts'
import { aConfirmedRequest, anAcceptedRequest, anExpiredRequest, aRequest, someone } from '#testing/a-request.ts'
import { bothTold, outcomeOf, recordOf } from '#testing/passing-events.ts'

const takesNotes = (request: BookingRequest) => mayReceiveNotes(requestState(request), request.notesReopened)

test.each([
  ['New', aRequest()],
  ['PaymentPending', anAcceptedRequest()],
  ['Cancelled', anExpiredRequest()],
])('a %s request takes messages [req-07]', (_, request) => {
  expect(takesNotes(request)).toBe(true)
})

test('a Confirmed request takes none until the provider reopens its thread [req-07]', () => {
  expect(takesNotes(aConfirmedRequest())).toBe(false)
  const { request, effects } = outcomeOf('reopen-notes')
  expect(request).toEqual(aConfirmedRequest({ version: 5, notesReopened: true }))
  expect(takesNotes(request)).toBe(true)
  expect(effects).toEqual([
    { kind: 'mail', mail: 'notes-reopened' },
    ...bothTold,
    recordOf('reopen-notes', someone('reservations'), 5),
  ])
})

test('and none again once the provider has closed the thread it reopened [req-07]', () => {
  const { request, effects } = outcomeOf('close-notes')
  expect(request).toEqual(aConfirmedRequest({ version: 5 }))
  expect(takesNotes(request)).toBe(false)
  expect(effects).toEqual([...bothTold, recordOf('close-notes', someone('reservations'), 5)])
})
