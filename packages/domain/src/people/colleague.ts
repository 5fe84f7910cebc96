import { ok, refuse, type Result } from '#ground/result.ts'

/** What a user of an agency may be trusted with; an owner may do everything. */
export const agencyRoles = ['owner', 'agent', 'accountant'] as const
export type AgencyRole = (typeof agencyRoles)[number]

/** Users and open invitations of one agency together. */
export const largestTeam = 200

export type Colleague = { readonly id: number; readonly role: AgencyRole; readonly isDisabled: boolean }

/** What is not named stays as it is. */
export type ColleagueChange = { readonly role?: AgencyRole | undefined; readonly isDisabled?: boolean | undefined }

export type ColleagueOutcome = Pick<Colleague, 'role' | 'isDisabled'> & {
  readonly changesRole: boolean
  readonly changesAccess: boolean
}

/** Somebody must always be able to let people in, and nobody shuts the door on themself. */
export function changeColleague(
  colleague: Colleague,
  change: ColleagueChange,
  team: { readonly changedBy: number; readonly activeOwners: number },
): Result<ColleagueOutcome> {
  const role = change.role ?? colleague.role
  const isDisabled = change.isDisabled ?? colleague.isDisabled
  if (isDisabled && colleague.id === team.changedBy) return refuse('OWN_ACCESS')
  const staysActiveOwner = role === 'owner' && !isDisabled
  if (isActiveOwner(colleague) && !staysActiveOwner && team.activeOwners <= 1) return refuse('LAST_OWNER')
  const changesRole = role !== colleague.role
  const changesAccess = isDisabled !== colleague.isDisabled
  return ok({ role, isDisabled, changesRole, changesAccess })
}

function isActiveOwner({ role, isDisabled }: Colleague): boolean {
  return role === 'owner' && !isDisabled
}

/** An invitation is no way to find out who has an account elsewhere: only what the agency knows already is refused. */
export function mayInvite(team: {
  readonly size: number
  readonly isColleague: boolean
  readonly isInvited: boolean
}): Result<true> {
  if (team.isColleague) return refuse('ALREADY_COLLEAGUE', { fields: ['Email'] })
  if (team.isInvited) return refuse('ALREADY_INVITED', { fields: ['Email'] })
  return team.size < largestTeam ? ok(true) : refuse('TEAM_FULL')
}

/** Whether a role opens what is kept for another: an owner's opens everything. */
export function mayActAs(role: AgencyRole, needed: AgencyRole): boolean {
  return role === 'owner' || role === needed
}
