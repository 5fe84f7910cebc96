import type { FastifyInstance } from 'fastify'
import type { Leaving } from '#leaving.ts'

/** While the process leaves, each answer is the last on its connection: the next call finds another process. */
export function closeConnectionsOnLeave(app: FastifyInstance, leaving: Leaving) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.hasBegun()) void reply.header('connection', 'close')
    done()
  })
}

const lookMs = 50

/** Takes no new connections, waits for the calls that run, and closes connections as they fall idle. */
export async function finishCalls(app: FastifyInstance): Promise<void> {
  const closing = setInterval(() => app.server.closeIdleConnections(), lookMs)
  await app.close()
  clearInterval(closing)
}
