import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveHealth } from '#http/watch/health.ts'
import { createLeaving } from '#leaving.ts'

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

describe('many who ask whether a process is ready', () => {
  it('share one look and one warning, and see the next a second later', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
    const leaving = createLeaving()
    let isUp = false
    let looks = 0
    const check = async () => {
      looks += 1
      await pause(50)
      if (!isUp) throw new Error('down')
    }
    serveHealth(app, 'build-7', [{ name: 'database', check }], leaving)
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode
    expect(new Set(await Promise.all(Array.from({ length: 300 }, ready)))).toEqual(new Set([503]))
    isUp = true
    expect(await ready()).toBe(503)
    expect([looks, lines.length]).toEqual([1, 1])
    await expect.poll(ready, { timeout: 2_000 }).toBe(200)
    expect([looks, lines.length]).toEqual([2, 1])
    // Whoever leaves says so at once, whatever was found.
    leaving.begin()
    expect(await ready()).toBe(503)
  })
})
