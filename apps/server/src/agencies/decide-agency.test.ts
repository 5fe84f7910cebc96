import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { text, word } from '#activity/values.ts'
import { readProfileSummary, requestToken } from '@sarai/wire/portal/accounts.ts'
import { connect } from '@sarai/wire/core/client.ts'
import { decideAgency } from '@sarai/wire/desk/agencies.ts'
import { agencyLivePath } from '@sarai/wire/core/live.ts'
import { operation } from '@sarai/wire/core/operation.ts'
import type { AgencyDecisionKind } from '@sarai/domain/people/agency.ts'
import { createSessionCheck } from '#identity/session-check.ts'
import { createAuthenticate } from '#identity/authenticate.ts'
import { answerFailures } from '#http/refusals.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { mailsUntil } from '#testing/mailbox.ts'
import { startApi, startWorker, type Running } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testConfig, testEnvironment } from '#testing/test-config.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const environment = testEnvironment(database.urls)
const admin = await aStaffMember('admin')
let apis: (Running & { url: string })[]
let worker: Running

beforeAll(async () => {
  const started = await Promise.all([startApi(environment), startApi(environment), startWorker(environment)])
  apis = [started[0], started[1]]
  worker = started[2]
})
afterAll(() => Promise.all([worker.stop(), ...apis.map((api) => api.stop())]))

const decide = (id: number, version: number, decision: AgencyDecisionKind, reason?: string) =>
  callAs(admin.token)(decideAgency, { params: { id }, body: { version, decision, ...(reason && { reason }) } })
const over = (api: { url: string }, token: string | null) =>
  connect({ baseUrl: api.url, token: () => token, language: () => 'en', unreachable: () => 'unreachable' })
const profileAt = (api: { url: string }, token: string) => over(api, token)(readProfileSummary, {})

/** The moment at which the stream ends; in an object, because awaiting the promise itself would wait for it. */
async function follow(api: { url: string }, token: string) {
  const answer = await fetch(api.url + agencyLivePath, { headers: { authorization: `Bearer ${token}` } })
  const reader = answer.body!.getReader()
  await reader.read()
  const endOf = async () => {
    while (!(await reader.read()).done);
    return Date.now()
  }
  return { ended: endOf() }
}

describe('a suspended agency', () => {
  it('is out on every process within a second: tokens, streams, and no new login', async () => {
    const agency = await anAgency()
    for (const api of apis) await expect(profileAt(api, agency.token)).resolves.toBeDefined()
    const streams = await Promise.all(apis.map((api) => follow(api, agency.token)))

    const decision = { version: 1, decision: 'suspend' as const, reason: 'No licence' }
    await over(apis[0]!, admin.token)(decideAgency, { params: { id: agency.agencyId }, body: decision })
    const decidedAt = Date.now()

    for (const stream of streams) expect((await stream.ended) - decidedAt).toBeLessThan(1_000)
    await pause(Math.max(0, decidedAt + 1_000 - Date.now()))
    for (const api of apis) {
      await expect(profileAt(api, agency.token)).rejects.toMatchObject({ status: 401 })
      const login = { grant_type: 'password' as const, username: agency.username, password: testPassword }
      const attempt = over(api, null)(requestToken, { body: login })
      await expect(attempt).rejects.toMatchObject({ code: 'AGENCY_SUSPENDED' })
    }
    const open = await database.sql(`select 1 from agency_session where agency_id = $1 and ended_at is null`, [
      agency.agencyId,
    ])
    expect(open).toEqual([])
  })

  it('leaves the sessions of other agencies alone', async () => {
    const [agency, other] = [await anAgency(), await anAgency()]
    await decide(agency.agencyId, 1, 'suspend', 'No licence')
    await pause(1_000)
    await expect(profileAt(apis[1]!, other.token)).resolves.toBeDefined()
  })
})

