import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { boundConnections } from '#http/edge/bound-connections.ts'

const limits = { CONNECTIONS: 100, ANSWER_SECONDS: 1, TRUSTED_PROXIES: 0 }

/** A server that answers when it is told to, and has a stream with news that never ends. */
async function aServer({ bounded = true } = {}) {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  if (bounded) boundConnections(app, limits)
  const { promise: told, resolve: answer } = Promise.withResolvers<string>()
  let begun = 0
  app.get('/call', () => {
    begun += 1
    return told
  })
  app.get('/stream', (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    const news = setInterval(() => reply.raw.write('news '), 100)
    reply.raw.once('close', () => clearInterval(news))
  })
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

  /** Asks for all of them in one packet. */
  async function asking(...paths: string[]) {
    const socket = connect(Number(url.port), url.hostname)
    onTestFinished(() => void socket.destroy())
    let read = ''
    socket.on('error', () => undefined).on('data', (data: Buffer) => void (read += data.toString()))
    await once(socket, 'connect')
    const ask = (more: string[]) => socket.write(more.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
    ask(paths)
    return { ask, isCut: () => socket.closed, answers: () => read.match(/HTTP\/1.1 200/g)?.length ?? 0 }
  }
  return { asking, answer: () => answer('ready'), begun: () => begun }
}
const times = (count: number, path = '/call') => Array.from({ length: count }, () => path)

describe('calls that do not wait for the answer before', () => {
  it('are answered when they are four, again and again', async () => {
    const server = await aServer()
    const caller = await server.asking(...times(4))
    server.answer()
    await expect.poll(caller.answers).toBe(4)
    caller.ask(times(4))
    await expect.poll(caller.answers).toBe(8)
    expect(caller.isCut()).toBe(false)
  })

  it('cost the connection when they are more, and those too many are not even begun', async () => {
    const server = await aServer()
    const caller = await server.asking(...times(500))
    await expect.poll(caller.isCut).toBe(true)
    expect(server.begun()).toBe(4)
  })

  it('cost the connection when they expect what nobody offers', async () => {
    const server = await aServer()
    const caller = await server.asking('/call HTTP/1.1\r\nexpect: x\r\nx-rest: ')
    await expect.poll(caller.isCut).toBe(true)
  })

  it('cost the connection when they wait behind a stream; a stream or a long call alone stays', async () => {
    const server = await aServer()
    const [waiting, stream, long] = await Promise.all([
      server.asking('/stream', ...times(3)),
      server.asking('/stream'),
      server.asking('/call'),
    ])
    await expect.poll(waiting.isCut, { timeout: 4_000 }).toBe(true)
    expect([stream.isCut(), long.isCut()]).toEqual([false, false])
    server.answer()
    await expect.poll(long.answers).toBe(1)
  })

  it('sabotage: without a bound all of them are worked on at once, and wait behind a stream', async () => {
    const server = await aServer({ bounded: false })
    const [many, waiting] = await Promise.all([server.asking(...times(500)), server.asking('/stream', ...times(3))])
    await pause(2_500)
    expect([many.isCut(), waiting.isCut(), server.begun()]).toEqual([false, false, 503])
  })
})
