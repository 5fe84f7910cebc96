import { expect, it } from 'vitest'
import { countStage } from './tally.ts'

it.each([
  ['our checks', 1, { passed: 17, failed: 1 }, { passed: 17, failed: 1 }],
  ['Vitest', 0, { numPassedTests: 40, numFailedTests: 0 }, { passed: 40, failed: 0 }],
  ['Playwright', 1, { stats: { expected: 5, unexpected: 2, flaky: 1 } }, { passed: 6, failed: 2 }],
  ['a test file that does not load', 1, { numPassedTests: 40, numFailedTests: 0 }, { passed: 40, failed: 1 }],
  ['a runner that ran nothing', 0, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
  ['a runner that died before its report', 137, undefined, { passed: 0, failed: 1 }],
])('counts %s', (_, exitCode, report, counts) => {
  expect(countStage(exitCode, report)).toEqual(counts)
})
