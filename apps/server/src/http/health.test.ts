import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveHealth } from '#http/health.ts'

const appWith = (check: () => Promise<unknown>) => {
  const app = Fastify()
  serveHealth(app, 'build-7', [
    { name: 'database', check },
    { name: 'files', check: async () => undefined },
  ])
  return app
}

describe('health', () => {
  it('names the build, whatever the rest does', async () => {
    const answer = await appWith(() => Promise.reject(new Error('down'))).inject({ url: '/healthz' })
    expect(answer.json()).toEqual({ status: 'alive', build: 'build-7' })
  })

  it('is ready when everything answers', async () => {
    const answer = await appWith(async () => 1).inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json().parts]).toEqual([200, { database: 'ok', files: 'ok' }])
  })

  it.each([
    ['is down', () => Promise.reject(new Error('secret host name'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('is not ready when a part %s, and says which but not why', async (_, check) => {
    const answer = await appWith(check).inject({ url: '/readyz' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'not ready', parts: { database: 'failed', files: 'ok' } })
  })
})
