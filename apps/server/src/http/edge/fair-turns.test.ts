import { afterAll, describe, expect, it } from 'vitest'
import { acceptInvitation, readInvitation } from '@sarai/wire/portal/colleagues.ts'
import {
  forgotPassword,
  readProfileSummary,
  readResetLink,
  requestToken,
  resetPassword,
  restoreEmail,
} from '@sarai/wire/portal/accounts.ts'
import { readStaffProfile, startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { mediaTypeOf, type Operation } from '@sarai/wire/core/operation.ts'
import { startApi } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { anAgency, aStaffMember, database } = await openTestApp()
const { username } = await anAgency()
// One proxy is trusted, so that a call can say from where it comes.
const api = await startApi({ ...testEnvironment(database.urls), TRUSTED_PROXIES: '1' })
afterAll(() => api.stop())

const NewPassword = 'Sarb4n-of-Yazd'
const Token = 'x'.repeat(43)

function ask({ path, sends, encoding }: Operation, body: Record<string, unknown>, from: string) {
  const isForm = encoding === 'form'
  const type = isForm ? 'application/x-www-form-urlencoded' : mediaTypeOf(sends)
  return fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, 'content-type': type },
    body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
  })
}
const logIn = (from: string, name: string, password: string) =>
  ask(requestToken, { grant_type: 'password', username: name, password }, from)

const renew = (cookie: string, from: string) =>
  fetch(`${api.url}${requestToken.path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie },
    body: new URLSearchParams({ grant_type: 'refresh_token' }),
  })

/** Far more than the turnstile of passwords has places. */
const crowd = 160

describe.each<[Operation, Record<string, unknown>]>([
  [requestToken, { grant_type: 'password', username: 'nobody', password: 'x' }],
  [startDeskLogin, { username: 'nobody', password: 'x' }],
  [forgotPassword, { Username: 'nobody' }],
  [readResetLink, { UserId: 1, Token }],
  [resetPassword, { UserId: 1, Token, NewPassword }],
  [restoreEmail, { Token }],
  [readInvitation, { Token }],
  [acceptInvitation, { Token, NewPassword }],
])('a crowd of one network at $name', (op, body) => {
  it('waits behind itself, somebody else logs in, and a neighbour who is logged in stays so', async () => {
    // Of this case alone: a cookie that was renewed is good for another ten seconds, and all cases together take longer.
    const login = await logIn('203.0.9.7', username, testPassword)
    const cookie = login.headers.getSetCookie().join('; ').split(';')[0]!
    const flood = Promise.all(Array.from({ length: crowd }, (_, turn) => ask(op, body, `198.51.100.${turn % 200}`)))
    const turns = [1, 2, 3]
    const others = Promise.all(turns.map((turn) => logIn(`203.0.${turn}.7`, username, testPassword)))
    const renewals = Promise.all(turns.map(() => renew(cookie, '198.51.100.7')))
    expect((await others).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await renewals).map(({ status }) => status)).toEqual([200, 200, 200])
    const statuses = new Set((await flood).map(({ status }) => status))
    expect(statuses).toContain(503)
    for (const status of statuses) expect([204, 400, 429, 503]).toContain(status)
  })
})

const read = ({ path, answers }: Operation, token: string) =>
  fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}`, accept: mediaTypeOf(answers) } })
const [one, other] = [await anAgency(), await anAgency()]
const [clerk, colleague] = [await aStaffMember('catalogue'), await aStaffMember('catalogue')]

it('a crowd with the session of a thief does not keep the owner from ending it', async () => {
  const again = (await (await logIn('203.0.8.7', username, testPassword)).json()) as { access_token: string }
  const owner = (await (await logIn('203.0.7.7', username, testPassword)).json()) as { access_token: string }
  const crowding = Promise.all(Array.from({ length: crowd }, () => read(readProfileSummary, again.access_token)))
  expect((await read(readProfileSummary, owner.access_token)).status).toBe(200)
  expect((await crowding).map(({ status }) => status)).toContain(503)
})

describe('a crowd of calls of one', () => {
  it.each([
    ['user', readProfileSummary, one.token, other.token],
    ['member of staff', readStaffProfile, clerk.token, colleague.token],
  ])('%s waits behind itself, and the next one is served', async (_, op, theirs, another) => {
    const crowding = Promise.all(Array.from({ length: crowd }, () => read(op, theirs)))
    const others = await Promise.all([1, 2, 3].map(() => read(op, another)))
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await crowding).map(({ status }) => status)).toContain(503)
  })
})
