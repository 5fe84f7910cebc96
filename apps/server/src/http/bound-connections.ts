import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'

/**
 * A process holds so many connections and no more, and none of somebody who asks and does not read: the answer would
 * stay in memory for as long as they like. Node looks whether the queue of what is to be sent has moved, so a slow line
 * that reads is left alone. So is whoever waits for us: a call that is worked on, and a live stream without news.
 */
export function boundConnections(app: FastifyInstance, config: Pick<Config, 'CONNECTIONS' | 'ANSWER_SECONDS'>) {
  const { server } = app
  server.maxConnections = config.CONNECTIONS
  const calls = new WeakMap<Socket, number>()
  const count = (socket: Socket, more: number) => void calls.set(socket, (calls.get(socket) ?? 0) + more)
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  server.setTimeout(config.ANSWER_SECONDS * 1_000, (socket: Socket) => {
    const waitsForUs = socket.writableLength === 0 && (calls.get(socket) ?? 0) > 0
    if (!waitsForUs) socket.destroy()
  })
}
