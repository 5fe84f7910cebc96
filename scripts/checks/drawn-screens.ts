/**
 * Pages and dialogs that no test draws. A screen without one may lose a label, its empty state or its Persian words,
 * and only a user would notice.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './report.ts'

/** `test` is what stands beside the screen, if anything does. */
export function undrawnScreens(screen: string, test: string | undefined): string[] {
  if (test === undefined) return [`${screen}: no test of this name stands beside it`]
  return test.includes('describeScreen(') ? [] : [`${screen}: its test does not call describeScreen`]
}

if (import.meta.main) {
  const root = process.cwd()
  const screens = globSync('apps/{portal,desk}/src/**/*-{page,dialog}.tsx', { cwd: root }).sort()
  if (screens.length < 50) throw new Error(`Only ${screens.length} screens were seen`)
  report(
    screens.flatMap((screen) => {
      const test = join(root, screen.replace(/\.tsx$/, '.test.tsx'))
      return undrawnScreens(screen, existsSync(test) ? readFileSync(test, 'utf8') : undefined)
    }),
  )
}
