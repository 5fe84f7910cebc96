import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { uploadPicture } from '@sarai/wire/desk/pictures.ts'
import { deskLivePath } from '@sarai/wire/core/live.ts'
import { readConfig } from '#config.ts'
import { boundConnections } from '#http/edge/bound-connections.ts'
import { startApi, type Running } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, database, aStaffMember } = await openTestApp()
const environment = {
  ...testEnvironment(database.urls),
  REQUEST_SECONDS: '3',
  HEADERS_SECONDS: '1',
  ANSWER_SECONDS: '1',
  CONNECTIONS: '20',
  TRUSTED_PROXIES: '1',
}
let api: Running & { url: string }
beforeAll(async () => void (api = await startApi(environment)))
afterAll(() => api.stop())

type Outcome = { answered: string; afterMs: number | undefined }

/** Sends the beginning at once and then a byte now and then, and says when the server had enough of it. */
async function drip(url: string, beginning: string, patienceMs: number, { everyMs = 100, bytes = 'x' } = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const outcome: Outcome = { answered: '', afterMs: undefined }
  socket.on('data', (data: Buffer) => (outcome.answered += data.toString('latin1')))
  await once(socket, 'connect')
  const begun = Date.now()
  socket.once('close', () => (outcome.afterMs = Date.now() - begun))
  socket.write(beginning)
  while (outcome.afterMs === undefined && Date.now() - begun < patienceMs) {
    await pause(everyMs)
    if (bytes !== '' && !socket.destroyed) socket.write(bytes)
  }
  socket.destroy()
  // As it is now: our own closing is no outcome.
  return { ...outcome }
}

