import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { judgeRenewal } from '#identity/token/refresh-token.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

const { app, anAgency, database } = await openTestApp()

const profile = (token: string) =>
  app.inject({
    url: '/api/Client',
    headers: { accept: mediaTypeOf('ProfileSummaryDTO'), authorization: `Bearer ${token}` },
  })
const tokenCall = (form: Record<string, string>, cookie?: string) =>
  app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === undefined ? {} : { cookie }) },
    payload: new URLSearchParams(form).toString(),
  })
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) => {
  const [cookie] = answer.cookies
  return `${cookie!.name}=${cookie!.value}`
}
const logIn = async () => {
  const agency = await anAgency()
  const answer = await tokenCall({ grant_type: 'password', username: agency.username, password: testPassword })
  return { ...agency, answer, cookie: cookieOf(answer), token: answer.json().access_token as string }
}
const renew = (cookie: string) => tokenCall({ grant_type: 'refresh_token' }, cookie)
/** Moves the last renewal into the past, out of the ten seconds in which two tabs may renew at once. */
const letGracePass = () => database.sql(`update agency_session set renewed_at = now() - interval '30 seconds'`)
const pastTrust = () => new Promise((resolve) => setTimeout(resolve, 1_000))

describe('a session', () => {
  it('is one of fifty of its owner at most: the one that was used longest ago makes room', async () => {
    const { agencyId, username, token } = await logIn()
    await database.sql(
      `insert into agency_session (agency_id, user_id, expires_at, renewed_at)
       select agency_id, user_id, expires_at, now() - interval '1 hour' * n from agency_session, generate_series(1, 60) n
       where agency_id = $1 and id::text = $2`,
      [agencyId, decodeJwt(token)['sid']],
    )
    await tokenCall({ grant_type: 'password', username, password: testPassword })
    const open = await database.sql<{ hours: number }>(
      `select round(extract(epoch from now() - renewed_at) / 3600)::int as hours from agency_session
       where agency_id = $1 and ended_at is null order by renewed_at`,
      [agencyId],
    )
    expect(open).toHaveLength(50)
    expect(open[0]!.hours).toBeLessThan(50)
    const told = await database.sql(`select 1 from outbox where what = 'session' and agency_id = $1`, [agencyId])
    expect(told.length).toBeGreaterThan(10)
  })

  it('begins with a short token and a cookie that no script and no other site can use', async () => {
    const { answer } = await logIn()
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 300 })
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-sarai-portal=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('is renewed by its cookie, which changes each time', async () => {
    const { cookie } = await logIn()
    const renewed = await renew(cookie)
    expect(renewed.statusCode).toBe(200)
    expect(cookieOf(renewed)).not.toBe(cookie)
    expect((await profile(renewed.json().access_token)).statusCode).toBe(200)
  })

  it('gives two tabs that renew at once the same successor', async () => {
    const { cookie } = await logIn()
    const [first, second] = await Promise.all([renew(cookie), renew(cookie)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(cookieOf(first)).toBe(cookieOf(second))
  })

  it('ends as a whole when an old cookie is used again later', async () => {
    const { cookie, token } = await logIn()
    const successor = cookieOf(await renew(cookie))
    await letGracePass()
    expect((await renew(cookie)).statusCode).toBe(401)
    expect((await renew(successor)).statusCode).toBe(401)
    await pastTrust()
    expect((await profile(token)).statusCode).toBe(401)
  })

  it('is over everywhere within a second of the log-out', async () => {
    const { cookie, token } = await logIn()
    expect((await profile(token)).statusCode).toBe(200)
    const answer = await app.inject({ method: 'POST', url: '/token/revoke', headers: { cookie } })
    expect(answer.statusCode).toBe(204)
    await pastTrust()
    expect((await profile(token)).statusCode).toBe(401)
    expect((await renew(cookie)).statusCode).toBe(401)
  })

  it('is ended by a late log-out only when it is the one that was meant, and keeps its cookie then', async () => {
    const [before, { cookie, token }] = [await logIn(), await logIn()]
    const revoke = (session: string) =>
      app.inject({ method: 'POST', url: `/token/revoke?session=${session}`, headers: { cookie } })
    const other = await revoke(decodeJwt<{ sid: string }>(before.token).sid)
    expect([other.statusCode, other.headers['set-cookie']]).toEqual([204, undefined])
    expect((await renew(cookie)).statusCode).toBe(200)
    const meant = await revoke(decodeJwt<{ sid: string }>(token).sid)
    // Its answer may come after that of the next login: it must not take the new cookie away.
    expect([meant.statusCode, meant.headers['set-cookie']]).toEqual([204, undefined])
    expect((await renew(cookie)).statusCode).toBe(401)
  })

  it('is refused when the agency has been suspended, with the reason', async () => {
    const { agencyId, token } = await logIn()
    await database.sql(`update agency set status = 'suspended' where id = $1`, [agencyId])
    const answer = await profile(token)
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('+98 21 0000 0000')
  })

  it.each([
    ['a changed owner', (cookie: string) => cookie.replace(/=(\d+)\./, '=999999.')],
    ['a changed generation', (cookie: string) => cookie.replace(/\.1\./, '.2.')],
    ['another key', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['nothing at all', () => '__Host-sarai-portal='],
  ])('does not open to a cookie with %s', async (_, forge) => {
    const { cookie } = await logIn()
    expect((await renew(forge(cookie))).statusCode).toBe(401)
    expect((await renew(cookie)).statusCode).toBe(200)
  })
})

describe('judging a renewal', () => {
  const standing = { generation: 5, open: true, in_grace: true }
  it.each([
    ['the current generation', standing, 5, 'rotate'],
    ['the one before, at once', standing, 4, 'repeat'],
    ['the one before, later', { ...standing, in_grace: false }, 4, 'end'],
    ['an older one', standing, 3, 'end'],
    ['a session that is over', { ...standing, open: false }, 5, 'refuse'],
    ['no session', undefined, 5, 'refuse'],
  ] as const)('%s', (_, session, presented, verdict) => {
    expect(judgeRenewal(session, presented)).toBe(verdict)
  })
})
