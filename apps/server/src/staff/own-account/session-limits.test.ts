import { describe, expect, it } from 'vitest'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { listStaffSessions } from '@sarai/wire/desk/own-account.ts'
import { idleHeader } from '@sarai/wire/core/operation.ts'
import { writeRefreshToken } from '#identity/token/refresh-token.ts'
import { createSessionCheck } from '#identity/session-check.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import { stolenStaffSessionTasks } from '#staff/own-account/stolen-staff-session.ts'
import { openTestApp, type TestStaff } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { app, database, callAs, aStaffMember } = await openTestApp()
const { REFRESH_TOKEN_SECRET } = testConfig(database.urls)

const letPass = (column: 'created_at' | 'used_at', time: string, { sessionId }: TestStaff) =>
  database.sql(`update staff_session set ${column} = now() - $1::interval where id = $2`, [time, sessionId])
const idleSeconds = async ({ sessionId }: TestStaff) =>
  (
    await database.sql<{ idle: number }>(
      `select extract(epoch from now() - used_at)::int as idle from staff_session where id = $1`,
      [sessionId],
    )
  )[0]!.idle
const renew = ({ sessionId }: TestStaff, language = 'en') => {
  const token = writeRefreshToken(REFRESH_TOKEN_SECRET, 'desk', { owner: 0, sessionId, generation: 1 })
  const headers = { cookie: `__Host-sarai-desk=${token}`, 'accept-language': language }
  return app.inject({ method: 'POST', url: '/desk/api/token', headers })
}
const read = ({ token }: TestStaff, headers: Record<string, string> = {}) =>
  app.inject({ url: '/desk/api/me', headers: { authorization: `Bearer ${token}`, ...headers } })

describe('a login to the desk', () => {
  it('that is used in two places is over, and its owner and the log are told', async () => {
    const staff = await aStaffMember('finance')
    expect((await renew(staff)).statusCode).toBe(200)
    await database.sql(`update staff_session set renewed_at = now() - interval '30 seconds'`)
    expect((await renew(staff)).statusCode).toBe(401)
    const sent: string[] = []
    const mailer = { send: async ({ content }: { content: MailContent }) => void sent.push(content.subject) }
    const tasks = stolenStaffSessionTasks({ db: database.workerDb, mailer })
    await tasks['note-stolen-staff-session']({ sessionId: staff.sessionId }, 'a')
    await tasks['mail-staff-session-stolen']({ staffId: staff.id }, 'b')
    expect(sent).toEqual(['One of your sessions was ended for safety'])
    const about = [staff.id]
    const steps = `select 1 from activity where what = 'staff-session-stolen' and subject_id = $1`
    expect(await database.sql(steps, about)).toHaveLength(1)
    const jobs = await database.sql(
      `select 1 from graphile_worker.jobs where task_identifier in ('note-stolen-staff-session', 'mail-staff-session-stolen')`,
    )
    expect(jobs).toHaveLength(2)
  })

  it('ends after 60 minutes without activity, and says so', async () => {
    const staff = await aStaffMember('finance')
    await letPass('used_at', '61 minutes', staff)
    expect((await read(staff)).statusCode).toBe(401)
    const refused = await renew(staff)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 'SESSION_IDLE', detail: expect.stringContaining('60 minutes') })
    expect((await renew(staff, 'fa')).json().detail).toContain('۶۰ دقیقه')
  })

  it('ends after 12 hours, however busy', async () => {
    const staff = await aStaffMember('finance')
    await letPass('created_at', '12 hours 1 minute', staff)
    expect((await read(staff)).statusCode).toBe(401)
    expect((await renew(staff)).json()).toMatchObject({ code: 'SESSION_TOO_OLD' })
    expect((await renew(staff, 'fa')).json().detail).toContain('۱۲ ساعت')
  })

  it('goes on while it is used', async () => {
    const staff = await aStaffMember('finance')
    await letPass('used_at', '59 minutes', staff)
    await callAs(staff.token)(readStaffProfile, {})
    expect(await idleSeconds(staff)).toBeLessThan(30)
  })

  it('is not kept alive by renewals and by what a screen reads by itself', async () => {
    const staff = await aStaffMember('finance')
    await letPass('used_at', '59 minutes', staff)
    expect((await renew(staff)).statusCode).toBe(200)
    expect((await read(staff, { [idleHeader]: '1' })).statusCode).toBe(200)
    expect(await idleSeconds(staff)).toBeGreaterThan(58 * 60)
  })

  it('is not kept alive by the live stream, and loses it', async () => {
    const staff = await aStaffMember('finance')
    const check = createSessionCheck(database.db)
    const { id: staffId, sessionId } = staff
    const caller = {
      kind: 'staff',
      asked: 'nothing',
      staffId,
      sessionId,
      roles: [],
      reference: 'r',
      language: 'en',
      address: '',
    } as const
    const asked = { access: 'staff', purpose: 'follow' } as const
    await letPass('used_at', '59 minutes', staff)
    await check(caller, asked, false)
    expect(await idleSeconds(staff)).toBeGreaterThan(58 * 60)
    await letPass('used_at', '61 minutes', staff)
    await expect(check(caller, asked, false)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('is no longer in the list of sessions once it is over', async () => {
    const staff = await aStaffMember('finance')
    await database.sql(
      `insert into staff_session (staff_id, expires_at, used_at) values ($1, now() + interval '1 day', now() - interval '2 hours')`,
      [staff.id],
    )
    expect(await callAs(staff.token)(listStaffSessions, {})).toHaveLength(1)
  })

  it('sabotage: were what a screen reads by itself counted, a forgotten screen would stay logged in', async () => {
    const staff = await aStaffMember('finance')
    await letPass('used_at', '59 minutes', staff)
    expect((await read(staff)).statusCode).toBe(200)
    expect(await idleSeconds(staff)).toBeLessThan(30)
  })
})
