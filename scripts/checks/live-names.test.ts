import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What a pattern names in the sources of a folder. */
function namesIn(folder: string, pattern: RegExp): Set<string> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*', '**/testing/**'] })
  return new Set(
    files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name!)),
  )
}
const queryNames = /(?:queryKey: |Queries = |useList\()\[\s*'([\w-]+)'/g
const announced = namesIn('apps/server/src', /announce\(tx, \{ to\b.*, what: '([\w-]+)'/g)

/** Kept by the server alone, and never told. The reason is for the reader. */
const neverTold: Record<string, string> = {
  place: 'places change with a release',
  draft: 'one’s own, and read when the wizard opens: whoever saves over a newer one is told',
  'saved-view': 'one’s own, and read when the list opens',
  'payment-file': 'what was sent with a payment never changes',
  saver: 'who saved which version never changes',
  quote: 'a price is read again when its time is over, and when a submit at it is refused',
}

it.each(['apps/desk/src', 'apps/portal/src', 'packages/frame/src'])(
  'every query of %s is named after something that the server announces',
  (folder) => {
    const names = namesIn(folder, queryNames)
    expect(names.size).toBeGreaterThan(0)
    expect([...names].filter((name) => !announced.has(name) && !(name in neverTold))).toEqual([])
  },
)

it('sabotage: a query under a name of its own is found', () => {
  const [[, name] = []] = [..."useQuery({ queryKey: ['choices', id] })".matchAll(queryNames)]
  expect(name).toBe('choices')
  expect(announced.has('choices')).toBe(false)
})
