import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../run-command.ts'

const [, tree = ''] = /## The tree\n\n```\n([^`]*)```/.exec(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')) ?? []
/** Every folder that the page names: `packages/…` as it stands, what follows as one of its rooms. */
const named = new Set<string>()
let base = ''
for (const line of tree.split('\n')) {
  const [, indent = '', place = '', rest = ''] = /^( *)(\S+)\s+(.*)$/.exec(line) ?? []
  const words = `${place} ${rest}`.split(/[\s,;:()]+/).filter((word) => /^[\w-]+\/$/.test(word))
  if (indent === '' && /^(apps|packages)\//.test(place)) {
    base = place
    named.add(place)
    for (const room of words) named.add(join(base, room.slice(0, -1)))
  } else for (const room of words) named.add(indent === '' ? room.slice(0, -1) : join(base, room.slice(0, -1)))
}

const foldersIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'node_modules'].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replace(/^\//, ''))

describe('the tree in ARCHITECTURE.md', () => {
  it('names every room of the packages and of the server', () => {
    const rooms = ['packages/*/src', 'packages/{domain,wire,locale,ui,frame}/src/*', 'apps/server/src/*'].flatMap(
      foldersIn,
    )
    expect(rooms.length).toBeGreaterThan(40)
    expect(rooms.filter((room) => !named.has(room))).toEqual([])
  })

  it('names nothing that is not there', () => {
    const all = new Set(
      ['packages/**', 'apps/{server,portal,desk}/src/**', 'e2e', 'scripts', 'tools'].flatMap(foldersIn),
    )
    // A room of a room, such as http/edge, is named by its last word.
    const isThere = (folder: string) =>
      all.has(folder) ||
      [...all].some((one) => one.startsWith('apps/server/src/') && one.endsWith(`/${folder.split('/').at(-1)}`))
    expect([...named].filter((folder) => !isThere(folder))).toEqual([])
  })
})
