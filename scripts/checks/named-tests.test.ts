import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run-command.ts'

const pages = globSync('docs/*.md', { cwd: ROOT })
const named = pages.flatMap((page) =>
  Array.from(readFileSync(join(ROOT, page), 'utf8').matchAll(/[\w./*-]+\.(?:test|spec)\.tsx?/g), ([path]) => ({
    page,
    path,
  })),
)

it('finds every test that a page of docs names as a proof, by its path from the root or from the server', () => {
  expect(named.length).toBeGreaterThan(100)
  expect(
    named.filter(({ path }) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, 'apps/server/src', path))),
  ).toEqual([])
})
