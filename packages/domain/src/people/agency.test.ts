import { describe, expect, it } from 'vitest'
import {
  agencyDecisionKinds,
  agencyStatuses,
  decideAgency,
  decisionsOn,
  mailToResend,
  mayLogIn,
  mayWrite,
  type AgencyDecisionKind,
  type AgencyStatus,
} from '#people/agency.ts'

const passing = [
  ['pending', 'approve', 'approved'],
  ['rejected', 'approve', 'approved'],
  ['pending', 'reject', 'rejected'],
  ['approved', 'restrict', 'read-only'],
  ['approved', 'suspend', 'suspended'],
  ['read-only', 'suspend', 'suspended'],
  ['read-only', 'reinstate', 'approved'],
  ['suspended', 'reinstate', 'approved'],
] as const satisfies [AgencyStatus, AgencyDecisionKind, AgencyStatus][]

const standing = { hasLostAddress: false }
const isPassing = (status: AgencyStatus, kind: AgencyDecisionKind) =>
  passing.some(([from, decision]) => from === status && decision === kind)
const others = agencyStatuses.flatMap((status) =>
  agencyDecisionKinds.filter((kind) => !isPassing(status, kind)).map((kind) => [status, kind] as const),
)

describe('deciding on an agency', () => {
  it.each(passing)('a %s agency, %s: %s, one version later', (status, kind, after) => {
    const outcome = decideAgency({ ...standing, status, version: 4 }, { kind, version: 4, reason: 'because' })
    expect(outcome).toMatchObject({ ok: true, value: { status: after, version: 5, reason: 'because' } })
  })

  it.each(others)('a %s agency cannot be met with %s', (status, kind) => {
    const outcome = decideAgency({ ...standing, status, version: 4 }, { kind, version: 4, reason: 'because' })
    expect(outcome).toEqual({ ok: false, why: 'STATE_CHANGED' })
  })

  it.each(passing.map(([status, kind]) => [status, kind] as const))(
    'a %s agency, %s: not on an older version',
    (status, kind) => {
      const outcome = decideAgency({ ...standing, status, version: 5 }, { kind, version: 4, reason: 'because' })
      expect(outcome).toEqual({ ok: false, why: 'STATE_CHANGED' })
    },
  )

  it.each([
    ['pending', 'reject'],
    ['approved', 'suspend'],
  ] as const)('a %s agency is told why: %s without a reason is refused', (status, kind) => {
    for (const reason of [undefined, '', '  \n ']) {
      expect(decideAgency({ ...standing, status, version: 1 }, { kind, version: 1, reason })).toEqual({
        ok: false,
        why: 'REASON_REQUIRED',
        fields: ['reason'],
      })
    }
  })

  it.each([
    ['pending', 'approve'],
    ['approved', 'restrict'],
    ['suspended', 'reinstate'],
  ] as const)('a %s agency: %s needs no reason', (status, kind) => {
    expect(decideAgency({ ...standing, status, version: 1 }, { kind, version: 1 })).toMatchObject({
      value: { reason: null },
    })
  })

  it('keeps a reason without the space around it', () => {
    const outcome = decideAgency(
      { ...standing, status: 'pending', version: 1 },
      { kind: 'reject', version: 1, reason: ' No licence ' },
    )
    expect(outcome).toMatchObject({ value: { reason: 'No licence' } })
  })

  it.each(passing)('a %s agency, %s: sessions end when nobody may log in any more', (status, kind, after) => {
    const outcome = decideAgency({ ...standing, status, version: 1 }, { kind, version: 1, reason: 'because' })
    const endsSessions = after === 'rejected' || after === 'suspended'
    expect(outcome).toMatchObject({ value: { endsSessions } })
  })

  it.each(['pending', 'rejected'] as const)(
    'a %s agency whose address is somebody else’s is met with nothing',
    (status) => {
      const lost = { status, version: 1, hasLostAddress: true }
      expect(decideAgency(lost, { kind: 'approve', version: 1 })).toEqual({ ok: false, why: 'ADDRESS_LOST' })
      expect(decisionsOn(lost)).toEqual([])
    },
  )

  it.each([
    ['pending', ['approve', 'reject']],
    ['approved', ['restrict', 'suspend']],
    ['read-only', ['suspend', 'reinstate']],
    ['rejected', ['approve']],
    ['suspended', ['reinstate']],
  ] as const)('offers for a %s agency: %j', (status, decisions) => {
    expect(decisionsOn({ ...standing, status })).toEqual(decisions)
  })
})

describe('who may log in', () => {
  it.each([
    ['pending', 'AGENCY_PENDING'],
    ['rejected', 'AGENCY_REJECTED'],
    ['suspended', 'AGENCY_SUSPENDED'],
  ] as const)('a %s agency is told why not', (status, why) => {
    expect(mayLogIn(status)).toEqual({ ok: false, why })
    expect(mayWrite(status)).toEqual({ ok: false, why })
  })

  it.each(['approved', 'read-only'] as const)('a %s agency may', (status) => {
    expect(mayLogIn(status)).toEqual({ ok: true, value: status })
  })
})

describe('who may write', () => {
  it('an approved agency may', () => {
    expect(mayWrite('approved')).toEqual({ ok: true, value: 'approved' })
  })

  it('a read-only agency is told that it may only read', () => {
    expect(mayWrite('read-only')).toEqual({ ok: false, why: 'AGENCY_READ_ONLY' })
  })
})

it.each([
  ['pending', 'registered'],
  ['approved', 'approved'],
  ['read-only', undefined],
  ['rejected', undefined],
  ['suspended', undefined],
] as const)('the mail that may be sent again to a %s agency: %s', (status, mail) => {
  expect(mailToResend(status)).toBe(mail)
})
