import { describe, expect, it } from 'vitest'
import { decodeJwt } from 'jose'
import { atDoor, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { openTestApp } from '#testing/test-app.ts'

const { anAgency, aColleague, aStaffMember, database } = await openTestApp()
const common = { reference: 'test-standing', language: 'en', address: '' } as const
const nothing = query(`select 1`)

async function anOwner(purpose: 'read' | 'write' = 'write') {
  const { agencyId } = await anAgency()
  const { token, userId } = await aColleague(agencyId, 'owner')
  const { sid: sessionId } = decodeJwt<{ sid: string }>(token)
  const asked = { access: 'agency:owner', purpose } as const
  return { ...common, kind: 'agency', agencyId, userId, sessionId, asked } satisfies AgencyCaller
}
async function anAdmin() {
  const { id: staffId, sessionId } = await aStaffMember('admin')
  const asked = { access: 'staff:admin', purpose: 'write' } as const
  return { ...common, kind: 'staff', staffId, sessionId, roles: ['admin'], asked } satisfies StaffCaller
}
const doors = (caller: AgencyCaller | StaffCaller) => [
  caller,
  atDoor(caller, caller.kind === 'agency' ? 'portal' : 'desk'),
]
/** What a write of theirs comes to, inside and at the door. */
async function outcomes(caller: AgencyCaller | StaffCaller) {
  const tries = doors(caller).map((at) => database.db.write(at, (tx) => nothing.run(tx)).then(() => 'done'))
  return Promise.all(tries.map((one) => one.catch((error: { code: string }) => error.code)))
}

describe('a write for somebody who was let in', () => {
  it('goes on while they may', async () => {
    expect(await outcomes(await anOwner())).toEqual(['done', 'done'])
    expect(await outcomes(await anAdmin())).toEqual(['done', 'done'])
  })

  const losses: [string, string, string][] = [
    ['their session is over', `update agency_session set ended_at = now() where id = $2 and $1 > 0`, 'NOT_LOGGED_IN'],
    ['they are shut out', `update agency_user set disabled_at = now() where id = $1 and $2 <> ''`, 'NOT_LOGGED_IN'],
    ['they have another role', `update agency_user set role = 'agent' where id = $1 and $2 <> ''`, 'FORBIDDEN'],
    [
      'their agency is suspended',
      `update agency set status = 'suspended' where $2 <> '' and id = (select agency_id from agency_user where id = $1)`,
      'AGENCY_SUSPENDED',
    ],
    [
      'their agency may only read',
      `update agency set status = 'read-only' where $2 <> '' and id = (select agency_id from agency_user where id = $1)`,
      'AGENCY_READ_ONLY',
    ],
  ]
  it.each(losses)('does not begin once %s', async (_, loss, code) => {
    const owner = await anOwner()
    await database.sql(loss.replace('$2 <>', '$2::text <>'), [owner.userId, owner.sessionId])
    expect(await outcomes(owner)).toEqual([code, code])
  })

  it('begins in an agency that may only read where the operation says so', async () => {
    const owner = await anOwner('read')
    await database.sql(`update agency set status = 'read-only' where id = $1`, [owner.agencyId])
    expect(await outcomes(owner)).toEqual(['done', 'done'])
  })

  it.each([
    ['shut out', 'disabled_at = now()', 'NOT_LOGGED_IN'],
    ['another role', `roles = '{finance}'`, 'FORBIDDEN'],
  ])('does not begin for staff with the fate: %s', async (_, change, code) => {
    const admin = await anAdmin()
    await database.sql(`update staff set ${change} where id = $1`, [admin.staffId])
    expect(await outcomes(admin)).toEqual([code, code])
  })

  it('sabotage: goes on for somebody who is shut out when nothing is asked', async () => {
    const owner = await anOwner()
    await database.sql(`update agency_user set disabled_at = now() where id = $1`, [owner.userId])
    expect(owner.asked.purpose).toBe('write')
    expect(await outcomes({ ...owner, asked: 'nothing' })).toEqual(['done', 'done'])
  })
})
