/** A reporter of Vitest for .ci/run: writes the stage's report to the file that TEST_REPORT names. */
import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { failure, secondTry, type Report } from './report.ts'

type WithStack = { message: string; stack?: string }

/** @public Vitest loads it by its path. */
export default class VitestReport implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const report: Report = { passed: 0, failed: 0, told: [] }
    for (const module of modules) {
      const file = module.relativeModuleId
      tellFailures(file, module.errors())
      for (const suite of module.children.allSuites()) tellFailures(`${file} › ${suite.fullName}`, suite.errors())
      for (const test of module.children.allTests()) {
        const name = `${file} › ${test.fullName}`
        const { state, errors = [] } = test.result()
        if (state === 'failed') tellFailures(name, errors.slice(0, 1))
        if (state === 'passed') report.passed += 1
        if (test.diagnostic()?.flaky) report.told.push(secondTry(name, wordsOf(errors[0])))
      }
    }
    tellFailures('outside of any test', unhandled)
    writeFileSync(process.env['TEST_REPORT'] ?? 'test-report.json', JSON.stringify(report))

    function tellFailures(name: string, errors: readonly WithStack[]) {
      for (const error of errors) {
        report.failed += 1
        report.told.push(failure(name, wordsOf(error)))
      }
    }
  }
}

const wordsOf = (error: WithStack | undefined) => error?.stack ?? error?.message ?? ''
