import type { ValidatedStay } from '@sarai/domain/request/booking-request.ts'
import type { CheckedRequest } from '@sarai/domain/request/check-request.ts'
import { valueOf } from '#problem.ts'

/** The stay, or the first verdict against it: a hotel that is not for sale is said before a price that moved. */
export function judged({ checks, stay }: CheckedRequest): ValidatedStay {
  for (const verdict of [checks.hotel, checks.occupancy, checks.guests, checks.price]) valueOf<unknown>(verdict)
  if (stay === undefined) throw new Error('a stay that nothing stands against has a price')
  return stay
}
