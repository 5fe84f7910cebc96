import { describe, expect, it } from 'vitest'
import { agencyRoles, changeColleague, largestTeam, mayActAs, mayInvite, type Colleague } from '#people/colleague.ts'

const owner: Colleague = { id: 1, role: 'owner', isDisabled: false }
const agent: Colleague = { id: 2, role: 'agent', isDisabled: false }
const byOwner = { changedBy: 1, activeOwners: 1 }

describe('changing a colleague', () => {
  it.each([
    ['a role', agent, { role: 'accountant' }, { role: 'accountant', isDisabled: false }, [true, false]],
    ['the access', agent, { isDisabled: true }, { role: 'agent', isDisabled: true }, [false, true]],
    ['both', agent, { role: 'owner', isDisabled: true }, { role: 'owner', isDisabled: true }, [true, true]],
    ['nothing', agent, {}, { role: 'agent', isDisabled: false }, [false, false]],
    [
      'a way back in',
      { ...agent, isDisabled: true },
      { isDisabled: false },
      { role: 'agent', isDisabled: false },
      [false, true],
    ],
  ] as const)('changes %s, and leaves the rest', (_, colleague, change, after, [changesRole, changesAccess]) => {
    const outcome = changeColleague(colleague, change, byOwner)
    expect(outcome).toEqual({ ok: true, value: { ...after, changesRole, changesAccess } })
  })

  it.each([
    ['loses the role', { role: 'agent' }],
    ['is disabled', { isDisabled: true }],
  ] as const)('is refused when the last active owner %s', (_, change) => {
    const outcome = changeColleague(owner, change, { changedBy: 9, activeOwners: 1 })
    expect(outcome).toEqual({ ok: false, why: 'LAST_OWNER' })
    expect(changeColleague(owner, change, { changedBy: 9, activeOwners: 2 }).ok).toBe(true)
  })

  it('does not count an owner who is disabled already', () => {
    const gone = { ...owner, id: 3, isDisabled: true }
    expect(changeColleague(gone, { role: 'agent' }, byOwner).ok).toBe(true)
  })

  it('lets the last owner say again what they are', () => {
    expect(changeColleague(owner, { role: 'owner', isDisabled: false }, byOwner).ok).toBe(true)
  })

  it('lets nobody disable themself, however many owners there are', () => {
    const outcome = changeColleague(owner, { isDisabled: true }, { changedBy: 1, activeOwners: 5 })
    expect(outcome).toEqual({ ok: false, why: 'OWN_ACCESS' })
  })
})

describe('inviting', () => {
  const team = { size: 3, isColleague: false, isInvited: false }
  it.each([
    ['a stranger', {}, { ok: true, value: true }],
    ['a colleague', { isColleague: true }, { ok: false, why: 'ALREADY_COLLEAGUE', fields: ['Email'] }],
    ['somebody invited', { isInvited: true }, { ok: false, why: 'ALREADY_INVITED', fields: ['Email'] }],
    ['the last who fits', { size: largestTeam - 1 }, { ok: true, value: true }],
    ['one too many', { size: largestTeam }, { ok: false, why: 'TEAM_FULL' }],
  ] as const)('%s', (_, change, outcome) => {
    expect(mayInvite({ ...team, ...change })).toEqual(outcome)
  })
})

describe('a role', () => {
  it.each(agencyRoles.flatMap((role) => agencyRoles.map((needed) => [role, needed] as const)))(
    '%s, where %s is needed',
    (role, needed) => {
      expect(mayActAs(role, needed)).toBe(role === 'owner' || role === needed)
    },
  )
})
