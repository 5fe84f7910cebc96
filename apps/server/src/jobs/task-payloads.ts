import type { PriceListFormat } from '@sarai/wire/portal/price-lists.ts'
import type {
  AgencyId,
  ContractId,
  PackageId,
  PaymentId,
  RequestId,
  StaffId,
  TicketId,
  UserId,
} from '@sarai/domain/ground/ids.ts'
import type { AgencyDecisionKind } from '@sarai/domain/people/agency.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { PaymentMail } from '#jobs/payment-mails.ts'
import type { RequestMail } from '#jobs/request-mails.ts'

/** `deadline`: the one that a reminder is about, in milliseconds. `price`: the version that the mail is about. */
type RequestNews = { agencyId: AgencyId; requestId: RequestId; mail: RequestMail; deadline?: number; price?: number }

/**
 * `journal`: what was booked with it, where something was. `version`: that of the payment by this decision; older
 * releases named none. Of two that follow each other each mail tells its own.
 */
type PaymentNews = { agencyId: AgencyId; paymentId: PaymentId; mail: PaymentMail; journal?: string; version?: number }

/**
 * What each task of the worker is given: ids only. A payload lies in the queue in clear and may be old when it is
 * read, so the task looks everything else up itself.
 */
export type TaskPayloads = {
  /** Queued for every registration, whether or not its e-mail is known. */
  'open-account': { registrationId: string }
  /** Queued by the database, when somebody who reads its mails took the address of a registration. */
  'note-lost-address': { agencyId: AgencyId }
  'mail-agency-registered': { agencyId: AgencyId }
  'mail-agency-decided': { agencyId: AgencyId; decision: AgencyDecisionKind }
  'mail-registration-repeated': { agencyId: AgencyId; userId: UserId }
  'mail-email-confirmation': { agencyId: AgencyId; userId: UserId }
  'mail-email-change-asked': { agencyId: AgencyId; userId: UserId }
  'mail-guesses-closed': { agencyId: AgencyId; userId: UserId }
  'note-stolen-session': { agencyId: AgencyId; sessionId: string }
  'mail-session-stolen': { agencyId: AgencyId; userId: UserId }
  'mail-password-changed': { agencyId: AgencyId; userId: UserId }
  'mail-email-changed': { agencyId: AgencyId; userId: UserId; changeId: number }
  'mail-email-restored': { agencyId: AgencyId; userId: UserId }
  'mail-role-changed': { agencyId: AgencyId; userId: UserId }
  /** Queued for every name that was typed, known or not: a hash of it. */
  'mail-password-reset': { usernameHash: string }
  'mail-invitation': { agencyId: AgencyId; invitationId: number }
  /** To whoever submitted it; a copy to the user that it names, under the name of the job that asked for it. */
  'mail-request': RequestNews & { copy?: { userId: UserId; of: string } }
  /** Asks for a copy to each accountant. */
  'mail-accountants': RequestNews
  /** What releases before this one have queued. */
  'mail-request-submitted': { agencyId: AgencyId; requestId: RequestId }
  /** To whoever sent it; a copy to the user that it names, under the name of the job that asked for it. */
  'mail-payment': PaymentNews & { copy?: { userId: UserId; of: string } }
  /** Asks for a copy to each accountant. */
  'mail-payment-copies': PaymentNews
  /** `journal`: as above; older releases named none. */
  'mail-credit': { agencyId: AgencyId; contractId: ContractId; mail: 'credit-paid-out'; journal?: string }
  /** To the hotel that a question was sent to as a link; `version` names the question. */
  'mail-hotel': { agencyId: AgencyId; requestId: RequestId; version: number; isReminder: boolean }
  'remind-hotel': { agencyId: AgencyId; requestId: RequestId; version: number }
  /** The agency has changed its guests: the hotel's page names them as they are called now. */
  'rename-at-hotel': { agencyId: AgencyId; requestId: RequestId; version: number }
  /** The hotel has said something on its page. */
  'hear-hotel': { agencyId: AgencyId; requestId: RequestId; version: number }
  /** Whoever opened it, of an answer that nobody has read. */
  'mail-ticket': { agencyId: AgencyId; ticketId: TicketId }
  'mail-staff-invited': { staffId: StaffId }
  'note-stolen-staff-session': { sessionId: string }
  'mail-staff-session-stolen': { staffId: StaffId }
  'mail-staff-password-changed': { staffId: StaffId }
  'mail-staff-codes-closed': { staffId: StaffId }
  'mail-staff-roles-changed': { staffId: StaffId }
  'mail-staff-factor-reset': { staffId: StaffId }
  'make-price-list': { packageId: PackageId; language: Language; format: PriceListFormat }
  'make-request-export': { agencyId: AgencyId; userId: UserId; exportId: string }
  'make-statement': { agencyId: AgencyId; userId: UserId; statementId: string }
  /** For what came in while the scanner did not answer. */
  'judge-upload': { agencyId: AgencyId; uploadId: string }
  'read-price-import': { importId: number }
  'apply-price-import': { importId: number }
  /** All cards of the search, sorted by the currency that the house has now. */
  'remake-cards': Record<string, unknown>
  /** Asked for by the clock (run-worker.ts), as the sweep below. */
  'anchor-activity': Record<string, unknown>
  'check-activity': Record<string, unknown>
  'check-new-activity': Record<string, unknown>
  'sweep-old-rows': Record<string, unknown>
  'sweep-passports': Record<string, unknown>
  /** By the clock from the beginning, and by itself after the last agency of a batch, with what was wrong so far. */
  'recount-requests': { after?: AgencyId; found?: number }
  /** As above, over the books. */
  'reconcile-books': { after?: AgencyId; found?: number; journals?: number }
  /** By the clock from the beginning, and by itself from where a batch ended: the name of a file of ours. */
  'sweep-files': { after?: string }
}
