/**
 * Pages and dialogs that no test draws. A screen without one may lose a label, its empty state or its Persian words,
 * and only a user would notice.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from '../report.ts'

const isScreen = (file: string) => /-(?:page|dialog)\.tsx$/.test(file)
/** What opens over a page, wherever it is written. */
const drawsDialog = (source: string) => /<(?:Write|Form|StepUp|Confirm)?Dialog\b/.test(source)

/** `test` is what stands beside the file, if anything does. */
export function undrawnScreens(file: string, source: string, test: string | undefined): string[] {
  if (!isScreen(file) && !drawsDialog(source)) return []
  if (test === undefined) return [`${file}: no test of this name stands beside it`]
  if (isScreen(file)) return test.includes('describeScreen(') ? [] : [`${file}: its test does not call describeScreen`]
  return /describe(?:Screen|View)\(/.test(test) ? [] : [`${file}: its test draws no view of its dialog`]
}

/** A group that is drawn in both languages everywhere, also where .ci/run has time for one of them. */
export function drawnTwice(file: string, test: string): string[] {
  const isByHand = /\.each\(\[\s*\[?'en'(?:, (?:1440|'fa'))?\]/.test(test)
  return isByHand ? [`${file}: names its languages itself; drawnLanguages says which ones it is drawn in`] : []
}

if (import.meta.main) {
  const root = process.cwd()
  const files = globSync('apps/{portal,desk}/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).sort()
  if (files.filter(isScreen).length < 50) throw new Error(`Only ${files.filter(isScreen).length} screens were seen`)
  const tests = globSync('apps/{portal,desk}/src/**/*.test.tsx', { cwd: root }).sort()
  report([
    ...tests.flatMap((file) => drawnTwice(file, readFileSync(join(root, file), 'utf8'))),
    ...files.flatMap((file) => {
      const test = join(root, file.replace(/\.tsx$/, '.test.tsx'))
      const source = readFileSync(join(root, file), 'utf8')
      return undrawnScreens(file, source, existsSync(test) ? readFileSync(test, 'utf8') : undefined)
    }),
  ])
}
