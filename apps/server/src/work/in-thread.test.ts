import { expect, it } from 'vitest'
import { inThread, ThreadExhausted } from '#work/in-thread.ts'

const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const answering = thread(`import { parentPort, workerData } from 'node:worker_threads'
  parentPort.postMessage(workerData * 2)`)
const endless = thread('for (;;);')
const greedy = thread('const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()))')

it('answers what the thread says', async () => {
  expect(await inThread(answering, 21, { slowestMs: 5_000 })).toBe(42)
})

it('gives up on a thread that never ends, and ends it', async () => {
  await expect(inThread(endless, null, { slowestMs: 300 })).rejects.toThrow(ThreadExhausted)
})

it('survives a thread that takes more memory than it may have', async () => {
  const memory = { maxOldGenerationSizeMb: 32 }
  await expect(inThread(greedy, null, { slowestMs: 15_000, memory })).rejects.toThrow('too much memory')
})

it.each([
  ['throws', `throw new TypeError('our own mistake')`, 'our own mistake'],
  ['says nothing', '', 'without an answer'],
])('fails with a thread that %s', async (_, code, message) => {
  const failure: unknown = await inThread(thread(code), null, { slowestMs: 5_000 }).catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(ThreadExhausted)
  expect(String(failure)).toContain(message)
})
