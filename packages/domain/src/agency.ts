import { ok, refuse, type Result } from '#result.ts'

/** A new agency is pending until staff decide; only an approved or read-only one may log in. */
export const agencyStatuses = ['pending', 'approved', 'read-only', 'rejected', 'suspended'] as const
export type AgencyStatus = (typeof agencyStatuses)[number]

export type AgencyStanding = { readonly status: AgencyStatus; readonly version: number }

/** `version` is the one that the member of staff was looking at: of two who decide at once, one is told. */
export type AgencyDecision = { readonly kind: 'approve'; readonly version: number }

export function decideAgency(agency: AgencyStanding, decision: AgencyDecision): Result<AgencyStanding> {
  if (agency.version !== decision.version || agency.status !== 'pending') return refuse('STATE_CHANGED')
  return ok({ status: 'approved', version: agency.version + 1 })
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
