/**
 * Navigations of a feature that nobody waits for. A form is under way until the page that it leads to is there
 * (`useSubmission`); one that drops its navigation is idle meanwhile, and a second tap sends again.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from '../report.ts'

const DROPPED = /(?<!setTimeout\(\(\) => )\bvoid navigate\(/

export function droppedNavigations(name: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (DROPPED.test(line) ? [`${name}:${index + 1}: return the navigation instead`] : []))
}

if (import.meta.main) {
  const root = process.cwd()
  const files = globSync('apps/*/src/features/**/*.{ts,tsx}', { cwd: root })
  if (files.length < 100) throw new Error(`Only ${files.length} files of features were seen`)
  report(files.flatMap((name) => droppedNavigations(name, readFileSync(join(root, name), 'utf8'))))
}
