import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers ask one thing at a time on a connection, and so do proxies. */
const mostAtOnce = 4

/**
 * Answers leave in the order of the questions: each that is ready waits in memory for those before it. So whoever asks
 * for more at once loses the connection, and whoever lets answers wait behind one that does not end, as behind
 * a live stream, has as long as an unread answer.
 */
export function boundPipelinedCalls(server: Server, answerMs: number) {
  const calls = new WeakMap<Socket, number[]>()
  // Answered by Node itself, behind whatever is under way: nobody of ours sends any.
  server.on('checkExpectation', ({ socket }) => void socket.resetAndDestroy())
  const answering = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request
    const begun = calls.get(socket) ?? []
    calls.set(socket, begun)
    begun.push(performance.now())
    response.once('close', () => {
      begun.shift()
      // The next has its own time, from now on.
      if (begun.length > 0) begun[0] = performance.now()
    })
    if (begun.length > mostAtOnce) socket.resetAndDestroy()
    // All calls of a packet come here, also those after the one too many: nobody is there to be answered.
    if (!socket.destroyed) for (const answer of answering) answer(request, response)
  })
  return {
    closeAmong(sockets: Iterable<Socket>, now: number) {
      for (const socket of sockets) {
        const begun = calls.get(socket)
        if (begun !== undefined && begun.length > 1 && now - begun[0]! > answerMs) socket.resetAndDestroy()
      }
    },
  }
}
