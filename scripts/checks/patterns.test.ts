import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../run-command.ts'
import { backtracking, patternsIn, reachableFiles } from './patterns.ts'

it.each([String.raw`/^[\p{L}\s]*[\p{L}\p{N}][\p{L}\s]*$/u`, String.raw`/^(https:\/\/[^\s/]+\S*)?$/`, '/^(a+)+$/'])(
  'refuses %s, which backtracks',
  (pattern) => {
    const found = patternsIn('apps/server/src/a.ts', `const shape = ${pattern}`)
    expect(backtracking(found)).toEqual([
      `apps/server/src/a.ts:1: ${pattern} is vulnerable; there must be one way to read a text`,
    ])
  },
)

it('lets patterns through that can be read in one way', () => {
  const found = patternsIn('a.ts', String.raw`z.regex(/^[A-Z]{3}$/)\nconst word = /^[\w.+-]+(@[\w-]+(\.[\w-]+)+)?$/`)
  expect(found).toHaveLength(2)
  expect(backtracking(found)).toEqual([])
})

it('sabotage: the pattern of company names as it was is missed', () => {
  const name = 'packages/wire/src/values/company-name.ts'
  expect(reachableFiles(ROOT)).toContain(name)
  const source = readFileSync(`${ROOT}/${name}`, 'utf8')
  const before = source.replace(String.raw`^[\p{M}\s_`, String.raw`^[\p{L}\p{M}\s_`)
  expect(before).not.toBe(source)
  expect(backtracking(patternsIn(name, before))).toHaveLength(1)
})
