import { expect, test } from 'vitest'
import { isSeen } from '#ground/text/is-seen.ts'

test.each(['', ' ', '\n', '\u200b', '\u200e \u200f', '\u2060', '\ufeff', '\u3164'])('%j says nothing', (text) => {
  expect(isSeen(text)).toBe(false)
})

test.each(['a', '\u200fالف', ' . ', '۱'])('%j can be seen', (text) => {
  expect(isSeen(text)).toBe(true)
})
