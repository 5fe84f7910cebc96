import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { mediaTypeOf, operation, type Operation } from '@sarai/wire/core/operation.ts'
import { requirePermissions } from '#http/permission-guard.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { openTestApp } from '#testing/test-app.ts'

const { app, anAgency, aStaffMember } = await openTestApp()

function contentTypeOf(op: Operation): string {
  if (op.encoding === 'form') return 'application/x-www-form-urlencoded'
  return op.takes?.mediaTypes[0] ?? mediaTypeOf(op.sends)
}

/** Escapes that are none, and a name longer than any of ours. */
const unroutable = ['/api/%', '/DESK/api/%E0%A4%A', `/desk/api/agencies/${'9'.repeat(300)}`]

describe('every operation', () => {
  it.each([...portalOperations, ...deskOperations].map((op) => [op.name, op] as const))(
    '%s is served on its path, in any case [api-01]',
    async (_, op) => {
      const url = op.path.replaceAll(/\{\w+\}/g, '1').toUpperCase()
      const headers = {
        accept: mediaTypeOf(op.answers),
        ...(op.body === undefined ? {} : { 'content-type': contentTypeOf(op) }),
      }
      const payload = op.body === undefined ? {} : { payload: op.encoding === 'form' ? 'a=b' : '{}' }
      const answer = await app.inject({ method: op.method, url: `${url}/`, headers, ...payload })
      expect([404, 406, 415]).not.toContain(answer.statusCode)
    },
  )

  const guarded = [...portalOperations, ...deskOperations].filter((op) => op.access !== 'anyone')
  it.each(guarded.map((op) => [op.name, op] as const))(
    '%s is closed without a token, and with the other door’s',
    async (_, op) => {
      const url = op.path.replaceAll(/\{\w+\}/g, '1')
      const call = (token: string | undefined) =>
        app.inject({
          method: op.method,
          url,
          headers: {
            accept: mediaTypeOf(op.answers),
            ...(op.body === undefined ? {} : { 'content-type': contentTypeOf(op) }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(op.body === undefined ? {} : { payload: '{}' }),
        })
      const wrongDoor = op.access.startsWith('agency') ? await aStaffMember('admin') : await anAgency()
      expect((await call(undefined)).statusCode).toBe(401)
      expect((await call(wrongDoor.token)).statusCode).toBe(401)
    },
  )

  it('is closed to staff without the role it names', async () => {
    const clerk = await aStaffMember('reservations')
    const answer = await app.inject({
      method: 'GET',
      url: '/desk/api/agencies',
      headers: { authorization: `Bearer ${clerk.token}`, 'accept-language': 'fa' },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN', detail: 'اجازه دیدن یا انجام این کار را ندارید' })
  })
})

describe('the permission guard', () => {
  const bareApp = () => Fastify({ routerOptions: { constraints: modelConstraints } })

  it('lets the whole app start: every route declares who may call it', () => {
    expect(app.hasRoute({ method: 'GET', url: '/healthz' })).toBe(true)
  })

  it('sabotage: a route without a permission stops the server at start', () => {
    const naked = bareApp()
    requirePermissions(naked)
    expect(() => naked.get('/api/forgotten', async () => 'open to all')).toThrow('GET /api/forgotten does not declare')
  })

  it('sabotage: a write that forgets its idempotency key is found out', async () => {
    const forgetful = operation({
      name: 'forgetful',
      summary: 'Writes without a unit of work',
      method: 'POST',
      path: '/api/forgetful',
      access: 'anyone',
      reply: z.null(),
    })
    const bare = bareApp()
    const authenticate = async () => ({ kind: 'visitor', reference: 'r', language: 'en', address: '' }) as never
    createServe(bare, { authenticate, stepUp: async (_, caller) => caller, checkReplies: true, fingerprintKey: 'k' })(
      forgetful,
      async () => null,
    )
    const answer = await bare.inject({
      method: 'POST',
      url: '/api/forgetful',
      headers: { 'idempotency-key': 'some-key-of-mine' },
    })
    expect(answer.statusCode).toBe(500)
  })
})

describe('models', () => {
  it('answers 406 with the models it knows when Accept names another [api-02]', async () => {
    const answer = await app.inject({ url: '/api/Client', headers: { accept: mediaTypeOf('NoSuchDTO') } })
    expect(answer.statusCode).toBe(406)
    expect(answer.json()).toMatchObject({
      code: 'UNKNOWN_MODEL',
      models: expect.arrayContaining(['ProfileSummaryDTO', 'CurrencyDTO']),
    })
  })

  it('answers 415 with the models it knows when Content-Type names another [api-02]', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/AgencyClient',
      headers: { 'content-type': mediaTypeOf('NoSuchData') },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ models: ['RegisterAgencyData'] })
  })

  it('names the model of the answer and says that it varies', async () => {
    const { token } = await anAgency()
    const answer = await app.inject({
      url: '/api/client',
      headers: { accept: mediaTypeOf('profilesummarydto'), authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json; domain-model="?ProfileSummaryDTO"?/)
    expect(answer.headers['vary']).toContain('Accept')
  })
})

describe('every answer', () => {
  it('carries the reference of the caller, or one of ours', async () => {
    const given = await app.inject({ url: '/healthz', headers: { 'x-request-reference': 'my-reference-1' } })
    expect(given.headers['x-request-reference']).toBe('my-reference-1')
    const forged = await app.inject({ url: '/healthz', headers: { 'x-request-reference': 'a\tb "level":60' } })
    expect(forged.headers['x-request-reference']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each(['/healthz', '/api/nothing', '/docs/portal', ...unroutable])('%s has the security headers', async (url) => {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('is a sentence on the wire and problem+json at the desk, in the caller’s language', async () => {
    const wire = await app.inject({ url: '/api/nothing', headers: { 'accept-language': 'fa-IR,en;q=0.5' } })
    expect(wire.headers['content-type']).toContain('text/plain')
    expect(wire.body).toBe('این صفحه یا مورد وجود ندارد')
    expect(wire.headers['x-problem-code']).toBe('NOT_FOUND')
    const desk = await app.inject({ url: '/desk/api/nothing' })
    expect(desk.json()).toMatchObject({ code: 'NOT_FOUND', detail: 'This page or record does not exist', status: 404 })
  })

  it.each(unroutable)('%s, which no router takes, is answered by us', async (url) => {
    const answer = await app.inject({ url, headers: { 'x-request-reference': 'ref-12345' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({ 'x-problem-code': 'NOT_FOUND', 'x-request-reference': 'ref-12345' })
    expect(answer.body).toContain('This page or record does not exist')
    expect(answer.headers['content-type']).toContain(url.startsWith('/api') ? 'text/plain' : 'application/problem+json')
  })

  it.each(['/DESK/API/me', '/%64esk/api/me', '/Desk/api/nothing'])(
    '%s is problem+json, as at the desk',
    async (url) => {
      const answer = await app.inject({ url })
      expect(answer.headers['content-type']).toContain('application/problem+json')
    },
  )

  it('sabotage: the framework would answer what it cannot route in words of its own', async () => {
    const answer = await Fastify().inject({ url: '/api/%' })
    expect(answer.json()).toMatchObject({ code: 'FST_ERR_BAD_URL' })
    expect(answer.headers['x-content-type-options']).toBeUndefined()
  })

  it('does not tell what went wrong inside', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/AgencyClient',
      headers: { 'content-type': mediaTypeOf('RegisterAgencyData') },
      payload: '{"broken',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toBe('Please fill in the mandatory fields correctly')
  })
})

describe('the API describes itself', () => {
  it.each([
    ['/docs/portal', '/api/AgencyClient'],
    ['/docs/desk', '/desk/api/agencies/{id}/decision'],
  ])('%s has a document and a page to read it [api-03]', async (path, served) => {
    const document = (await app.inject({ url: `${path}/openapi.json` })).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain(served)
    const page = await app.inject({ url: path })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(served)
    expect(page.body).not.toContain('<script')
  })

  it('lists each model as a media type of its own', async () => {
    const document = (await app.inject({ url: '/docs/portal/openapi.json' })).json()
    const content = document.paths['/api/AgencyClient'].post.requestBody.content
    expect(Object.keys(content)).toEqual(['application/json; domain-model=RegisterAgencyData'])
  })
})

describe('metrics', () => {
  it('are hidden from whoever has no token, and count by operation', async () => {
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
    const foreign = { authorization: `Bearer ${'é'.repeat('a-token-that-only-tests-ever-use-32-and-more'.length)}` }
    expect((await app.inject({ url: '/metrics', headers: foreign })).statusCode).toBe(404)
    const headers = { authorization: 'Bearer a-token-that-only-tests-ever-use-32-and-more' }
    const answer = await app.inject({ url: '/metrics', headers })
    expect(answer.body).toContain('sarai_http_request_seconds_count{operation="readProfileSummary",status="401"}')
  })
})
