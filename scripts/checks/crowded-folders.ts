/** Folders that hold more files than one idea needs: a drawer, in which nothing is found by its name. */
import { dirname } from 'node:path'
import { report } from './report.ts'
import { repositoryFiles } from './source-files.ts'

const MOST = 25

/** Files of one idea, named by their order or by what they show (ARCHITECTURE.md says so too). */
const LISTS = new Set([
  'apps/server/src/database/functions',
  'apps/server/src/database/migrations',
  'apps/server/src/demo/pictures',
])

export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const folder of files
    .filter((file) => /^(apps|packages|scripts|e2e)\//.test(file))
    .map((file) => dirname(file))) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST && !LISTS.has(folder))
    .map(([folder, count]) => `${folder}: ${count} files, and a room has ${MOST} at most`)
}

if (import.meta.main) report(crowdedFolders(repositoryFiles(process.cwd())))
