import type { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { createUnreadAnswers } from '#http/edge/unread-answers.ts'

const answerMs = 30_000

/** For how many seconds a connection stays whose answer waits, when so many bytes leave us every second. */
function secondsOpen(bytesEach: (second: number) => number): number {
  const unread = createUnreadAnswers(answerMs)
  const handle = { bytesWritten: 10 ** 9, writeQueueSize: 10 ** 9 }
  const cut = vi.fn<() => void>()
  const socket = { _handle: handle, resetAndDestroy: cut } as unknown as Socket
  for (let second = 0; second < 7_200; second += 1) {
    handle.writeQueueSize -= bytesEach(second)
    unread.closeAmong([socket], second * 1_000)
    if (cut.mock.calls.length > 0) return second
  }
  return Infinity
}

it.each([
  ['nothing', () => 0, 33],
  ['a byte now and then', (second: number) => (second % 20 === 0 ? 1 : 0), 33],
  ['a thousand bytes a second', () => 1_000, 70],
])('an answer of which %s is read is given up', (_, bytesEach, most) => {
  expect(secondsOpen(bytesEach)).toBeLessThan(most)
})

it.each([
  ['eight kilobytes a second', () => 8_000],
  ['a megabyte every two minutes', (second: number) => (second % 120 === 0 ? 1_000_000 : 0)],
])('one of which %s are read is sent', (_, bytesEach) => {
  expect(secondsOpen(bytesEach)).toBe(Infinity)
})