async function connected(url: string, from = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** A server of ours with one page. */
async function aDoor(limits: { ANSWER_SECONDS?: number; TRUSTED_PROXIES?: number }, page = Buffer.from('a page')) {
  const door = Fastify({ forceCloseConnections: true }).get('/page', () => page)
  onTestFinished(() => door.close())
  const connections = boundConnections(door, { CONNECTIONS: 40, ANSWER_SECONDS: 1, TRUSTED_PROXIES: 0, ...limits })
  return { url: await door.listen({ host: '127.0.0.1', port: 0 }), connections }
}

/** Asks for more than the buffers between us hold, and does with the socket as told before it reads what is left. */
async function shareRead(ANSWER_SECONDS: number, behave: (socket: Socket) => Promise<void>): Promise<number> {
  const page = Buffer.alloc(24_000_000)
  const { url } = await aDoor({ ANSWER_SECONDS }, page)
  const socket = await connected(url)
  let bytes = 0
  socket.on('data', (data: Buffer) => void (bytes += data.length)).pause()
  socket.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\n')
  await behave(socket)
  socket.resume()
  for (const begun = Date.now(); bytes < page.length && !socket.closed && Date.now() - begun < 5_000;) await pause(50)
  return Math.min(1, bytes / page.length)
}
/** Bytes count as arrived, and between two requests an empty line is none. */
const dripsAndReadsNothing = async (socket: Socket) => {
  for (const begun = Date.now(); Date.now() - begun < 4_500 && !socket.destroyed; await pause(100)) socket.write('\r\n')
}
/** For half a second of patience what 13 kB/s are for thirty: the kernel makes room for a megabyte at a time. */
const readsSlowly = async (socket: Socket) => {
  for (let turn = 0; turn < 90; turn += 1) {
    socket.read(40_000)
    await pause(50)
  }
}
const slowBody = `POST ${registerAgency.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`
const slowHeaders = `GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: `

describe('a request that drips in', () => {
  it('with its body is ended after the time that it has, with 408', async () => {
    const { answered, afterMs } = await drip(api.url, slowBody, 9_000)
    expect(answered).toContain('408')
    expect(afterMs).toBeLessThan(6_000)
  }, 15_000)

  it('with its headers is ended sooner', async () => {
    const { answered, afterMs } = await drip(api.url, slowHeaders, 6_000)
    expect(answered).toContain('408')
    expect(afterMs).toBeLessThan(4_000)
  }, 15_000)

  it('is ended also when nobody is listening any more: after a refusal that came before the body', async () => {
    const refusedAtOnce = slowBody.replace(registerAgency.path, uploadPicture.path)
    const { answered, afterMs } = await drip(api.url, refusedAtOnce, 9_000)
    expect(answered).toContain('401')
    expect(afterMs).toBeLessThan(6_000)
  }, 15_000)

  it('sabotage: without a time it stays for as long as it likes', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    app.server.requestTimeout = 0
    app.server.headersTimeout = 0
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const drips = [drip(url, slowBody, 5_000), drip(url, slowHeaders, 5_000)]
    const page = shareRead(3_600, dripsAndReadsNothing)
    expect((await Promise.all(drips)).map(({ afterMs }) => afterMs)).toEqual([undefined, undefined])
    expect(await page).toBe(1)
  }, 15_000)

  it('no server of ours is opened without a time', () => {
    const source = resolve(import.meta.dirname, '..', '..')
    const opened = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
      .map((file) => readFileSync(resolve(source, file), 'utf8'))
      .filter((code) => /\bFastify\(/.test(code))
    expect(opened).toHaveLength(2)
    expect(opened.filter((code) => !code.includes('...arriveInTime(config)'))).toEqual([])
    expect(opened.filter((code) => !/boundConnections\(\w+, config\)/.test(code))).toEqual([])
  })

  it('a process that was told to wait for ever does not start', () => {
    for (const name of ['REQUEST_SECONDS', 'HEADERS_SECONDS', 'ANSWER_SECONDS', 'CONNECTIONS']) {
      expect(() => readConfig({ ...environment, [name]: '0' })).toThrow(name)
    }
    const { REQUEST_SECONDS, HEADERS_SECONDS } = readConfig(testEnvironment(database.urls))
    expect({ REQUEST_SECONDS, HEADERS_SECONDS }).toEqual({ REQUEST_SECONDS: 120, HEADERS_SECONDS: 15 })
  })
})

describe('an answer that nobody reads', () => {
  it('costs its connection, whatever else is sent, and one that a slow line reads is sent to its end', async () => {
    const [unread, read] = await Promise.all([shareRead(0.5, dripsAndReadsNothing), shareRead(0.5, readsSlowly)])
    expect(unread).toBeLessThan(1)
    expect(read).toBe(1)
  }, 15_000)
})

describe('more connections than a process may have', () => {
  it('are closed at once, and there is room again when others have left', async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => connected(api.url)))
    await expect.poll(() => sockets.filter((socket) => socket.closed).length, { timeout: 900 }).toBeGreaterThan(9)
    for (const socket of sockets) socket.destroy()
    const health = () =>
      fetch(`${api.url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(health, { timeout: 3_000 }).toBe(200)
  }, 10_000)
})

describe('one address', () => {
  async function opened(TRUSTED_PROXIES: number) {
    const { url, connections } = await aDoor({ TRUSTED_PROXIES })
    const sockets = await Promise.all(Array.from({ length: 30 }, () => connected(url)))
    await pause(200)
    return { url, connections, sockets, left: () => sockets.filter((socket) => !socket.closed).length }
  }

  it('has a tenth of the connections, and leaves the others to the others', async () => {
    const { url, connections, sockets, left } = await opened(0)
    expect([left(), connections.open()]).toEqual([4, 4])
    const other = await connected(url, '127.0.0.2')
    other.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\n')
    const [answer] = (await once(other, 'data')) as [Buffer]
    expect(answer.toString()).toContain('200 OK')
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => connections.open()).toBe(1)
    expect((await fetch(`${url}/page`)).status).toBe(200)
  })

  it('of a proxy that stands in front is everybody, and has all of them', async () => {
    const { connections, left } = await opened(1)
    expect([left(), connections.open()]).toEqual([30, 30])
  })
})

describe('what takes long and is honest', () => {
  it('a live stream stays open past the time that a request has', async () => {
    const { token } = await aStaffMember('admin')
    const beginning = `GET ${deskLivePath} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`
    const { answered, afterMs } = await drip(api.url, beginning, 6_000, { bytes: '' })
    expect(answered).toContain('event: ready')
    expect(afterMs).toBeUndefined()
  }, 15_000)

  it('a picture over a slow line arrives, when it arrives in time', async () => {
    const { token } = await aStaffMember('catalogue')
    const head = `POST ${uploadPicture.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`
    const beginning = `${head}content-type: image/jpeg\r\nconnection: close\r\ncontent-length: 20\r\n\r\n`
    const { answered } = await drip(api.url, beginning, 4_000)
    // All twenty bytes were read and judged: they are no picture.
    expect(answered).toContain('FILE_TYPE_REFUSED')
  }, 15_000)
})
