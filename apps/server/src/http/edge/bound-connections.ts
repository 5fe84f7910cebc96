import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { placeOf } from '#identity/client-place.ts'
import type { Config } from '#config.ts'
import { boundPipelinedCalls } from '#http/edge/pipelined-calls.ts'
import { createUnreadAnswers } from '#http/edge/unread-answers.ts'

/** What one address may have of the connections, when no proxy hides who asks. */
const share = 1 / 10
const lookMs = 1_000

export type Connections = { open(): number }

/**
 * A process holds so many connections and no more, of one address a tenth of them, and none of somebody who asks and
 * does not read, or asks on and on: the answers would stay in memory for as long as they like.
 */
export function boundConnections(
  { server }: FastifyInstance,
  config: Pick<Config, 'CONNECTIONS' | 'ANSWER_SECONDS' | 'TRUSTED_PROXIES'>,
): Connections {
  server.maxConnections = config.CONNECTIONS
  const most = config.TRUSTED_PROXIES > 0 ? Infinity : Math.ceil(config.CONNECTIONS * share)
  const sockets = new Set<Socket>()
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { address } = placeOf(socket.remoteAddress ?? '')
    const count = held.get(address) ?? 0
    if (count >= most) return void socket.destroy()
    sockets.add(socket)
    held.set(address, count + 1)
    socket.once('close', () => {
      sockets.delete(socket)
      const left = held.get(address)! - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
  })

  const answerMs = config.ANSWER_SECONDS * 1_000
  const bounds = [createUnreadAnswers(answerMs), boundPipelinedCalls(server, answerMs)]
  const look = setInterval(() => {
    for (const bound of bounds) bound.closeAmong(sockets, performance.now())
  }, lookMs).unref()
  server.once('close', () => clearInterval(look))
  return { open: () => sockets.size }
}
