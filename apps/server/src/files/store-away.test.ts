import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openObjectStore } from '#files/object-store.ts'
import { startApi } from '#testing/processes.ts'
import { testEnvironment } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()

/** A store that takes every connection and says so much and no more. */
async function aStore(words = '') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(words))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
const silent = await aStore()
const halfway = await aStore('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nthe beginning')
const refusing = await aStore()
refusing.close()
afterAll(() => [silent, halfway].forEach(({ close }) => close()))

const keys = { region: 'us-east-1', accessKey: 'a', secretKey: 'b', bucket: 'sarai' }
const impatient = { connectMs: 300, answerMs: 400, allMs: 1_000 }

describe('a store of files', () => {
  it.each([
    ['says nothing', silent],
    ['stops in the middle', halfway],
    ['refuses the connection', refusing],
  ])(
    'that %s is given up on in time, and told as being away',
    async (_, { endpoint }) => {
      const files = openObjectStore({ ...keys, endpoint }, impatient)
      const begun = Date.now()
      await expect(files.get('pictures/a')).rejects.toMatchObject({ code: 'FILES_UNREACHABLE', status: 503 })
      expect(Date.now() - begun).toBeLessThan(2_000)
      if (endpoint === halfway.endpoint) return
      for (const call of [
        () => files.put('a', new Uint8Array(1_000_000), 'image/webp'),
        () => files.remove('a'),
        () => files.list('a', undefined, 1),
        () => files.check(),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'FILES_UNREACHABLE' })
      }
    },
    15_000,
  )

  it('sabotage: without an end to patience a question to a silent one never comes back', async () => {
    const never = { connectMs: 0, answerMs: 0, allMs: 2 ** 31 - 1 }
    const asked = openObjectStore({ ...keys, endpoint: silent.endpoint }, never).get('pictures/a')
    const outcome = await Promise.race([
      asked.then(
        () => 'came back',
        () => 'came back',
      ),
      pause(2_000, 'still waits'),
    ])
    expect(outcome).toBe('still waits')
  })

  it('that says no to our keys is no outage', async () => {
    const { S3_ENDPOINT: endpoint = '' } = process.env
    const stranger = openObjectStore({ ...keys, endpoint })
    await expect(stranger.check()).rejects.not.toMatchObject({ code: 'FILES_UNREACHABLE' })
  })
})

/** One line a second tells that the store is away, however many ask. */
async function expectFewLines({ url, output }: { url: string; output: () => string }) {
  const begun = Date.now()
  const asked = Array.from({ length: 100 }, () => fetch(`${url}/pictures/${'a'.repeat(40)}-320.webp`))
  const codes = (await Promise.all(asked)).map(({ headers }) => headers.get('x-problem-code'))
  expect(new Set(codes)).toEqual(new Set(['FILES_UNREACHABLE']))
  const lines = output().split('"msg":"failed"').length - 1
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThan(3 + (Date.now() - begun) / 1_000)
}

describe('whoever asks for a picture', () => {
  it.each([
    ['says nothing', silent],
    ['refuses the connection', refusing],
  ])(
    'while the store %s is told when to come back, in their language',
    async (_, { endpoint }) => {
      const api = await startApi({ ...testEnvironment(database.urls), S3_ENDPOINT: endpoint, LOG_LEVEL: 'error' })
      onTestFinished(() => api.stop('SIGKILL'))
      const answer = await fetch(`${api.url}/pictures/${'a'.repeat(40)}-320.webp`, {
        headers: { 'accept-language': 'fa' },
        signal: AbortSignal.timeout(15_000),
      })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('x-problem-code')).toBe('FILES_UNREACHABLE')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).toContain('فایل')
      if (endpoint === refusing.endpoint) await expectFewLines(api)
    },
    30_000,
  )
})
