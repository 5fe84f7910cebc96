import { describe, expect, it } from 'vitest'
import { startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { changeStaffRoles, disableStaff, enableStaff, listStaff, resetFactor } from '@sarai/wire/desk/staff.ts'
import { proven, type Proven, type StaffCaller } from '#caller.ts'
import { changeRoles } from '#staff/change-roles.ts'
import { openTestApp, testPassword, type TestStaff } from '#testing/test-app.ts'
import { withoutLocks } from '#testing/sabotage/without-locks.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const admin = await aStaffMember('admin')
const desk = callAs(admin.token)

const callerOf = ({ id, sessionId }: TestStaff): Proven<StaffCaller> =>
  proven({
    kind: 'staff',
    asked: 'nothing',
    staffId: id,
    roles: ['admin'],
    sessionId,
    reference: 'staff-test',
    language: 'en',
    address: '',
  })
const rolesOf = async ({ id }: TestStaff) => {
  const [row] = await database.sql<{ roles: string[] }>(`select roles from staff where id = $1`, [id])
  return row?.roles
}
const keepOnly = (...admins: TestStaff[]) =>
  database.sql(`update staff set disabled_at = case when id = any($1) then null else now() end`, [
    admins.map(({ id }) => id),
  ])

describe('the people of the desk', () => {
  it('are listed page by page, who came last first, for admins only', async () => {
    const [older, newest] = [await aStaffMember('finance'), await aStaffMember('catalogue')]
    const first = await desk(listStaff, { query: { limit: 1 } })
    expect(first).toMatchObject({ rows: [{ id: newest.id, state: 'active', hasFactor: true }], next: newest.id })
    const rest = await desk(listStaff, { query: { after: newest.id } })
    expect(rest.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([older.id, admin.id]))
    await expect(callAs(older.token)(listStaff, { query: {} })).rejects.toMatchObject({ status: 403 })
  })

  it('get and lose roles at once, without a new login, and the log says what was before', async () => {
    const clerk = await aStaffMember('finance')
    await expect(callAs(clerk.token)(listAgencies, { query: {} })).rejects.toMatchObject({ status: 403 })
    await desk(changeStaffRoles, { params: { id: clerk.id }, body: { version: 1, roles: ['admin', 'finance'] } })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await expect(callAs(clerk.token)(listAgencies, { query: {} })).resolves.toHaveProperty('rows')
    await desk(changeStaffRoles, { params: { id: clerk.id }, body: { version: 2, roles: ['catalogue'] } })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await expect(callAs(clerk.token)(listAgencies, { query: {} })).rejects.toMatchObject({ status: 403 })
    const { rows } = await desk(listActivity, { query: { what: 'staff-roles' } })
    expect(rows[0]).toMatchObject({
      who: { kind: 'staff', id: admin.id },
      subject: { kind: 'staff', id: clerk.id, label: 'Kaveh Moradi' },
      before: { roles: { is: 'words', of: 'staff-role', codes: ['finance', 'admin'] } },
      after: { roles: { codes: ['catalogue'] } },
    })
  })

  it('keep what one admin gave them when another, who saw the roles before that, changes them', async () => {
    const clerk = await aStaffMember('finance')
    const other = await aStaffMember('admin')
    await desk(changeStaffRoles, { params: { id: clerk.id }, body: { version: 1, roles: ['finance', 'catalogue'] } })
    const late = callAs(other.token)(changeStaffRoles, {
      params: { id: clerk.id },
      body: { version: 1, roles: ['finance', 'reservations'] },
    })
    await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    const { rows } = await desk(listStaff, { query: {} })
    expect(rows.find(({ id }) => id === clerk.id)).toMatchObject({ version: 2, roles: ['finance', 'catalogue'] })
  })

  it('are shut out within a second, and let in again', async () => {
    const clerk = await aStaffMember('admin')
    await callAs(clerk.token)(listAgencies, { query: {} })
    await desk(disableStaff, { params: { id: clerk.id } })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await expect(callAs(clerk.token)(listAgencies, { query: {} })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const login = () => callAs(null)(startDeskLogin, { body: { username: clerk.username, password: testPassword } })
    await expect(login()).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    await desk(enableStaff, { params: { id: clerk.id } })
    await expect(login()).resolves.toMatchObject({ next: 'code' })
    await expect(callAs(clerk.token)(listAgencies, { query: {} })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('get a new authenticator app from another admin, never from themselves', async () => {
    const clerk = await aStaffMember('admin')
    await expect(desk(resetFactor, { params: { id: admin.id } })).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
    await desk(resetFactor, { params: { id: clerk.id } })
    const login = await callAs(null)(startDeskLogin, { body: { username: clerk.username, password: testPassword } })
    expect(login.next).toBe('enrol')
    const [open] = await database.sql(`select 1 from staff_session where staff_id = $1 and ended_at is null`, [
      clerk.id,
    ])
    expect(open).toBeUndefined()
  })
})

describe('the admins', () => {
  it('cannot take their own role or shut themselves out', async () => {
    await aStaffMember('admin')
    const own = { params: { id: admin.id } }
    await expect(desk(changeStaffRoles, { ...own, body: { version: 1, roles: ['finance'] } })).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
      status: 409,
    })
    await expect(desk(disableStaff, own)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
    await desk(changeStaffRoles, { ...own, body: { version: 1, roles: ['finance', 'admin'] } })
    await desk(changeStaffRoles, { ...own, body: { version: 2, roles: ['admin'] } })
  })

  it('never become none: the last one stays, and somebody invited does not count', async () => {
    await keepOnly(admin)
    await database.sql(`insert into staff (username, username_key, roles) values ('i@s.x', 'i@s.x', '{admin}')`)
    await expect(desk(disableStaff, { params: { id: admin.id } })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    await expect(
      desk(changeStaffRoles, { params: { id: admin.id }, body: { version: 3, roles: ['finance'] } }),
    ).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  })

  it('never become none, not even when two take the role from each other at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, other] = [await aStaffMember('admin'), await aStaffMember('admin')]
      await keepOnly(one, other)
      const both = await Promise.allSettled([
        changeRoles(database.db, callerOf(one), other.id, { version: 1, roles: ['finance'] }),
        changeRoles(database.db, callerOf(other), one.id, { version: 1, roles: ['finance'] }),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(new Set((await Promise.all([rolesOf(one), rolesOf(other)])).flat())).toEqual(new Set(['admin', 'finance']))
    }
  })

  it('sabotage: without the lock both succeed, and the desk has no admin', async () => {
    const [one, other] = [await aStaffMember('admin'), await aStaffMember('admin')]
    await keepOnly(one, other)
    const arrived: (() => void)[] = []
    const meet = () =>
      new Promise<void>((resolve) => {
        arrived.push(resolve)
        if (arrived.length >= 2) for (const goOn of arrived) goOn()
      })
    const unlocked = withoutLocks(database.db, meet)
    await Promise.all([
      changeRoles(unlocked, callerOf(one), other.id, { version: 1, roles: ['finance'] }),
      changeRoles(unlocked, callerOf(other), one.id, { version: 1, roles: ['finance'] }),
    ])
    expect((await Promise.all([rolesOf(one), rolesOf(other)])).flat()).not.toContain('admin')
  })
})
