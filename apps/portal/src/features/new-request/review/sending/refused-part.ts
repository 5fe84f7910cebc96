import { CallFailed } from '@sarai/wire/core/client.ts'
import type { Step } from '#features/new-request/request-step.ts'

const roomsCodes = new Set([
  'DATES_OUT_OF_PACKAGE',
  'DATES_CLOSED',
  'STAY_TOO_SHORT',
  'STAY_TOO_LONG',
  'OCCUPANCY_RULE',
  'AGE_MISMATCH',
  'GUEST_INVALID',
])

/** Where what was refused is put right, if it can be [wizard-22]. */
export function stepToMend(problem: Error): Step | undefined {
  if (!(problem instanceof CallFailed)) return undefined
  const { code, fields } = problem
  if (code === 'HOTEL_INACTIVE') return 'hotel'
  if (code === 'FLIGHT_INVALID' || fields.some((field) => /^(Origin|Destination)Flight/.test(field))) return 'flights'
  if (roomsCodes.has(code) || fields.some((field) => /^rooms\b/i.test(field))) return 'rooms'
  // Of everything that a request names, only the hotel is not told apart by its field.
  return code === 'NOT_FOUND' && fields.length === 0 ? 'hotel' : undefined
}

/** Which room and which of its guests the server speaks of, counted from 1. */
export function refusedPlace(problem: Error): { room: number; guest?: number } | undefined {
  const named = problem instanceof CallFailed ? problem.fields.find((field) => /^rooms\.\d/i.test(field)) : undefined
  const [, room, guest] = /^rooms\.(\d+)(?:\.guests\.(\d+))?/i.exec(named ?? '') ?? []
  if (room === undefined) return undefined
  return { room: Number(room) + 1, ...(guest !== undefined && { guest: Number(guest) + 1 }) }
}
