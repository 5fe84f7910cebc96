import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import {
  acceptInvitation,
  disableStaff,
  enableStaff,
  inviteStaff,
  listStaff,
  readInvitation,
  resendInvitation,
} from '@sarai/wire/desk/staff.ts'
import { linkIn, mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const admin = await aStaffMember('admin')
const desk = callAs(admin.token)
const visitor = callAs(null)
let worker: Running

beforeAll(async () => {
  worker = await startWorker(testEnvironment(database.urls))
})
afterAll(() => worker.stop())

const password = 'Minaret8Blue'
const invite = async (language: 'en' | 'fa' = 'en') => {
  const username = `${crypto.randomUUID()}@sarai.example`
  const { id } = await desk(inviteStaff, { body: { username, roles: ['finance'], language } })
  return { id, username }
}
const tokenFor = async (username: string, mails = 1) => {
  const found = await mailsUntil(username, mails)
  return linkIn(found.at(-1)).searchParams.get('token') ?? ''
}
const accept = (token: string, key?: string) =>
  visitor(acceptInvitation, { body: { token, name: 'Leila Azad', password } }, key === undefined ? {} : { key })

describe('an invitation to the desk', () => {
  it.each([
    ['en', 'You are invited to the Sarai reservation desk', '<html lang="en" dir="ltr">'],
    ['fa', 'دعوت به سامانه واحد رزرواسیون سرای', '<html lang="fa" dir="rtl">'],
  ] as const)(
    'arrives in the language that was chosen (%s), with a link to the desk',
    async (language, subject, html) => {
      const { username } = await invite(language)
      const [mail] = await mailsUntil(username, 1)
      expect(mail).toMatchObject({ subject })
      expect(mail!.html).toContain(html)
      expect(linkIn(mail).href).toMatch(/^https:\/\/desk\.sarai\.example\/desk\/invitation\?token=[\w-]{43}$/)
    },
  )

  it('is accepted with a name and a password, and the first login sets the app up', async () => {
    const { id, username } = await invite()
    const token = await tokenFor(username)
    await expect(visitor(readInvitation, { body: { token } })).resolves.toEqual({ username })
    const before = await desk(listStaff, { query: { after: id + 1, limit: 1 } })
    expect(before.rows).toMatchObject([{ id, name: '', state: 'invited', hasFactor: false, roles: ['finance'] }])
    await accept(token)
    const after = await desk(listStaff, { query: { after: id + 1, limit: 1 } })
    expect(after.rows).toMatchObject([{ id, name: 'Leila Azad', state: 'active' }])
    await expect(visitor(startDeskLogin, { body: { username, password } })).resolves.toMatchObject({ next: 'enrol' })
    const steps = await database.sql<{ what: string; actor_id: number }>(
      `select what, actor_id::int from activity where subject_kind = 'staff' and subject_id = $1 order by id`,
      [id],
    )
    expect(steps).toEqual([
      { what: 'staff-invite', actor_id: admin.id },
      { what: 'staff-join', actor_id: id },
    ])
  })

  it('works once; the same call sent twice is one acceptance', async () => {
    const { username } = await invite()
    const token = await tokenFor(username)
    const key = crypto.randomUUID()
    await accept(token, key)
    await expect(accept(token, key)).resolves.toBeNull()
    await expect(accept(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(visitor(readInvitation, { body: { token } })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is over after 48 hours, and when it is sent again the old link ends', async () => {
    const { id, username } = await invite()
    const old = await tokenFor(username)
    await database.sql(`update staff_link set expires_at = expires_at - interval '48 hours' where staff_id = $1`, [id])
    await database.sql(`update staff set invited_at = invited_at - interval '48 hours' where id = $1`, [id])
    await expect(accept(old)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    const { rows } = await desk(listStaff, { query: { after: id + 1, limit: 1 } })
    expect(rows).toMatchObject([{ state: 'invitation-expired' }])

    await desk(resendInvitation, { params: { id } })
    const second = await tokenFor(username, 2)
    await desk(resendInvitation, { params: { id } })
    const third = await tokenFor(username, 3)
    await expect(accept(second)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await accept(third)
    await expect(desk(resendInvitation, { params: { id } })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })

  it('is mailed again three times at once, and then has to wait, whoever sends it', async () => {
    const { id } = await invite()
    const resend = async () => callAs((await aStaffMember('admin')).token)(resendInvitation, { params: { id } })
    for (let turn = 0; turn < 3; turn += 1) await resend()
    await expect(resend()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  })

  it('is taken back by shutting the person out', async () => {
    const { id, username } = await invite()
    const token = await tokenFor(username)
    await desk(disableStaff, { params: { id } })
    await expect(accept(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await desk(enableStaff, { params: { id } })
    await expect(accept(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('goes to nobody who is at the desk already', async () => {
    const { username } = await invite()
    const body = { username: username.toUpperCase(), roles: ['admin' as const], language: 'en' as const }
    await expect(desk(inviteStaff, { body })).rejects.toMatchObject({ code: 'STAFF_KNOWN', fields: ['username'] })
  })

  it('is not accepted with a password that everybody tries, or with the own name in it', async () => {
    const { username } = await invite()
    const token = await tokenFor(username)
    const body = { token, name: 'Leila Azad' }
    await expect(visitor(acceptInvitation, { body: { ...body, password: 'Password1' } })).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
      fields: ['password'],
    })
    await expect(visitor(acceptInvitation, { body: { ...body, password: 'LeilaAzad7' } })).rejects.toMatchObject({
      code: 'PASSWORD_PERSONAL',
    })
  })
})
