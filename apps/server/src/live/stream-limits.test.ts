import { request as open, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { agencyLivePath, deskLivePath } from '@sarai/wire/core/live.ts'
import { asAgencyId, asStaffId, asUserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { createStreamLimits } from '#live/stream-limits.ts'
import { startApi, type Running } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, anAgency, aStaffMember } = await openTestApp()
const environment = testEnvironment(database.urls)
let api: Running & { url: string }
beforeAll(async () => void (api = await startApi({ ...environment, LIVE_STREAMS: '40' })))
afterAll(() => api.stop())

const streams = new Set<IncomingMessage>()
afterEach(async () => {
  for (const stream of streams) stream.destroy()
  streams.clear()
  while ((await openStreams()) > 0) await pause(50)
})

async function metrics(): Promise<string> {
  const headers = { authorization: `Bearer ${environment['METRICS_TOKEN']}` }
  return (await fetch(`${api.url}/metrics`, { headers })).text()
}
const figure = async (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics())?.[1])
const openStreams = () => figure('sarai_live_streams')

/** A tab that stays: its status, and what it was told when it was refused. */
async function tab(path: string, token: string, language = 'en') {
  const asked = open(api.url + path, {
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode === 200) streams.add(answer)
  const body = answer.statusCode === 200 ? '' : Buffer.concat(await answer.toArray()).toString()
  return { status: answer.statusCode, body, headers: answer.headers, answer }
}
const tabs = (count: number, path: string, token: string) =>
  Promise.all(Array.from({ length: count }, () => tab(path, token)))
const statuses = (answers: { status: number | undefined }[]) =>
  Object.fromEntries([200, 429, 503].map((status) => [status, answers.filter((one) => one.status === status).length]))

describe('live streams', () => {
  it('one token opens sixteen, however many it asks for; the others are told why and when to come back', async () => {
    const { token } = await anAgency()
    const answers = await tabs(300, agencyLivePath, token)
    expect(statuses(answers)).toEqual({ 200: 16, 429: 284, 503: 0 })
    const refused = await tab(agencyLivePath, token, 'fa')
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'x-problem-code': 'TOO_MANY_TABS' })
    expect(refused.body).toBe('صفحه‌های زیادی باز است و این صفحه خودبه‌خود به‌روز نمی‌شود. چند صفحه را ببندید.')
    expect(await openStreams()).toBe(16)
    expect(await figure('sarai_live_streams_refused_total{end="session"}')).toBe(285)
  }, 30_000)

  it('a tab that is closed makes room for the next', async () => {
    const { token } = await aStaffMember('admin')
    const [first] = await tabs(16, deskLivePath, token)
    expect((await tab(deskLivePath, token)).status).toBe(429)
    first!.answer.destroy()
    await expect.poll(async () => (await tab(deskLivePath, token)).status).toBe(200)
  })

  it('the process has an end too, and says 503', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => aStaffMember('admin')))
    const answers = (await Promise.all(people.map(({ token }) => tabs(12, deskLivePath, token)))).flat()
    expect(statuses(answers)).toEqual({ 200: 40, 429: 0, 503: 8 })
    expect(answers.find(({ status }) => status === 503)!.headers).toMatchObject({
      'retry-after': '5',
      'x-problem-code': 'BUSY',
    })
  }, 30_000)
})

describe('the ends of a process', () => {
  const common = { reference: 'test-streams', language: 'en', address: '' } as const
  const user = (sessionId: string): AgencyCaller => ({
    ...common,
    kind: 'agency',
    asked: 'nothing',
    agencyId: asAgencyId(7),
    userId: asUserId(1),
    sessionId,
  })
  let colleagues = 1
  const agency = (sessionId: string): AgencyCaller => ({ ...user(sessionId), userId: asUserId((colleagues += 1)) })
  const staff = (sessionId: string): StaffCaller => ({
    ...common,
    kind: 'staff',
    asked: 'nothing',
    staffId: asStaffId(7),
    roles: [],
    sessionId,
  })
  const admitted = (
    limits: ReturnType<typeof createStreamLimits>,
    caller: (session: string) => AgencyCaller | StaffCaller,
  ) =>
    Array.from({ length: 1_000 }, (_, turn) => turn).filter((turn) => {
      try {
        return limits.admit(caller(`session ${turn}`))
      } catch {
        return false
      }
    }).length

  it('a thousand logins of one agency, or of one member of staff, do not fill it', () => {
    const limits = createStreamLimits(5_000)
    expect([admitted(limits, agency), admitted(limits, staff)]).toEqual([400, 64])
    expect(limits.refused()).toEqual({ session: 0, owner: 600 + 936, process: 0 })
  })

  it('one user leaves room for the colleagues', () => {
    const limits = createStreamLimits(5_000)
    expect([admitted(limits, user), admitted(limits, agency)]).toEqual([64, 400 - 64])
  })

  it('a place that is given back twice is given back once', () => {
    const limits = createStreamLimits(2)
    const leave = limits.admit(agency('a'))
    limits.admit(agency('b'))
    leave()
    leave()
    limits.admit(agency('c'))
    expect(() => limits.admit(agency('d'))).toThrow('BUSY')
  })

  it('sabotage: when every stream gives its place back at once, nothing ends', () => {
    const limits = createStreamLimits(40)
    const forgetful = {
      ...limits,
      admit: (caller: AgencyCaller | StaffCaller) => (limits.admit(caller)(), () => undefined),
    }
    expect(admitted(forgetful, agency)).toBe(1_000)
  })
})
