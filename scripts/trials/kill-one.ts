import { setTimeout as pause } from 'node:timers/promises'
import type { BehindHaproxy } from './behind-haproxy.ts'

/** Kills one of two processes as soon as it is time, and says how long it was away. */
export async function killOne({ restart }: Pick<BehindHaproxy, 'restart'>, isTime: () => boolean): Promise<string> {
  while (!isTime()) await pause(1)
  const begun = Date.now()
  await restart(0, 'SIGKILL')
  return `one of two processes was killed and back after ${Date.now() - begun} ms`
}
