import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'

/**
 * What a counter says, or how many the desk has in a queue, and how many requests or unread notes there are. Of contracts:
 * how many said something else than their books; of an account what it says, and what its journals add up to.
 */
export type Difference = {
  agencyId: AgencyId
  of:
    | RequestState
    | 'new'
    | 'asked'
    | 'offered'
    | 'unpaid'
    | 'unread by the agency'
    | 'unread by the desk'
    | 'contracts'
    | 'account'
  kept: number
  counted: number
}
