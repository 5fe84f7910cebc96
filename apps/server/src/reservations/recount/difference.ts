import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'

/**
 * Something that does not add up: `kept` is what was stored, `counted` what the recount found. For `contracts`: how many
 * disagree with their books. For `account`: its balance, and the sum of its journals.
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
