/** Adds up what the stages of .ci/run reported, so that its last line counts every test of every runner. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Counts = { passed: number; failed: number }

/** What our checks, Vitest and Playwright write: each has its own words. */
type Report = Partial<Counts> & {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

/**
 * A stage that failed without a failed test (a crash, a file that does not load) counts as one failure, and so does one
 * that claims success but ran nothing.
 */
export function countStage(exitCode: number, report: Report | undefined): Counts {
  const passed =
    report?.passed ?? report?.numPassedTests ?? (report?.stats ? report.stats.expected + report.stats.flaky : 0)
  const failed = report?.failed ?? report?.numFailedTests ?? report?.stats?.unexpected ?? 0
  const isAmiss = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isAmiss ? 1 : failed }
}

/** A folder with STAGE.exit for each stage that was begun, and STAGE.json where its runner got as far as a report. */
function countAll(folder: string): Counts {
  const total = { passed: 0, failed: 0 }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.exit'))) {
    const report = join(folder, `${basename(file, '.exit')}.json`)
    const exitCode = Number(readFileSync(join(folder, file), 'utf8'))
    const counts = countStage(exitCode, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)
    total.passed += counts.passed
    total.failed += counts.failed
  }
  return total
}

if (import.meta.main) {
  const { passed, failed } = countAll(process.argv[2] ?? '.')
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
