import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run-command.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

const sources = globSync('apps/server/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })
const told = namesIn(sources.map(read).join('\n'), /\bname: '(sarai_\w+)'/g)
const [, section = ''] = /## Health, readiness, metrics\n(.*?)\n## /s.exec(read('docs/operations.md')) ?? []

it('explains every metric of ours in docs/operations.md, and none that is not there', () => {
  expect(told.size).toBeGreaterThan(25)
  expect(namesIn(section, /`(sarai_\w+)/g)).toEqual(told)
})
