import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProfileSummary, requestToken } from '@sarai/wire/portal/accounts.ts'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { changeColleague, inviteColleague, listColleagues, listInvitations } from '@sarai/wire/portal/colleagues.ts'
import { readAgency } from '@sarai/wire/desk/agencies.ts'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { forgetting } from '#testing/forgetting.ts'
import { startApi, type Running } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, anAgency, aColleague, aStaffMember, callAs, database } = await openTestApp()
const pastTrust = () => new Promise((resolve) => setTimeout(resolve, 1_000))

/** A second process beside the one under test: it has its own memory of who is trusted. */
let other: Running & { url: string }
beforeAll(async () => void (other = await startApi(testEnvironment(database.urls))))
afterAll(() => other.stop())

const headersOf = (token: string) => ({
  accept: mediaTypeOf('ProfileSummaryDTO'),
  authorization: `Bearer ${token}`,
})
const statusHere = async (token: string) => {
  const answer = await app.inject({ url: '/api/Client', headers: headersOf(token) })
  return answer.statusCode
}
const statusThere = async (token: string) => {
  const answer = await fetch(`${other.url}/api/Client`, { headers: headersOf(token) })
  return answer.status
}
const logIn = (username: string, language = 'en') =>
  callAs(null, language)(requestToken, { body: { grant_type: 'password', username, password: testPassword } })

async function aTeam() {
  const agency = await anAgency()
  const agent = await aColleague(agency.agencyId, 'agent')
  const owner = callAs(agency.token)
  const change = (
    id: number,
    body: { Role?: 'owner' | 'agent' | 'accountant'; IsDisabled?: boolean; Version?: number },
  ) => owner(changeColleague, { params: { id }, body: { Version: 1, ...body } })
  const [me] = await owner(listColleagues, {})
  return { ...agency, ownerId: me?.Id ?? 0, owner, agent, change }
}

describe('a disabled colleague', () => {
  it('is refused by every process within a second, and the login says why', async () => {
    const { agent, change } = await aTeam()
    expect([await statusHere(agent.token), await statusThere(agent.token)]).toEqual([200, 200])
    await change(agent.userId, { IsDisabled: true })
    await pastTrust()
    expect([await statusHere(agent.token), await statusThere(agent.token)]).toEqual([401, 401])
    await expect(logIn(agent.username)).rejects.toMatchObject({
      code: 'USER_DISABLED',
      message: 'Your agency has closed your access. Ask an owner of the account at your agency.',
    })
    await expect(logIn(agent.username, 'fa')).rejects.toMatchObject({
      message: 'آژانس شما دسترسی‌تان را بسته است. موضوع را از مالک حساب در آژانس خود بپرسید.',
    })
  })

  it.each([
    ['was disabled', { IsDisabled: true }, 'NOT_LOGGED_IN'],
    ['is no owner any more', { Role: 'agent' as const }, 'FORBIDDEN'],
  ])('who %s has nobody invited any more, and invites nobody on the trust of a moment ago', async (_, change, code) => {
    const team = await aTeam()
    const former = await aColleague(team.agencyId, 'owner')
    const invite = (Email: string) =>
      callAs(former.token)(inviteColleague, {
        body: { FirstName: 'Sara', LastName: 'Azad', Email, Role: 'owner', Language: 'en' },
      })
    await invite(`own-mailbox.${team.agencyId}@kish.example`)
    await team.change(former.userId, change)
    expect(await team.owner(listInvitations, {})).toEqual([])
    await expect(invite(`another.${team.agencyId}@kish.example`)).rejects.toMatchObject({ code })
    const log = await database.sql(
      `select subject_label as name from activity where agency_id = $1 and what = 'colleague-withdraw'`,
      [team.agencyId],
    )
    expect(log).toEqual([{ name: 'Sara Azad' }])
  })

  it('is not let back into the stream of changes, not even on the trust of a moment ago', async () => {
    const { agent, change } = await aTeam()
    expect(await statusThere(agent.token)).toBe(200)
    await change(agent.userId, { IsDisabled: true })
    const stream = await fetch(`${other.url}/api/live`, { headers: headersOf(agent.token) })
    expect(stream.status).toBe(401)
  })

  it('learns why when the browser tries to renew', async () => {
    const { agent, change } = await aTeam()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ grant_type: 'password', username: agent.username, password: testPassword })
    const login = await app.inject({ method: 'POST', url: '/token', headers: form, payload: payload.toString() })
    const cookie = `${login.cookies[0]!.name}=${login.cookies[0]!.value}`
    await change(agent.userId, { IsDisabled: true })
    const renewal = { method: 'POST', url: '/token', payload: 'grant_type=refresh_token' } as const
    const answer = await app.inject({ ...renewal, headers: { ...form, cookie } })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['x-problem-code']).toBe('USER_DISABLED')
  })

  it('may come in again once enabled, with a login of their own', async () => {
    const { agent, change } = await aTeam()
    await change(agent.userId, { IsDisabled: true })
    await change(agent.userId, { IsDisabled: false })
    await pastTrust()
    expect(await statusHere(agent.token)).toBe(401)
    const { access_token } = await logIn(agent.username)
    expect(await statusHere(access_token)).toBe(200)
  })

  it.each([
    ['the sessions', { table: 'agency_session', column: 'ended_at' }],
    ['the user', { table: 'agency_user', column: 'disabled_at' }],
  ])('sabotage: stays out although %s forgot it, because there are two locks', async (_, forgotten) => {
    const { agent, change } = await aTeam()
    await forgetting(database, forgotten, () => change(agent.userId, { IsDisabled: true }))
    await pastTrust()
    expect(await statusHere(agent.token)).toBe(401)
  })
})

