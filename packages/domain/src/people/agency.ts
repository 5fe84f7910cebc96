import { ok, refuse, type Result } from '#ground/result.ts'

/** A new agency is pending until staff decide; only an approved or read-only one may log in. */
export const agencyStatuses = ['pending', 'approved', 'read-only', 'rejected', 'suspended'] as const
export type AgencyStatus = (typeof agencyStatuses)[number]

export type AgencyStanding = {
  readonly status: AgencyStatus
  readonly version: number
  /** The address that it registered with turned out to be somebody else's: nobody could come in. */
  readonly hasLostAddress: boolean
}

export const agencyDecisionKinds = ['approve', 'reject', 'restrict', 'suspend', 'reinstate'] as const
export type AgencyDecisionKind = (typeof agencyDecisionKinds)[number]

type DecisionRule = { readonly from: readonly AgencyStatus[]; readonly to: AgencyStatus; readonly needsReason: boolean }

/** A rejection can be taken back by approving: an agency cannot register an address that it confirmed a second time. */
export const agencyDecisions: Readonly<Record<AgencyDecisionKind, DecisionRule>> = {
  approve: { from: ['pending', 'rejected'], to: 'approved', needsReason: false },
  reject: { from: ['pending'], to: 'rejected', needsReason: true },
  restrict: { from: ['approved'], to: 'read-only', needsReason: false },
  suspend: { from: ['approved', 'read-only'], to: 'suspended', needsReason: true },
  reinstate: { from: ['read-only', 'suspended'], to: 'approved', needsReason: false },
}

export type AgencyDecision = {
  readonly kind: AgencyDecisionKind
  /** The one that the member of staff was looking at: of two who decide at once, one is told. */
  readonly version: number
  /** The agency reads it in its mail. */
  readonly reason?: string | undefined
}

export type AgencyOutcome = Omit<AgencyStanding, 'hasLostAddress'> & {
  readonly reason: string | null
  /** Whoever may no longer log in is logged out, everywhere. */
  readonly endsSessions: boolean
}

export function decideAgency(agency: AgencyStanding, decision: AgencyDecision): Result<AgencyOutcome> {
  const { from, to, needsReason } = agencyDecisions[decision.kind]
  if (agency.version !== decision.version || !from.includes(agency.status)) return refuse('STATE_CHANGED')
  if (agency.hasLostAddress) return refuse('ADDRESS_LOST')
  const reason = decision.reason?.trim() || null
  if (needsReason && reason === null) return refuse('REASON_REQUIRED', { fields: ['reason'] })
  return ok({ status: to, version: agency.version + 1, reason, endsSessions: !mayLogIn(to).ok })
}

/** What staff may decide about an agency as it stands. */
export function decisionsOn({ status, hasLostAddress }: Omit<AgencyStanding, 'version'>): AgencyDecisionKind[] {
  if (hasLostAddress) return []
  return agencyDecisionKinds.filter((kind) => agencyDecisions[kind].from.includes(status))
}

export function mayLogIn(status: AgencyStatus): Result<AgencyStatus> {
  switch (status) {
    case 'pending':
      return refuse('AGENCY_PENDING')
    case 'rejected':
      return refuse('AGENCY_REJECTED')
    case 'suspended':
      return refuse('AGENCY_SUSPENDED')
    case 'approved':
    case 'read-only':
      return ok(status)
  }
}

/** A read-only agency sees everything it has and starts nothing new. */
export function mayWrite(status: AgencyStatus): Result<AgencyStatus> {
  return status === 'read-only' ? refuse('AGENCY_READ_ONLY') : mayLogIn(status)
}

/** The mails of the first days, which get lost in spam folders and may be sent again while they are still true. */
export const accountMails = ['registered', 'approved'] as const
export type AccountMail = (typeof accountMails)[number]

export function mailToResend(status: AgencyStatus): AccountMail | undefined {
  if (status === 'pending') return 'registered'
  return status === 'approved' ? 'approved' : undefined
}
