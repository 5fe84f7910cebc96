import type { PriceListFormat } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyDecisionKind } from '@sarai/domain/people/agency.ts'
import type { Language } from '@sarai/locale/language.ts'

/**
 * What each task of the worker is given: ids only. A payload lies in the queue in clear and may be old when it is
 * read, so the task looks everything else up itself.
 */
export type TaskPayloads = {
  /** Queued for every registration, whether or not its e-mail is known. */
  'open-account': { registrationId: string }
  /** Queued by the database, when somebody who reads its mails took the address of a registration. */
  'note-lost-address': { agencyId: number }
  'mail-agency-registered': { agencyId: number }
  'mail-agency-decided': { agencyId: number; decision: AgencyDecisionKind }
  'mail-registration-repeated': { agencyId: number; userId: number }
  'mail-email-confirmation': { agencyId: number; userId: number }
  'mail-email-change-asked': { agencyId: number; userId: number }
  'mail-guesses-closed': { agencyId: number; userId: number }
  'note-stolen-session': { agencyId: number; sessionId: string }
  'mail-session-stolen': { agencyId: number; userId: number }
  'mail-password-changed': { agencyId: number; userId: number }
  'mail-email-changed': { agencyId: number; userId: number; changeId: number }
  'mail-email-restored': { agencyId: number; userId: number }
  'mail-role-changed': { agencyId: number; userId: number }
  /** Queued for every name that was typed, known or not: a hash of it. */
  'mail-password-reset': { usernameHash: string }
  'mail-invitation': { agencyId: number; invitationId: number }
  'mail-staff-invited': { staffId: number }
  'note-stolen-staff-session': { sessionId: string }
  'mail-staff-session-stolen': { staffId: number }
  'mail-staff-password-changed': { staffId: number }
  'mail-staff-codes-closed': { staffId: number }
  'mail-staff-roles-changed': { staffId: number }
  'mail-staff-factor-reset': { staffId: number }
  'make-price-list': { packageId: number; language: Language; format: PriceListFormat }
  'read-price-import': { importId: number }
  'apply-price-import': { importId: number }
  /** All cards of the search, sorted by the currency that the house has now. */
  'remake-cards': Record<string, unknown>
  /** Asked for by the clock (run-worker.ts), as the sweep below. */
  'anchor-activity': Record<string, unknown>
  'check-activity': Record<string, unknown>
  'check-new-activity': Record<string, unknown>
  'sweep-old-rows': Record<string, unknown>
  /** By the clock from the beginning, and by itself from where a batch ended: the name of a file of ours. */
  'sweep-files': { after?: string }
}