describe('a role', () => {
  it('counts within a second of its change', async () => {
    const { agent, change } = await aTeam()
    const mina = callAs(agent.token)
    await expect(mina(listInvitations, {})).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 })
    await change(agent.userId, { Role: 'owner' })
    await pastTrust()
    await expect(mina(listInvitations, {})).resolves.toEqual([])
    expect(await mina(readProfileSummary, {})).toMatchObject({ Role: 'owner' })
  })

  it('stays as another owner has just given it; somebody is kept out whatever it is', async () => {
    const { agencyId, owner, agent, change } = await aTeam()
    const second = await aColleague(agencyId, 'owner')
    await change(agent.userId, { Role: 'accountant' })
    const late = { params: { id: agent.userId }, body: { Version: 1, Role: 'agent' } } as const
    await expect(callAs(second.token)(changeColleague, late)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await change(agent.userId, { Version: 1, IsDisabled: true })
    const team = await owner(listColleagues, {})
    expect(team.find(({ Id }) => Id === agent.userId)).toMatchObject({
      Version: 2,
      Role: 'accountant',
      IsDisabled: true,
    })
  })

  it('is never taken from the last active owner, even by two owners at once', async () => {
    const { ownerId, owner, agent, change } = await aTeam()
    await expect(change(ownerId, { Role: 'agent' })).rejects.toMatchObject({ code: 'LAST_OWNER', status: 409 })
    await change(agent.userId, { Role: 'owner' })
    await pastTrust()
    const mina = callAs(agent.token)
    const outcomes = await Promise.allSettled([
      mina(changeColleague, { params: { id: ownerId }, body: { Version: 1, Role: 'agent' } }),
      change(agent.userId, { Version: 2, Role: 'agent' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const team = await owner(listColleagues, {})
    expect(team.filter(({ Role }) => Role === 'owner')).toHaveLength(1)
  })
})

describe('an owner', () => {
  it('cannot disable themself', async () => {
    const { ownerId, agent, change } = await aTeam()
    await change(agent.userId, { Role: 'owner' })
    await expect(change(ownerId, { IsDisabled: true })).rejects.toMatchObject({ code: 'OWN_ACCESS' })
  })

  it('finds nobody of another agency', async () => {
    const [{ change }, { agent }] = [await aTeam(), await aTeam()]
    await expect(change(agent.userId, { IsDisabled: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await statusHere(agent.token)).toBe(200)
  })
})

describe('the desk', () => {
  it('sees the users of an agency with role and state, and who changed them', async () => {
    const { agencyId, agent, change } = await aTeam()
    await change(agent.userId, { Role: 'accountant', IsDisabled: true })
    await change(agent.userId, { Version: 2, Role: 'accountant' })
    const admin = callAs((await aStaffMember('admin')).token)
    const { users } = await admin(readAgency, { params: { id: agencyId } })
    expect(users).toMatchObject([
      { role: 'owner', isDisabled: false },
      { id: agent.userId, role: 'accountant', isDisabled: true },
    ])
    const { rows } = await admin(listActivity, { query: { agency: agencyId } })
    expect(rows).toMatchObject([
      {
        what: 'colleague-disable',
        subject: { kind: 'colleague', label: 'Mina Karimi' },
        who: { kind: 'agency', name: 'Nasrin Rahimi' },
      },
      { what: 'colleague-role', before: { role: { codes: ['agent'] } }, after: { role: { codes: ['accountant'] } } },
    ])
  })
})
