import { once } from 'node:events'
import { createServer } from 'node:net'

// Below Linux's ephemeral range (32768 and up): an outgoing connection of anybody could take an ephemeral port between
// our look and the server's bind. Random, so that several folders starting at once rarely meet.
const FIRST = 20_000
const LAST = 32_000

/** `count` different ports on 127.0.0.1 that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
