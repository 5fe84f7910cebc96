import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that is or will be in git, not those that .gitignore hides. */
export function repositoryFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  return names.filter((name) => name !== '' && existsSync(join(root, name)))
}

export const sourceFiles = (root: string) =>
  repositoryFiles(root).filter((name) => /^(packages\/[^/]+\/src|apps\/[^/]+\/src|scripts|e2e)\/.*\.tsx?$/.test(name))

/** What a person may see on a screen: no tests, no development-only gallery. */
export const screenFiles = (root: string) =>
  sourceFiles(root).filter(
    (name) =>
      /^(apps\/(portal|desk)|packages\/ui)\/src\//.test(name) && !/\.test\.tsx?$|\/(testing|gallery)\//.test(name),
  )
