import type { ServerResponse } from 'node:http'

/** What stands in between gives up after a minute of silence, a browser after 40 s (live-client.ts). */
const everyMs = 25_000
/** A share of the streams each second: all of them at once would hold up whoever calls in that moment. */
const turns = 25

export type Heartbeat = (raw: ServerResponse) => () => void

/** A line to every open stream now and then, so that nothing between here and the browser takes it for dead. One clock for all of them. */
export function createHeartbeat(): Heartbeat {
  const groups = Array.from({ length: turns }, () => new Set<ServerResponse>())
  let joined = 0
  let turn = 0
  let open = 0
  let clock: NodeJS.Timeout | undefined
  const beat = () => {
    turn = (turn + 1) % turns
    for (const raw of groups[turn]!) if (!raw.destroyed && !raw.writableEnded) raw.write(': \n\n')
  }
  return (raw) => {
    const group = groups[joined++ % turns]!
    group.add(raw)
    if ((open += 1) === 1) clock = setInterval(beat, everyMs / turns)
    return () => {
      if (!group.delete(raw)) return
      if ((open -= 1) === 0) clearInterval(clock)
    }
  }
}
