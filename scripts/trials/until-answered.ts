import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed } from '../../packages/wire/src/core/client.ts'

const longest = 60_000

/** Comes again with the same key for as long as nobody knows what became of it (decision 073). */
export async function untilAnswered<Reply>(call: () => Promise<Reply>, onAgain: () => void): Promise<Reply> {
  for (const end = Date.now() + longest; ; await pause(200)) {
    try {
      return await call()
    } catch (error) {
      if (!isUndecided(error) || Date.now() > end) throw error
      onAgain()
    }
  }
}

function isUndecided(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false
  return error.status === 0 || error.status >= 500 || error.code === 'IDEMPOTENCY_IN_PROGRESS'
}
