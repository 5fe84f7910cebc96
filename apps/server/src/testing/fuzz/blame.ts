import { setTimeout as pause } from 'node:timers/promises'
import type { Hold } from '#testing/fuzz/event-loop-watch.ts'
import type { FuzzCall } from '#testing/fuzz/fuzz-call.ts'
import type { Outcome } from '#testing/fuzz/send.ts'

export const longestHoldMs = 200
const repeats = 3

export type Sent = { call: FuzzCall; sentAt: number; endedAt: number | undefined }

/** Those that were under way while the loop was held: one of them, or none, did it. */
export function suspectsOf(hold: Hold, sent: readonly Sent[]): FuzzCall[] {
  const from = hold.until - hold.wallMs - 50
  return sent
    .filter(({ sentAt, endedAt }) => sentAt <= hold.until && (endedAt === undefined || endedAt >= from))
    .map(({ call }) => call)
}

/** Sends a suspect alone, three times. It is to blame when it held the loop again, at least twice. */
export async function isToBlame(
  suspect: FuzzCall,
  send: (request: FuzzCall['request']) => Promise<Outcome>,
  holdsSince: (moment: number) => readonly Hold[],
): Promise<Hold | undefined> {
  const found: Hold[] = []
  for (let time = 0; time < repeats && (time < 2 || found.length > 0); time++) {
    const begun = Date.now()
    await send(suspect.request)
    await pause(60)
    const longest = holdsSince(begun).toSorted((one, other) => other.heldMs - one.heldMs)[0]
    if (longest !== undefined && longest.heldMs > longestHoldMs) found.push(longest)
  }
  return found.length >= 2 ? found[0] : undefined
}
