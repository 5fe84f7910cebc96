import type { BookingRequest } from '#request/booking-request.ts'
import { stateOf } from '#request/facts.ts'

/** The thread closes with the confirmation, until the provider reopens it [req-07]. */
export function mayReceiveNotes({ facts, notesReopened }: Pick<BookingRequest, 'facts' | 'notesReopened'>): boolean {
  return stateOf(facts) !== 'Confirmed' || notesReopened
}
