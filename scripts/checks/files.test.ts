import { expect, it } from 'vitest'
import { crowdedFolders } from './crowded-folders.ts'
import { droppedNavigations } from './screens/dropped-navigations.ts'
import { lockFileMistakes } from './lock-files.ts'
import { machinePaths } from './machine-paths.ts'

it('refuses a lock file that names a registry, lacks a hash or cannot be installed', () => {
  const packages = {
    '': {},
    'packages/domain': {},
    'node_modules/@sarai/domain': { resolved: 'packages/domain', link: true },
    'node_modules/good': { integrity: 'sha512-abc' },
    'node_modules/hosted': { resolved: 'https://registry.example.test/hosted.tgz', integrity: 'sha512-abc' },
    'node_modules/unproven': {},
    'node_modules/native': {
      integrity: 'sha512-abc',
      optionalDependencies: { good: '1.0.0', 'native-darwin': '1.0.0' },
    },
  }
  expect(lockFileMistakes('package-lock.json', { packages })).toEqual([
    'package-lock.json: node_modules/hosted names a registry',
    'package-lock.json: node_modules/unproven has no sha512 hash',
    'package-lock.json: node_modules/native-darwin is missing, so npm ci refuses (node scripts/lock/complete-lock.ts)',
  ])
})

it('finds paths of one machine', () => {
  const home = ['', 'home', 'somebody'].join('/') // in one piece it would be found right here
  expect(machinePaths('notes.md', `see ${home}\nhttps://example.test${home}\n/api/users/1`)).toEqual([
    `notes.md:1: ${home}`,
  ])
})

it('finds a navigation that a form does not wait for', () => {
  const text = `onSent: () => void navigate('/a')\nonSent: () => navigate('/b')\nsetTimeout(() => void navigate('/c'), 9)`
  expect(droppedNavigations('page.tsx', text)).toEqual(['page.tsx:1: return the navigation instead'])
})

it('finds a folder that has become a drawer, and none that is a list', () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)
  const folders = [
    ...filesIn('packages/ui/src/kit', 26),
    ...filesIn('packages/ui/src/kit/date', 25),
    ...filesIn('apps/server/src/database/migrations', 40),
  ]
  expect(crowdedFolders(folders)).toEqual(['packages/ui/src/kit: 26 files, and a room has 25 at most'])
})
