import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createHeldFiles } from '#http/edge/held-files.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'

const anAnswer = () => new ServerResponse(new IncomingMessage(new Socket()))
const busy = expect.objectContaining({ code: 'BUSY', values: { seconds: 5 } })

it('an agency holds so many files in memory, whoever of it sends them, and no more until one is answered', async () => {
  const hold = createHeldFiles({ ofAll: 100, ofEach: 2 })
  const first = anAnswer()
  hold(someoneOf(7), first)
  hold({ ...someoneOf(7), sessionId: 'of-a-colleague' }, anAnswer())
  expect(() => hold(someoneOf(7), anAnswer())).toThrow(busy)
  expect(() => hold(someoneOf(8), anAnswer())).not.toThrow()
  first.destroy()
  await expect.poll(() => hold(someoneOf(7), anAnswer())).toBeTypeOf('function')
  expect(() => hold(someoneOf(7), anAnswer())).toThrow(busy)
})

it('all together hold so many', () => {
  const hold = createHeldFiles({ ofAll: 3, ofEach: 2 })
  hold(someoneOf(7), anAnswer())
  hold(someoneOf(8), anAnswer())
  hold(someStaff, anAnswer())
  expect(() => hold(someoneOf(9), anAnswer())).toThrow(busy)
})

it('a file whose sender has hung up is held for as long as somebody works on it', async () => {
  const hold = createHeldFiles({ ofAll: 100, ofEach: 1 })
  const answer = anAnswer()
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = hold(someoneOf(7), answer)(() => promise)
  const gone = once(answer, 'close')
  answer.destroy()
  await gone
  expect(() => hold(someoneOf(7), anAnswer())).toThrow(busy)
  resolve('drawn')
  expect(await work).toBe('drawn')
  expect(() => hold(someoneOf(7), anAnswer())).not.toThrow()
})
