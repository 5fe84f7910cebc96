import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mediaTypeOf, operation, type Operation } from '@sarai/wire/core/operation.ts'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { keepToOwnSite } from '#http/edge/own-site.ts'
import { answerFailures } from '#http/refusals.ts'
import { createServe, modelConstraints, type Serve } from '#http/serve.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

const { app, anAgency } = await openTestApp()
const all = [...portalOperations, ...deskOperations]
const form = 'application/x-www-form-urlencoded'
const own = (op: Operation) =>
  op.path.startsWith('/desk/') ? 'https://desk.sarai.example' : 'https://portal.sarai.example'

const send = (op: Operation, headers: Record<string, string>) =>
  app.inject({
    method: op.method,
    url: op.path.replaceAll(/\{\w+\}/g, '1'),
    headers: {
      accept: mediaTypeOf(op.answers),
      ...(op.body === undefined ? {} : { 'content-type': op.encoding === 'form' ? form : mediaTypeOf(op.sends) }),
      ...headers,
    },
    ...(op.body === undefined ? {} : { payload: op.encoding === 'form' ? 'grant_type=refresh_token' : '{}' }),
  })

const foreign: [string, (op: Operation) => Record<string, string>][] = [
  ['another site', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
  ['another site, by an old browser', () => ({ origin: 'https://evil.example' })],
  ['a sibling of our host', (op) => ({ origin: own(op), 'sec-fetch-site': 'same-site' })],
  ['our host on another port', (op) => ({ origin: `${own(op)}:8443` })],
  ['our host without TLS', (op) => ({ origin: own(op).replace('https', 'http') })],
  ['a sandboxed frame', () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' })],
  ['a sandboxed frame, by an old browser', () => ({ origin: 'null' })],
  ['a page that hides where it is', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['an address that was typed', () => ({ 'sec-fetch-site': 'none' })],
  [
    'the other door',
    (op) => ({ origin: op.path.startsWith('/desk/') ? 'https://portal.sarai.example' : 'https://desk.sarai.example' }),
  ],
]
const touching = all.filter((op) => op.cookies === true)

describe('whose browser it is', () => {
  it('every login, renewal and log-out says that it touches cookies', () => {
    expect(touching.map(({ name }) => name)).toEqual([
      'requestToken',
      'revokeToken',
      'forgotPassword',
      'startDeskLogin',
      'finishDeskLogin',
      'enrolFactor',
      'renewDeskToken',
      'revokeDeskToken',
    ])
  })

  const pairs = touching.flatMap((op) => foreign.map(([who, headers]) => [op.name, who, op, headers] as const))
  it.each(pairs)('%s is closed to %s', async (_name, _who, op, headers) => {
    const answer = await send(op, headers(op))
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['x-problem-code']).toBe('FOREIGN_SITE')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each(touching.map((op) => [op.name, op] as const))('%s is open to our own page and to programs', async (_, op) => {
    const honest: Record<string, string>[] = [
      { origin: own(op), 'sec-fetch-site': 'same-origin' },
      { origin: own(op) },
      {},
    ]
    for (const headers of honest) {
      expect((await send(op, headers)).headers['x-problem-code']).not.toBe('FOREIGN_SITE')
    }
  })

  it('says so in the language of the reader', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/token',
      headers: { 'content-type': form, origin: 'https://evil.example', 'accept-language': 'fa' },
      payload: 'grant_type=refresh_token',
    })
    expect(answer.body).toContain('از وب‌سایت دیگری آمده بود')
  })

  it('a foreign form with a right password gets no cookie, and ours gets it', async () => {
    const { username } = await anAgency()
    const logIn = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/token',
        headers: { 'content-type': form, ...headers },
        payload: new URLSearchParams({ grant_type: 'password', username, password: testPassword }).toString(),
      })
    expect((await logIn({ origin: 'https://evil.example' })).cookies).toEqual([])
    expect((await logIn({ origin: 'https://portal.sarai.example' })).cookies).not.toEqual([])
  })
})

describe('what a page may send to another site without asking', () => {
  const others = all.filter((op) => op.method !== 'GET' && op.encoding !== 'form')
  it.each(others.map((op) => [op.name, op] as const))('%s takes no form and no plain text', async (_, op) => {
    const url = op.path.replaceAll(/\{\w+\}/g, '1')
    const answer = await app.inject({ method: op.method, url, headers: { 'content-type': form }, payload: 'a=b' })
    expect(answer.statusCode).toBe(415)
    if (op.access !== 'anyone') return
    for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
      const other = await app.inject({ method: op.method, url, headers: { 'content-type': type }, payload: '{}' })
      expect(other.statusCode).toBe(415)
    }
  })
})

describe('an operation that does not say that it touches cookies', () => {
  const facts = { method: 'POST', access: 'anyone', reply: z.null(), repeatable: 'a test' } as const
  const honest = operation({ name: 'honest', summary: 'Sets one', path: '/honest', cookies: true, ...facts })
  const silent = operation({ name: 'silent', summary: 'Sets one', path: '/silent', ...facts })

  async function bareApp({ guarded }: { guarded: boolean }) {
    const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
    answerFailures(bare, () => '')
    if (guarded) await keepToOwnSite(bare, { portal: 'https://portal.sarai.example', desk: 'https://x.example' })
    else await bare.register(cookie).then(() => bare.register(formbody))
    const authenticate = async () => ({ kind: 'visitor', reference: 'r', language: 'en', address: '' }) as never
    const serve = createServe(bare, {
      authenticate,
      stepUp: async (_, caller) => caller,
      checkReplies: true,
      fingerprintKey: 'k',
    })
    const setOne = async (_: unknown, __: unknown, { reply }: { reply: unknown }) => {
      ;(reply as { setCookie: (name: string, value: string) => void }).setCookie('a', 'b')
      return null
    }
    serve(honest, setOne)
    serve(silent, setOne)
    return bare
  }
  const foreignCall = (url: string) =>
    ({ method: 'POST', url, headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }) as const

  // @ts-expect-error: its handler has no cookies at hand
  const doesNotCompile = (serve: Serve) => serve(silent, async (_, __, { request }) => (request.cookies ? null : null))

  it('does not compile with one, and fails without setting it when it was forced', async () => {
    expect(doesNotCompile).toBeDefined()
    const bare = await bareApp({ guarded: true })
    const answer = await bare.inject({ method: 'POST', url: '/silent' })
    expect(answer.statusCode).toBe(500)
    expect(answer.cookies).toEqual([])
    expect((await bare.inject({ method: 'POST', url: '/honest' })).cookies).toHaveLength(1)
  })

  it('sabotage: without the guard a foreign page sets cookies through both', async () => {
    const open = await bareApp({ guarded: false })
    expect((await open.inject(foreignCall('/honest'))).cookies).toHaveLength(1)
    expect((await open.inject(foreignCall('/silent'))).cookies).toHaveLength(1)
    const closed = await bareApp({ guarded: true })
    expect((await closed.inject(foreignCall('/honest'))).statusCode).toBe(403)
  })
})