describe('a read-only agency', () => {
  const config = testConfig(database.urls)
  const write = operation({
    name: 'someWrite',
    summary: 'What an agency does to start something new.',
    method: 'POST',
    path: '/api/something',
    access: 'agency',
    reply: z.null(),
    repeatable: 'it does nothing',
  })
  const guard = { ...write, path: '/api/own-account', evenReadOnly: 'it guards the account' }
  const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
  answerFailures(bare, () => config.SUPPORT_PHONE)
  const authenticate = createAuthenticate(config.TOKEN_SIGNING_KEY, createSessionCheck(database.db))
  const serve = createServe(bare, {
    authenticate,
    stepUp: async (_, caller) => caller,
    checkReplies: true,
    fingerprintKey: 'k',
  })
  serve(write, async () => null)
  serve(guard, async () => null)
  const call = (url: string, token: string) =>
    bare.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } })

  it('reads, guards its own account, and is told why it cannot write', async () => {
    const agency = await anAgency()
    expect((await call(write.path, agency.token)).statusCode).toBe(204)
    await decide(agency.agencyId, 1, 'restrict')
    await pause(950)
    await expect(callAs(agency.token)(readProfileSummary, {})).resolves.toBeDefined()
    expect((await call(guard.path, agency.token)).statusCode).toBe(204)
    const refused = await call(write.path, agency.token)
    expect(refused.statusCode).toBe(403)
    expect(refused.headers['x-problem-code']).toBe('AGENCY_READ_ONLY')

    await decide(agency.agencyId, 2, 'reinstate')
    await pause(950)
    expect((await call(write.path, agency.token)).statusCode).toBe(204)
  })
})

describe('a decision', () => {
  it('is refused without its reason, on an old version, and for an agency that is not there', async () => {
    const { agencyId } = await anAgency()
    await expect(decide(agencyId, 1, 'suspend', '  ')).rejects.toMatchObject({
      code: 'REASON_REQUIRED',
      fields: ['reason'],
    })
    await expect(decide(agencyId, 7, 'suspend', 'x')).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    await expect(decide(agencyId, 1, 'approve')).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    await expect(decide(999_999, 1, 'approve')).rejects.toMatchObject({ status: 404 })
    expect(await database.sql(`select 1 from activity where agency_id = $1`, [agencyId])).toEqual([])
  })

  it('is kept in the activity log with its reason, in the same transaction', async () => {
    const { agencyId } = await anAgency()
    await decide(agencyId, 1, 'suspend', 'No licence')
    await decide(agencyId, 2, 'reinstate')
    const { rows } = await callAs(admin.token)(listActivity, { query: { agency: agencyId } })
    expect(rows.map(({ what, before, after }) => ({ what, before, after }))).toEqual([
      {
        what: 'agency-reinstate',
        before: { status: word('status')('suspended'), reason: text('No licence') },
        after: { status: word('status')('approved'), reason: null },
      },
      {
        what: 'agency-suspend',
        before: { status: word('status')('approved'), reason: null },
        after: { status: word('status')('suspended'), reason: text('No licence') },
      },
    ])
    expect(rows[0]).toMatchObject({ who: { name: 'Kaveh Moradi' }, address: expect.stringMatching(/^10\./) })
  })

  const tellings = [
    ['pending', 'reject', 'Your account request was not approved', 'درخواست حساب شما پذیرفته نشد'],
    ['approved', 'restrict', 'Your agency account can only be read now', 'حساب آژانس شما فقط قابل مشاهده است'],
    ['approved', 'suspend', 'Your agency account is suspended', 'حساب آژانس شما معلق شد'],
    ['suspended', 'reinstate', 'Your agency account is open again', 'حساب آژانس شما دوباره فعال شد'],
  ] as const
  it.each(
    tellings.flatMap(([status, kind, en, fa]) => [
      [status, kind, 'en', en] as const,
      [status, kind, 'fa', fa] as const,
    ]),
  )('on a %s agency (%s) is told by mail in its language (%s): %s', async (status, kind, language, subject) => {
    const { agencyId, username } = await anAgency()
    await database.sql(`update agency set status = $2, language = $3 where id = $1`, [agencyId, status, language])
    await decide(agencyId, 1, kind, 'Because of <this>')
    const [mail] = await mailsUntil(username, 1)
    expect(mail).toMatchObject({ subject })
    expect(mail!.text).toContain('Because of <this>')
    expect(mail!.html).toContain('Because of &lt;this&gt;')
    expect(mail!.html).toContain(`<html lang="${language}"`)
  })
})
