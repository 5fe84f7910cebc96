import { expect, test } from 'vitest'
import { tellingFetch } from '#data/telling-fetch.ts'

test('tells which part has gone out, and answers as fetch does', async () => {
  const parts: number[] = []
  const body = new Blob([new Uint8Array(200_000)])
  const [told, plain] = await Promise.all([
    tellingFetch((part) => parts.push(part))('/no-such-page', { method: 'POST', headers: { 'x-a': 'b' }, body }),
    fetch('/no-such-page', { method: 'POST', body }),
  ])
  expect(told.status).toBe(plain.status)
  expect(told.headers.get('date')).not.toBeNull()
  expect(await told.text()).toBe(await plain.text())
  expect(parts.at(-1)).toBe(1)
})

test('a connection that breaks is refused, and so is one that is given up', async () => {
  const call = tellingFetch(() => undefined)
  await expect(call('http://127.0.0.1:9/')).rejects.toThrow(TypeError)
  const given = new AbortController()
  const answer = call('/', { signal: given.signal })
  given.abort()
  await expect(answer).rejects.toThrow(TypeError)
})
