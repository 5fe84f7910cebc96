import type { Socket } from 'node:net'

/** So much of an answer has to leave us in the time that it has: what the kernel takes buys time by its size. */
const pieceBytes = 64 * 1024
/** The kernel takes megabytes of an answer that nobody reads: they buy no more than this. */
const mostTimes = 5

/** Node's own view of a socket; the public figures move only when a whole write is through. */
type Handle = { bytesWritten: number; writeQueueSize: number }
type Watched = { taken: number; until: number }

/**
 * Closes a connection whose answer lies unread. Its clock is moved by what leaves us and by nothing else: the timer of a
 * socket is moved by what comes in, too, and an empty line now and then would hold the answer for ever. The kernel asks
 * for more when a third of its buffer is free, which over a slow line takes long: so a large step buys more time than
 * a small one, and a byte now and then buys none. Whoever waits for us, as a live stream without news does, has nothing
 * unread.
 */
export function createUnreadAnswers(answerMs: number) {
  const watched = new WeakMap<Socket, Watched>()
  return {
    closeAmong(sockets: Iterable<Socket>, now: number) {
      for (const socket of sockets) {
        const handle = (socket as unknown as { _handle: Handle | null })._handle
        if (handle === null) continue
        const taken = handle.bytesWritten - handle.writeQueueSize
        const { taken: before, until } = watched.get(socket) ?? { taken: 0, until: now + answerMs }
        const isUnread = handle.writeQueueSize > 0
        if (!isUnread) watched.set(socket, { taken, until: now + answerMs })
        else {
          const bought = until + (answerMs * (taken - before)) / pieceBytes
          watched.set(socket, { taken, until: Math.min(bought, now + answerMs * mostTimes) })
          if (now > bought) socket.resetAndDestroy()
        }
      }
    },
  }
}
