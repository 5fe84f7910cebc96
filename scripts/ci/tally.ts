/** Adds up what the stages of .ci/run reported: tells what failed, and in its last line counts every test of all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Report } from './report.ts'

/**
 * A stage that failed without a failed test (a crash, a file that does not load) counts as one failure, and so does one
 * that claims success but ran nothing.
 */
export function tallyStage(stage: string, exitCode: number, report: Report | undefined): Report {
  const { passed, failed, told } = report ?? { passed: 0, failed: 0, told: [] }
  const isAmiss = failed === 0 && (exitCode !== 0 || passed === 0)
  return isAmiss
    ? { passed, failed: 1, told: [...told, `✗ ${stage} ended with exit code ${exitCode} after ${passed} passed`] }
    : { passed, failed, told }
}

/** A folder with STAGE.exit for each stage that was begun, and STAGE.json where its runner got as far as a report. */
function tallyAll(folder: string): Report {
  const total: Report = { passed: 0, failed: 0, told: [] }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.exit'))) {
    const stage = basename(file, '.exit')
    const report = join(folder, `${stage}.json`)
    const exitCode = Number(readFileSync(join(folder, file), 'utf8'))
    const { passed, failed, told } = tallyStage(
      stage,
      exitCode,
      existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
    )
    total.passed += passed
    total.failed += failed
    total.told.push(...told)
  }
  return total
}

if (import.meta.main) {
  const { passed, failed, told } = tallyAll(process.argv[2] ?? '.')
  for (const words of told) console.log(words)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
