import { describe, expect, it } from 'vitest'
import { acceptInvitation as accepting, changeStaffRoles, disableStaff, inviteStaff } from '@sarai/wire/desk/staff.ts'
import { asStaffId } from '@sarai/domain/ground/ids.ts'
import { proven, systemCaller, type StaffCaller, type Visitor } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { acceptInvitation } from '#staff/accept-invitation.ts'
import { disableStaff as shutOut } from '#staff/disable-staff.ts'
import { openInvitation } from '#staff/invitation-link.ts'
import { outcomeDuring, outcomeOf, reworded } from '#testing/sabotage/held-after.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const admin = await aStaffMember('admin')
const visitor: Visitor = { kind: 'visitor', reference: 'test-inviter', language: 'en', address: '' }

/** An admin who has invited a mailbox of their own, and the token that came there. */
async function anInviter() {
  const inviter = await aStaffMember('admin')
  const body = { username: `${crypto.randomUUID()}@evil.example`, roles: ['admin' as const], language: 'en' as const }
  const { id } = await callAs(inviter.token)(inviteStaff, { body })
  const token = await database.workerDb.write(systemCaller('test'), (tx) => openInvitation(tx, asStaffId(id)))
  return { inviter, id, token }
}
const given = (token: string) => ({ token, name: 'Babak Private', password: 'Minaret8Blue' })
const accept = (token: string) => callAs(null)(accepting, { body: given(token) })
const acceptBy = (db: Database, token: string) => acceptInvitation(db, visitor, given(token))
const isOut = async (id: number) =>
  (await database.sql<{ out: boolean }>(`select disabled_at is not null as out from staff where id = $1`, [id]))[0]?.out

describe('an invitation of somebody who is an admin no more', () => {
  it.each([
    ['was shut out', (id: number) => callAs(admin.token)(disableStaff, { params: { id } })],
    [
      'has other roles now',
      (id: number) =>
        callAs(admin.token)(changeStaffRoles, { params: { id }, body: { version: 1, roles: ['finance'] } }),
    ],
  ])('opens nothing once its sender %s, and the log says that it was taken back', async (_, lose) => {
    const { inviter, id, token } = await anInviter()
    await lose(inviter.id)
    expect(await isOut(id)).toBe(true)
    await expect(accept(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    const log = await database.sql(`select 1 from activity where what = 'staff-disable' and subject_id = $1`, [`${id}`])
    expect(log).toHaveLength(1)
  })

  it('stays open when its sender loses another role than that of an admin', async () => {
    const { inviter, id, token } = await anInviter()
    const params = { id: inviter.id }
    await callAs(admin.token)(changeStaffRoles, { params, body: { version: 1, roles: ['admin', 'finance'] } })
    await callAs(admin.token)(changeStaffRoles, { params, body: { version: 2, roles: ['admin'] } })
    expect(await isOut(id)).toBe(false)
    await expect(accept(token)).resolves.toBeNull()
  })

  it('opens nothing when nobody took it back', async () => {
    const { inviter, token } = await anInviter()
    await database.sql(`update staff set disabled_at = now() where id = $1`, [inviter.id])
    await expect(accept(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('opens nothing when it is accepted while its sender is being shut out', async () => {
    const { inviter, token } = await anInviter()
    const common = { reference: 'test-inviter', language: 'en', address: '', sessionId: '' } as const
    const caller = proven({
      ...common,
      kind: 'staff',
      asked: 'nothing',
      staffId: admin.id,
      roles: ['admin'],
    } satisfies StaffCaller)
    const shutting = (db: Database) => shutOut(db, caller, inviter.id)
    const first = { work: shutting, heldAfter: 'update staff set disabled_at' }
    expect(await outcomeDuring(database.db, first, () => acceptBy(database.db, token))).toBe('LINK_INVALID')
  })

  it('sabotage: opens the desk when the inviter is not looked at', async () => {
    const { inviter, token } = await anInviter()
    await database.sql(`update staff set disabled_at = now() where id = $1`, [inviter.id])
    const blind = reworded(
      database.db,
      `'admin' = any(roles) and disabled_at is null and has_password as "isAdmin"`,
      'true as "isAdmin"',
    )
    expect(await outcomeOf(acceptBy(blind, token))).toBe('done')
  })
})
