import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { listAirlines } from '@sarai/wire/portal/registry.ts'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { compressReads } from '#http/edge/compress-reads.ts'
import { sendSecurityHeaders } from '#http/public/security-headers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { app: product, anAgency } = await openTestApp()
const long = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ id: index, name: 'کاروانسرا' })))

async function appWith(guard: typeof compressReads) {
  const app = Fastify()
  sendSecurityHeaders(app)
  guard(app)
  app.get('/long', (_, reply) => reply.type('application/json').send(long))
  app.get('/short', (_, reply) => reply.type('application/json').send('{"ok":true}'))
  app.get('/picture', (_, reply) => reply.type('image/webp').send(long))
  app.get('/file', (_, reply) => reply.type('application/json').send(Buffer.from(long)))
  app.post('/long', (_, reply) => reply.type('application/json').send(long))
  return app
}
const packedAs = async (app: Awaited<ReturnType<typeof appWith>>, method: 'GET' | 'POST' | 'HEAD', url: string) =>
  (await app.inject({ method, url, headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding']

describe('a long answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('travels packed to whoever accepts %s', async (accepted, encoding, unpack) => {
    const app = await appWith(compressReads)
    const answer = await app.inject({ url: '/long', headers: { 'accept-encoding': accepted } })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': `${answer.rawPayload.length}`,
      vary: 'Accept, Accept-Language, Accept-Encoding',
    })
    expect(answer.rawPayload.length).toBeLessThan(long.length / 4)
    expect(unpack(answer.rawPayload).toString()).toBe(long)
  })

  it('travels as it is to whoever does not ask, and says that it varies', async () => {
    const answer = await (await appWith(compressReads)).inject({ url: '/long' })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, long])
    expect(answer.headers['vary']).toContain('Accept-Encoding')
  })

  it('of the real product is packed: the airlines', async () => {
    const { token } = await anAgency()
    const url = listAirlines.path
    const headers = {
      authorization: `Bearer ${token}`,
      accept: mediaTypeOf(listAirlines.answers),
      'accept-encoding': 'br',
    }
    const answer = await product.inject({ url, headers })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
  })

  it.each(['/short', '/picture', '/file'])('is not what %s has: it stays as it is', async (url) => {
    expect(await packedAs(await appWith(compressReads), 'GET', url)).toBeUndefined()
  })
})

describe('a secret', () => {
  const secretNames = /token|secret|challenge|password|recoverycodes|uri/i
  const names = (schema: unknown): string[] =>
    Array.from(
      JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', io: 'output' })).matchAll(
        /"(\w+)":\{"type":"(?:string|array)"/g,
      ),
      ([, name = '']) => name,
    )
  const handsOutSecrets = [...portalOperations, ...deskOperations].filter((op) =>
    names(op.reply).some((name) => secretNames.test(name)),
  )

  it('is only handed out by a write, whose answer is never packed', async () => {
    expect(handsOutSecrets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['requestToken', 'startDeskLogin', 'finishDeskLogin', 'renewRecoveryCodes']),
    )
    expect(handsOutSecrets.filter(({ method }) => method === 'GET')).toEqual([])
    expect(await packedAs(await appWith(compressReads), 'POST', '/long')).toBeUndefined()
  })

  it('sabotage: packing whatever is long would pack the answers of writes too', async () => {
    const careless: typeof compressReads = (app) => {
      app.addHook('onRequest', async (request) => void Object.defineProperty(request, 'method', { value: 'GET' }))
      compressReads(app)
    }
    expect(await packedAs(await appWith(careless), 'POST', '/long')).toBe('br')
  })
})
