import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { operation } from '@sarai/wire/core/operation.ts'
import { createAnswerCache } from '#http/answers/answer-cache.ts'
import { jsonOf } from '#http/answers/ready-answer.ts'

const op = operation({
  name: 'greet',
  summary: '',
  method: 'GET',
  path: '/greet',
  access: 'anyone',
  kept: 'private, no-cache',
  reply: z.string(),
})
const megabyte = 1024 * 1024
/** Random enough to stay about as long when it is packed. */
const noise = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array((bytes * 3) / 4))).toString('base64')

describe('answers that are kept', () => {
  it('are at most as many as they may be, the latest ones', async () => {
    const cache = createAnswerCache({ answers: 2, bytes: megabyte })
    const made: string[] = []
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await cache.remember(op, key, async () => (made.push(key), { json: jsonOf(key) }))
    }
    expect(made).toEqual(['a', 'b', 'c', 'b'])
    expect(cache.figures()).toMatchObject({ answers: 2, found: 2, made: 4 })
  })

  it('take no more memory than they may, packed forms and all', async () => {
    const cache = createAnswerCache({ answers: 10_000, bytes: megabyte })
    const held = new Set<number>()
    for (let key = 0; key < 60; key += 1) {
      const answer = await cache.remember(op, `${key}`, async () => ({ json: jsonOf(noise(32 * 1024)) }))
      await Promise.all([answer.packedAs('br'), answer.packedAs('gzip')])
      expect(cache.figures().bytes).toBeLessThanOrEqual(megabyte)
      held.add(cache.figures().answers)
    }
    // 32 kB as they are, and about 24 more in each packing: a dozen of them make a megabyte.
    expect(Math.max(...held)).toBeLessThan(16)
    expect(cache.figures().answers).toBeGreaterThan(8)
    expect(cache.figures().bytes).toBeGreaterThan(megabyte / 2)
  })

  it('count what is packed later, and not for those that are gone', async () => {
    const cache = createAnswerCache({ answers: 1, bytes: megabyte })
    const gone = await cache.remember(op, 'gone', async () => ({ json: jsonOf(noise(8_000)) }))
    await cache.remember(op, 'kept', async () => ({ json: jsonOf('short') }))
    const before = cache.figures().bytes
    await gone.packedAs('gzip')
    expect(cache.figures().bytes).toBe(before)
    await cache.remember(op, 'last', async () => ({ json: jsonOf('short') }))
    expect(cache.figures().bytes).toBe(before)
  })

  it('of which two were made at once count once', async () => {
    const cache = createAnswerCache({ answers: 10, bytes: megabyte })
    const twice = () => cache.remember(op, 'same', async () => ({ json: jsonOf('text') }))
    await twice()
    const { bytes } = cache.figures()
    const other = createAnswerCache({ answers: 10, bytes: megabyte })
    await Promise.all([1, 2].map(() => other.remember(op, 'same', async () => ({ json: jsonOf('text') }))))
    expect(other.figures()).toMatchObject({ answers: 1, bytes, made: 2 })
  })

  it('sabotage: bounded by number alone they would take what they like', async () => {
    const cache = createAnswerCache({ answers: 10_000, bytes: Infinity })
    for (let key = 0; key < 60; key += 1) {
      await cache.remember(op, `${key}`, async () => ({ json: jsonOf(noise(32 * 1024)) }))
    }
    expect(cache.figures().bytes).toBeGreaterThan(megabyte)
  })
})
