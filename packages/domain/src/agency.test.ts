import { describe, expect, it } from 'vitest'
import { agencyStatuses, decideAgency, mayLogIn } from '#agency.ts'

describe('deciding on an agency', () => {
  it('approves one that waits and counts its version up', () => {
    expect(decideAgency({ status: 'pending', version: 4 }, { kind: 'approve', version: 4 })).toEqual({
      ok: true,
      value: { status: 'approved', version: 5 },
    })
  })

  it('refuses a decision that was taken on an older version', () => {
    expect(decideAgency({ status: 'pending', version: 5 }, { kind: 'approve', version: 4 })).toEqual({
      ok: false,
      why: 'STATE_CHANGED',
    })
  })

  it.each(agencyStatuses.filter((status) => status !== 'pending'))('does not approve a %s agency', (status) => {
    expect(decideAgency({ status, version: 1 }, { kind: 'approve', version: 1 })).toMatchObject({
      why: 'STATE_CHANGED',
    })
  })
})

describe('who may log in', () => {
  it.each([
    ['pending', 'AGENCY_PENDING'],
    ['rejected', 'AGENCY_REJECTED'],
    ['suspended', 'AGENCY_SUSPENDED'],
  ] as const)('a %s agency is told why not', (status, why) => {
    expect(mayLogIn(status)).toEqual({ ok: false, why })
  })

  it.each(['approved', 'read-only'] as const)('a %s agency may', (status) => {
    expect(mayLogIn(status)).toEqual({ ok: true, value: status })
  })
})
