import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeartbeat } from '#live/heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aStream() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  return { raw, written: vi.spyOn(raw, 'write').mockReturnValue(true) }
}

describe('the heartbeat of streams', () => {
  it('reaches each of them every 25 seconds, a share of them at a time', () => {
    const heartbeat = createHeartbeat()
    const streams = Array.from({ length: 75 }, aStream)
    for (const { raw } of streams) heartbeat(raw)
    const beaten = () => streams.map(({ written }) => written.mock.calls.length)
    vi.advanceTimersByTime(1_000)
    expect(beaten().filter((beats) => beats === 1)).toHaveLength(3)
    vi.advanceTimersByTime(24_000)
    expect(new Set(beaten())).toEqual(new Set([1]))
  })

  it('writes to nobody who has left or whose stream is over, and stops with the last', () => {
    const heartbeat = createHeartbeat()
    const [stays, ended, left] = [aStream(), aStream(), aStream()]
    const forget = [stays, ended, left].map(({ raw }) => heartbeat(raw))
    ended.raw.end()
    forget[2]!()
    vi.advanceTimersByTime(25_000)
    expect([stays, ended, left].map(({ written }) => written.mock.calls.length)).toEqual([1, 0, 0])
    for (const one of forget) one()
    expect(vi.getTimerCount()).toBe(0)
  })
})
