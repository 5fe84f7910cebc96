import type { ValidatedStay } from '@sarai/domain/request/booking-request.ts'
import type { CheckedRequest } from '@sarai/domain/request/check-request.ts'
import { valueOf } from '#problem.ts'

/** The stay, or the first verdict against it: a hotel that is not for sale is said before a price that moved. */
export function judged(checked: CheckedRequest): ValidatedStay {
  const { hotel, occupancy, guests, price } = checked.checks
  return stayUnless([hotel, occupancy, guests, price], checked)
}

/** The same of a room whose guests nobody has named yet. */
export function judgedWithoutGuests(checked: CheckedRequest): ValidatedStay {
  const { hotel, occupancy, price } = checked.checks
  return stayUnless([hotel, occupancy, price], checked)
}

type Verdict = CheckedRequest['checks']['hotel']

function stayUnless(verdicts: readonly Verdict[], { stay }: CheckedRequest): ValidatedStay {
  for (const verdict of verdicts) valueOf<unknown>(verdict)
  if (stay === undefined) throw new Error('a stay that nothing stands against has a price')
  return stay
}
