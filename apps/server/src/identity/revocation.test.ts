import { setTimeout as pause } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { changePassword, endSession } from '@sarai/wire/portal/accounts.ts'
import { connect } from '@sarai/wire/core/client.ts'
import { decideAgency } from '@sarai/wire/desk/agencies.ts'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { asUserId } from '@sarai/domain/ground/ids.ts'
import { createSessionCheck } from '#identity/session-check.ts'
import type { AgencyCaller } from '#caller.ts'
import { startApi } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

/** R4: what ends at one process is over at every process within a second, however busy the token was there. */
const { anAgency, aStaffMember, database } = await openTestApp()
const environment = testEnvironment(database.urls)
const processes = await Promise.all([startApi(environment), startApi(environment)])
afterAll(() => Promise.all(processes.map((running) => running.stop())))
const [first] = processes

const callAs = (token: string) =>
  connect({ baseUrl: first.url, token: () => token, language: () => 'en', unreachable: () => 'unreachable' })
const statusesOf = (token: string) =>
  Promise.all(
    processes.map(async ({ url }) => {
      const headers = { accept: mediaTypeOf('ProfileSummaryDTO'), authorization: `Bearer ${token}` }
      return (await fetch(`${url}/api/Client`, { headers })).status
    }),
  )
async function logIn(username: string) {
  const answer = await fetch(`${first.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password: testPassword }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { token, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! }
}
/** Uses the token at both processes before, during and after; answers what they say when the second is over. */
async function afterOneSecond(token: string, end: () => Promise<unknown>) {
  expect(await statusesOf(token)).toEqual([200, 200])
  await end()
  for (const over = Date.now() + 1_000; Date.now() < over; await pause(50)) await statusesOf(token)
  return statusesOf(token)
}

describe('a token is refused by every process within a second', () => {
  it('of the log-out', async () => {
    const { username } = await anAgency()
    const { token, cookie } = await logIn(username)
    const revoke = () => fetch(`${first.url}/token/revoke`, { method: 'POST', headers: { cookie } })
    expect(await afterOneSecond(token, revoke)).toEqual([401, 401])
  })

  it('of its session being ended from another device', async () => {
    const { username, token: phone } = await anAgency()
    const { token } = await logIn(username)
    const { sid } = decodeJwt<{ sid: string }>(token)
    const end = () => callAs(phone)(endSession, { params: { id: sid } })
    expect(await afterOneSecond(token, end)).toEqual([401, 401])
    expect(await statusesOf(phone)).toEqual([200, 200])
  })

  it('of the agency being suspended', async () => {
    const { token, agencyId } = await anAgency()
    const staff = await aStaffMember('admin')
    const decision = { version: 1, decision: 'suspend' as const, reason: 'The licence has run out.' }
    const suspend = () => callAs(staff.token)(decideAgency, { params: { id: agencyId }, body: decision })
    for (const status of await afterOneSecond(token, suspend)) expect([401, 403]).toContain(status)
  })

  it('of the password being changed elsewhere', async () => {
    const { username, token: phone } = await anAgency()
    const { token } = await logIn(username)
    const body = { CurrentPassword: testPassword, NewPassword: 'Sarb4n-of-Yazd' }
    expect(await afterOneSecond(token, () => callAs(phone)(changePassword, { body }))).toEqual([401, 401])
    expect(await statusesOf(phone)).toEqual([200, 200])
  })

  it('is found out by one look for all calls that come at once, however many', async () => {
    const { token, agencyId } = await anAgency()
    const { sid: sessionId } = decodeJwt<{ sid: string }>(token)
    const common = { reference: 'test-revocation', language: 'en', address: '' } as const
    const caller: AgencyCaller = {
      ...common,
      kind: 'agency',
      asked: 'nothing',
      agencyId,
      userId: asUserId(1),
      sessionId,
    }
    await database.sql(`update agency_session set ended_at = now() where id = $1`, [sessionId])
    const looks = vi.spyOn(database.db, 'look')
    const check = createSessionCheck(database.db)
    const calls = Array.from({ length: 200 }, async () => check(caller, { access: 'agency', purpose: 'read' }, true))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(looks).toHaveBeenCalledTimes(1)
    looks.mockRestore()
    await expect(check(caller, { access: 'agency', purpose: 'read' }, true)).rejects.toMatchObject({ status: 401 })
  })

  it('sabotage: would be taken for ever by a process whose trust does not run out', async () => {
    const { token, agencyId } = await anAgency()
    const { sid: sessionId } = decodeJwt<{ sid: string }>(token)
    const common = { reference: 'test-revocation', language: 'en', address: '' } as const
    const caller: AgencyCaller = {
      ...common,
      kind: 'agency',
      asked: 'nothing',
      agencyId,
      userId: asUserId(1),
      sessionId,
    }
    const asked = { access: 'agency', purpose: 'read' } as const
    const [trusting, ours] = [createSessionCheck(database.db, () => 0), createSessionCheck(database.db)]
    await Promise.all([trusting(caller, asked, true), ours(caller, asked, true)])
    await database.sql(`update agency_session set ended_at = now() where id = $1`, [sessionId])
    await pause(1_000)
    expect(await trusting(caller, asked, true)).toBeDefined()
    await expect(ours(caller, asked, true)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
})
