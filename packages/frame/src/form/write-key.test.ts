import { expect, test } from 'vitest'
import { createWriteKeys, type OpenWrite } from '#form/write-key.ts'

function numbered() {
  let last = 0
  return createWriteKeys({ newKey: () => `key ${(last += 1)}` })
}

test('a form that is sent once more after a lost answer carries the key of the first time', () => {
  const keys = numbered()
  expect(keys.keyFor({ Email: 'a@b.example' })).toBe('key 1')
  expect(keys.keyFor({ Email: 'a@b.example' })).toBe('key 1')
})

test('a form that was corrected meanwhile is a write of its own', () => {
  const keys = numbered()
  keys.keyFor({ Email: 'a@b.example' })
  expect(keys.keyFor({ Email: 'c@d.example' })).toBe('key 2')
})

test('once it is done the same contents are a new wish, not a repetition', () => {
  const keys = numbered()
  keys.keyFor({ Email: 'a@b.example' })
  keys.settle()
  expect(keys.keyFor({ Email: 'a@b.example' })).toBe('key 2')
})

test('a press that sends nothing but itself has a key, the same until it is done', () => {
  const keys = numbered()
  expect(keys.keyFor(undefined)).toBe('key 1')
  expect(keys.keyFor(undefined)).toBe('key 1')
  keys.settle()
  expect(keys.keyFor(undefined)).toBe('key 2')
})

test('another file is another write', () => {
  const keys = numbered()
  const prices = new File(['prices'], 'prices.xlsx', { lastModified: 1 })
  expect(keys.keyFor(prices)).toBe('key 1')
  expect(keys.keyFor(prices)).toBe('key 1')
  expect(keys.keyFor(new File(['others'], 'prices.xlsx', { lastModified: 2 }))).toBe('key 2')
})

test('a draft that is sent again after its tab was closed carries the key of the first time', () => {
  let kept: OpenWrite | undefined
  const keep = (open: OpenWrite | undefined) => void (kept = open)
  const request = { hotel: 7, guests: ['Nasrin'] }
  const key = createWriteKeys({ keep }).keyFor(request)
  const reopened = createWriteKeys({ begun: JSON.parse(JSON.stringify(kept)) as OpenWrite, keep })
  expect(reopened.keyFor(request)).toBe(key)
  expect(reopened.keyFor({ ...request, hotel: 8 })).not.toBe(key)
  reopened.settle()
  expect(kept).toBeUndefined()
})
