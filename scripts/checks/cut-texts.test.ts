import { expect, it } from 'vitest'
import { unitCuts } from './cut-texts.ts'

it.each([
  "(header ?? '').slice(0, 200)",
  'String(value).slice(0, 60)',
  "title.replaceAll('/', ' ').trim().slice(0, 100)",
  '`${name.slice(0, 20)}…`',
  'name.substring(0, 20)',
])('refuses %s, which may cut an emoji in half', (cut) => {
  expect(unitCuts('a.ts', `const a = 1\nconst short = ${cut}`)).toEqual([
    expect.stringContaining('a.ts:2: cuts a text'),
  ])
})

it('lets lists and our own signs be cut', () => {
  const fine = "rows.slice(0, limit); digest('hex').slice(0, 40); day.slice(0, 4); words.slice(1)"
  expect(unitCuts('a.ts', fine)).toEqual([])
})
