import { Writable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { describe, expect, it } from 'vitest'
import { withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import { buildApp } from '#app.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { openHub } from '#live/hub.ts'
import { logOptions } from '#log.ts'
import { askingHotels, host, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { askedOneByOne } from '#testing/sabotage/asked-as.ts'
import { txThrough, writeThrough } from '#testing/sabotage/tx-through.ts'
import { anAddress } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const drafting = await openDrafting()
const { app, database } = drafting
const clerk = await drafting.aStaffMember('reservations')
const { desk, get, linked } = askingHotels(drafting, clerk)
const versionOf = async ({ seen }: Awaited<ReturnType<typeof linked>>) => (await seen()).version

/** Links that were good once, each over for another reason. */
async function overLinks() {
  const withdrawn = await linked()
  await desk(withdrawQuestion, { params: withdrawn.params, body: { version: await versionOf(withdrawn) } })
  const rejected = await linked()
  await desk(rejectRequest, {
    params: rejected.params,
    body: { version: await versionOf(rejected), reasonId: 1, reason: 'Full.' },
  })
  const otherStay = await linked()
  await (
    await otherStay.moveTo(20, 22, 2)
  )()
  const otherPrice = await linked()
  await desk(offerPrice, {
    params: otherPrice.params,
    body: { version: await versionOf(otherPrice), price: { total: 20_000 }, reason: 'Cheaper.' },
  })
  const expired = await linked()
  await database.sql(`update hotel_question set expires_at = now() where request_id = $1`, [expired.of.requestId])
  const begun = await linked()
  await begun.answer({ says: 'yes', hold: inLocalDays(2) })
  await database.sql(`update hotel_question set expires_at = now() - interval '1 hour' where request_id = $1`, [
    begun.of.requestId,
  ])
  const forgotten = await linked()
  await database.sql(`update hotel_question set asked = null where request_id = $1`, [forgotten.of.requestId])
  return { withdrawn, rejected, otherStay, otherPrice, expired, begun, forgotten }
}

const good = await linked()
const { path } = good
const token = path.slice('/h/'.length)
const over = await overLinks()
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const payload = new URLSearchParams({ seen: '0', says: 'no' }).toString()
const flipped = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
const otherCase = token.replace(/[a-z]/i, (letter) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
)

/** Forty ways to a page that is not for whoever goes them. */
const hostile: readonly (readonly [string, InjectOptions])[] = [
  ...Object.entries(over).map(([name, { path: url }]) => [name, { url }] as const),
  ...Object.entries(over).map(
    ([name, { path: url }]) => [`${name}, sent`, { url, method: 'POST', headers: form, payload }] as const,
  ),
  ['guessed', { url: `/h/${'x'.repeat(43)}` }],
  ['one letter off', { url: `/h/${flipped}` }],
  ['in other letters', { url: `/h/${otherCase}` }],
  ['too short', { url: `/h/${token.slice(1)}` }],
  ['too long', { url: `/h/${token}x` }],
  ['very long', { url: `/h/${'y'.repeat(3_000)}` }],
  ['empty', { url: '/h/' }],
  ['twice', { url: `/h/${token}/${token}` }],
  ['another language', { url: `${path}/fa` }],
  ['a step further', { url: `${path}/en/answers` }],
  ['up and down', { url: `/h/../h/${flipped}` }],
  ['a number', { url: `/h/${good.of.requestId}` }],
  ['SQL', { url: `/h/${encodeURIComponent(`' or true --`)}` }],
  ['a broken escape', { url: `${path}%` }],
  ['another broken escape', { url: `/h/%E0%A4%A` }],
  ['a tag', { url: `/h/${encodeURIComponent('<script>alert(1)</script>')}` }],
  ['another host', { url: path, headers: { host: 'evil.example' } }],
  ['the desk’s host', { url: path, headers: { host: 'desk.sarai.example' } }],
  ['PUT', { url: path, method: 'PUT', headers: form, payload }],
  ['PATCH', { url: path, method: 'PATCH', headers: form, payload }],
  ['DELETE', { url: path, method: 'DELETE' }],
  ['OPTIONS', { url: path, method: 'OPTIONS' }],
  [
    'a form of another site',
    { url: path, method: 'POST', headers: { ...form, origin: 'https://evil.example' }, payload },
  ],
  [
    'a form of a neighbour',
    { url: path, method: 'POST', headers: { ...form, 'sec-fetch-site': 'same-site' }, payload },
  ],
  ['a form of nobody', { url: path, method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' }, payload }],
  [
    'JSON',
    { url: path, method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{"says":"no","seen":"0"}' },
  ],
  ['no JSON', { url: path, method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{' }],
  ['plain text', { url: path, method: 'POST', headers: { 'content-type': 'text/plain' }, payload }],
  [
    'files',
    { url: path, method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' },
  ],
  ['too much', { url: path, method: 'POST', headers: form, payload: `note=${'z'.repeat(20_000)}` }],
]
const send = ({ headers, ...options }: InjectOptions) =>
  app.inject({ ...options, remoteAddress: anAddress(), headers: { host, 'accept-language': 'en', ...headers } })

/** All that is said. What differs by itself is left out: the time, the reference, and that a body was not read to its end. */
const told = ({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>) => {
  const said = Object.entries(headers).filter(([name]) => !['date', 'x-request-reference', 'connection'].includes(name))
  return JSON.stringify([statusCode, said, body])
}

/** The same API over a database that notes each statement it is asked. */
async function watched() {
  const texts: string[] = []
  const noting = (tx: Tx) =>
    txThrough(tx, (statement) => {
      texts.push(statement.text)
      return tx.query(statement)
    })
  const read: Database['read'] = (caller, work) => database.db.read(caller, (tx) => work(noting(tx)))
  const db = { look: askedOneByOne(read), read, write: writeThrough(database.db, noting) }
  const { api, stop } = await another(db, pino({ enabled: false }))
  const statementsOf = async ({ headers, ...options }: InjectOptions) => {
    texts.length = 0
    await api.inject({ ...options, remoteAddress: anAddress(), headers: { host, ...headers } })
    // Every process asks for our telephone number once in a while, whatever it is asked.
    return texts.filter((text) => !text.includes('support_phone'))
  }
  return { stop, statementsOf }
}

/** An API beside the first, over another database. */
async function another(db: Database, log: Logger) {
  const hub = openHub({ connectionString: database.urls.app, onFailure: () => undefined })
  const { files } = drafting
  const api = await buildApp({
    config: testConfig(database.urls),
    log,
    db,
    hub,
    files,
    readiness: [],
    checkReplies: true,
  })
  return { api, stop: async () => void (await Promise.all([api.close(), hub.close()])) }
}

describe('the link of a hotel', () => {
  it('that leads nowhere is one and the same page, whatever is wrong with it', async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(40)
    const only = told(await send({ url: '/h/nothing' }))
    const different: string[] = []
    for (const [name, options] of hostile) if (told(await send(options)) !== only) different.push(name)
    expect(different).toEqual([])
    expect(only).toContain('No answer is needed any more')
    expect(only).not.toContain(token)
    expect((await good.seen()).questions[0]).toMatchObject({ link: { state: 'open' }, answers: [] })
  })

  it('sabotage: the good one is another page, and asks for more', async () => {
    expect(told(await send({ url: path }))).not.toBe(told(await send(hostile[0]![1])))
    const { stop, statementsOf } = await watched()
    expect((await statementsOf({ url: path })).length).toBeGreaterThan((await statementsOf(hostile[0]![1])).length)
    await stop()
  })

  it('asks the database the same whatever is wrong with it, so that no machine makes the one slower', async () => {
    const { stop, statementsOf } = await watched()
    const only = await statementsOf({ url: `/h/${'x'.repeat(43)}` })
    expect(only.filter((text) => text.includes('from hotel_question'))).toHaveLength(1)
    for (const [name, options] of hostile) expect([name, await statementsOf(options)]).toEqual([name, only])
    await stop()
  })

  it('changes nothing for a scanner that opens every link of its page, by GET and by HEAD', async () => {
    const rows = () => database.sql(`select q::text from hotel_question q where request_id = $1`, [good.of.requestId])
    const before = await rows()
    const { body } = await get(path)
    const links = [...body.matchAll(/(?:href|action)="(\/[^"]+)"/g)].map(([, link]) => link!)
    expect(new Set(links)).toEqual(new Set([`${path}/en`, `${path}/tr`]))
    for (const link of [path, ...links]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode } = await get(link, { method })
        expect(statusCode).toBe(200)
      }
      await get(`${link}?says=yes&hold=${inLocalDays(2)}&seen=0`)
    }
    await good.work()
    expect(await rows()).toEqual(before)
    expect((await good.seen()).questions[0]).toMatchObject({ link: { state: 'open' } })
  })

  it('has no script, nothing from elsewhere, and is kept, told and found by nobody', async () => {
    for (const url of [path, `${path}/tr`, '/h/nowhere']) {
      const { body, headers } = await get(url)
      expect(body).not.toMatch(/<script|javascript:|\son\w+=|<iframe|<img|<link|@import|url\(|https?:\/\//i)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';style-src 'sha256-[\w+/=]+';form-action 'self';base-uri 'none';frame-ancestors 'none'$/,
        ) as string,
      })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('cannot be found by guessing: of a thousand tries from one place most are turned away', async () => {
    const from = anAddress()
    const statuses: number[] = []
    for (let turn = 0; turn < 1_000; turn += 1) {
      statuses.push((await get(`/h/${`${turn}`.padStart(43, 'g')}`, { from })).statusCode)
    }
    expect(statuses[0]).toBe(404)
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(100)
    expect(statuses.at(-1)).toBe(429)
    const turnedAway = await get(path, { from })
    expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(turnedAway.body).toContain('Please wait a moment')
    // A hotel elsewhere opens its own as often as it likes.
    const hotel = anAddress()
    for (let turn = 0; turn < 70; turn += 1) expect((await get(path, { from: hotel })).statusCode).toBe(200)
  }, 60_000)
})

it('no token is written to the log, whether it is good, wrong or fails', async () => {
  let text = ''
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  const failing = { ...database.db, look: () => Promise.reject(new Error('the database is away')) } as Database
  for (const db of [database.db, failing]) {
    const { api, stop } = await another(db, pino(logOptions({ LOG_LEVEL: 'debug' }), sink))
    const visits: InjectOptions[] = [{ url: path }, { url: `${path}/tr` }, ...hostile.map(([, each]) => each)]
    for (const { headers, ...options } of visits) {
      await api.inject({ ...options, remoteAddress: anAddress(), headers: { host, ...headers } })
    }
    await stop()
  }
  expect(text).toContain('/h/…')
  expect(text).toContain('the database is away')
  for (const secret of [token, flipped, ...Object.values(over).map((each) => each.path.slice(3))])
    expect(text).not.toContain(secret)
  const metrics = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${testConfig(database.urls).METRICS_TOKEN}` },
  })
  expect(metrics.body).toContain('operation="hotelPage"')
  expect(metrics.body).not.toContain(token)
})
