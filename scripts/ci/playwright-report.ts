/** A reporter of Playwright for .ci/run: writes the stage's report to the file that E2E_REPORT names. */
import { writeFileSync } from 'node:fs'
import type { Reporter, Suite } from '@playwright/test/reporter'
import { failure, secondTry, type Report } from './report.ts'

/** @public Playwright loads it by its path. */
export default class PlaywrightReport implements Reporter {
  #walks: Suite | undefined

  onBegin(_config: unknown, walks: Suite) {
    this.#walks = walks
  }

  onEnd() {
    const report: Report = { passed: 0, failed: 0, told: [] }
    for (const walk of this.#walks?.allTests() ?? []) {
      const name = walk.titlePath().filter(Boolean).join(' › ')
      const message = walk.results[0]?.error?.stack ?? ''
      const outcome = walk.outcome()
      if (outcome === 'unexpected') {
        report.failed += 1
        report.told.push(failure(name, message))
      }
      if (outcome === 'expected' || outcome === 'flaky') report.passed += 1
      if (outcome === 'flaky') report.told.push(secondTry(name, message))
    }
    writeFileSync(process.env['E2E_REPORT'] ?? 'e2e-report.json', JSON.stringify(report))
  }
}
