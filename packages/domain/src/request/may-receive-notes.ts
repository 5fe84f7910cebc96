import type { RequestState } from '#request/facts.ts'

/** The thread closes with the confirmation, until the provider reopens it [req-07]. */
export function mayReceiveNotes(state: RequestState, isReopened: boolean): boolean {
  return state !== 'Confirmed' || isReopened
}
