import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readLiveEvent, agencyLivePath } from '../../packages/wire/src/core/live.ts'
import { cpuOf } from './cpu.ts'

/** What opening them leaves behind, such as code that is compiled and memory that is tidied, is no cost of holding them. */
const settleMs = 3_000
const openedAtOnce = 20

/**
 * What so many open streams cost the processes while nothing happens, in milliseconds of CPU a second, above what the
 * same processes cost without them. Those must be fresh: streams that were closed are tidied up for a while. A session
 * holds 16 streams, a person 64, an agency 400: so many tokens it takes.
 */
export async function costOfIdleStreams(
  baseUrl: string,
  {
    tokens,
    count,
    seconds,
    pids,
  }: { tokens: readonly string[]; count: number; seconds: number; pids: readonly number[] },
): Promise<number> {
  const spent = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0) / 1_000_000
  const perSecond = async () => {
    const before = spent()
    const begun = performance.now()
    await pause(seconds * 1_000)
    return ((spent() - before) * 1_000) / (performance.now() - begun)
  }
  await pause(settleMs)
  const without = await perSecond()
  const streams: OpenStream[] = []
  try {
    while (streams.length < count) {
      const places = Array.from(
        { length: Math.min(openedAtOnce, count - streams.length) },
        (_, n) => streams.length + n,
      )
      streams.push(...(await Promise.all(places.map((place) => openStream(baseUrl, tokens[place % tokens.length]!)))))
    }
    await pause(settleMs)
    const withThem = await perSecond()
    const lost = streams.filter((stream) => stream.isOver()).length
    if (lost > 0) throw new Error(`${lost} of ${count} streams ended while they were measured`)
    return withThem - without
  } finally {
    for (const stream of streams) stream.close()
  }
}

/**
 * How long after its commit a change arrives at a stream, in milliseconds. `announce` tells the caller's agency of the
 * given subject in a write of its own, and comes back as soon as that is committed.
 */
export async function commitToBrowser(
  baseUrl: string,
  { token, events, announce }: { token: string; events: number; announce: (subject: string) => Promise<unknown> },
): Promise<number[]> {
  const arrived = new Map<string, number>()
  const stream = await openStream(baseUrl, token, (subject) => arrived.set(subject, performance.now()))
  const took: number[] = []
  try {
    for (let n = 0; n < events; n += 1) {
      const subject = `bench-${n}`
      await announce(subject)
      const committed = performance.now()
      for (const deadline = committed + 5_000; !arrived.has(subject); await pause(1)) {
        if (performance.now() > deadline) throw new Error(`${subject} never arrived`)
      }
      took.push(arrived.get(subject)! - committed)
      // At any moment of the clocks of those in between.
      await pause(5 + Math.random() * 20)
    }
  } finally {
    stream.close()
  }
  return took
}

type OpenStream = { isOver(): boolean; close(): void }

/** A connection of its own, as each browser has it, once the server has said that it is ready. */
function openStream(baseUrl: string, token: string, onChange: (subject: string) => void = () => {}) {
  return new Promise<OpenStream>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const asking = request(baseUrl + agencyLivePath, { agent: false, headers }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream was answered with ${answer.statusCode}`))
        return
      }
      let isOver = false
      let unread = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const events = (unread + text).split('\n\n')
        unread = events.pop()!
        for (const event of events) {
          const data = /^data: ?(.*)$/m.exec(event)?.[1]
          if (!/^event: ?/m.test(event) || data === undefined) continue // a heartbeat
          if (/^event: ?change$/m.test(event)) onChange(readLiveEvent(data)!.id)
          else resolve({ isOver: () => isOver, close: () => asking.destroy() })
        }
      })
      answer.on('close', () => (isOver = true))
    })
    asking.on('error', reject)
    asking.end()
  })
}
