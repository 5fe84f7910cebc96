import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run-command.ts'

const records = globSync('docs/decisions/*.md', { cwd: ROOT })

it('finds context, decision and consequences under their headings in every decision record', () => {
  expect(records.length).toBeGreaterThan(100)
  const headings = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8')
      .match(/^## .*$/gm)
      ?.join(' ') ?? ''
  expect(records.filter((file) => !/^## Context .*## Decision .*## Consequences/.test(headings(file)))).toEqual([])
})
