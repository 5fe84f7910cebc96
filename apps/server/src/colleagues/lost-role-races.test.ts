import { describe, expect, it } from 'vitest'
import { asStaffId, type StaffId, type UserId } from '@sarai/domain/ground/ids.ts'
import { proven, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { changeColleague } from '#colleagues/change-colleague.ts'
import { inviteColleague } from '#colleagues/invite-colleague.ts'
import type { Database } from '#database/unit-of-work.ts'
import { disableStaff } from '#staff/disable-staff.ts'
import { enableStaff } from '#staff/enable-staff.ts'
import { changeRoles } from '#staff/change-roles.ts'
import { inviteStaff } from '#staff/invite-staff.ts'
import { resetFactor } from '#staff/reset-factor.ts'
import { outcomeDuring, reworded } from '#testing/sabotage/held-after.ts'
import { openTestApp } from '#testing/test-app.ts'

const { anAgency, aColleague, aStaffMember, database } = await openTestApp()
const common = { reference: 'test-lost-role', language: 'en', address: '', sessionId: '' } as const

/** What somebody is answered who began while another was taking their role, and waited for that. */
const during = (loss: (db: Database) => Promise<unknown>, heldAt: string, act: () => Promise<unknown>) =>
  outcomeDuring(database.db, { work: loss, heldAfter: heldAt }, act)

async function aTeam() {
  const { agencyId } = await anAgency()
  const [owner, leaving, friend] = await Promise.all(
    (['owner', 'owner', 'agent'] as const).map((role) => aColleague(agencyId, role)),
  )
  const callerOf = (userId: UserId) =>
    proven({ ...common, kind: 'agency', asked: 'nothing', agencyId, userId } satisfies AgencyCaller)
  const [first, second] = [callerOf(owner!.userId), callerOf(leaving!.userId)]
  const demote = (db: Database) => changeColleague(db, first, second.userId, { Version: 1, Role: 'agent' })
  const promote = (db = database.db) => changeColleague(db, second, friend!.userId, { Version: 1, Role: 'owner' })
  return { second, demote, promote }
}

async function aDesk() {
  const [admin, leaving, friend] = [await aStaffMember('admin'), await aStaffMember('admin'), await aStaffMember()]
  const callerOf = (staffId: StaffId) =>
    proven({ ...common, kind: 'staff', asked: 'nothing', staffId, roles: ['admin'] } satisfies StaffCaller)
  const shutOut = (db: Database) => disableStaff(db, callerOf(admin.id), leaving.id)
  return { shutOut, second: callerOf(leaving.id), friend: friend.id }
}

describe('whoever waits for the one who takes their role', () => {
  it('makes nobody an owner', async () => {
    const { demote, promote } = await aTeam()
    expect(await during(demote, 'update agency_user set role', promote)).toBe('FORBIDDEN')
  })

  it('invites nobody', async () => {
    const { demote, second } = await aTeam()
    const given = {
      FirstName: 'Eve',
      LastName: 'Evil',
      Email: 'e@evil.example',
      Role: 'owner',
      Language: 'en',
    } as const
    const invite = () => inviteColleague(database.db, second, given)
    expect(await during(demote, 'update agency_user set role', invite)).toBe('FORBIDDEN')
  })

  const atDesk: [string, (db: Database, caller: Desk['second'], friend: number) => Promise<unknown>][] = [
    [
      'gives roles',
      (db, caller, friend) => changeRoles(db, caller, asStaffId(friend), { version: 1, roles: ['admin'] }),
    ],
    ['shuts out', (db, caller, friend) => disableStaff(db, caller, asStaffId(friend))],
    ['lets in again', (db, caller, friend) => enableStaff(db, caller, asStaffId(friend))],
    ['resets a factor', (db, caller, friend) => resetFactor(db, caller, asStaffId(friend))],
    [
      'invites',
      (db, caller) => inviteStaff(db, caller, { username: 'eve@evil.example', roles: ['admin'], language: 'en' }),
    ],
  ]
  type Desk = Awaited<ReturnType<typeof aDesk>>
  it.each(atDesk)('at the desk no longer %s', async (_, act) => {
    const { shutOut, second, friend } = await aDesk()
    const late = () => act(database.db, second, friend)
    expect(await during(shutOut, 'update staff set disabled_at', late)).toBe('FORBIDDEN')
  })

  it('sabotage: without asking under the lock they still hand their role on', async () => {
    const { demote, promote } = await aTeam()
    const blind = reworded(database.db, `and role = 'owner' and disabled_at is null`, '')
    expect(await during(demote, 'update agency_user set role', () => promote(blind))).toBe('done')
  })
})
