import { expect, it } from 'vitest'
import { tallyStage } from './tally.ts'

const told = ['✗ a test\n    what it said']

it.each([
  ['passed', 0, { passed: 40, failed: 0, told: [] }, { passed: 40, failed: 0, told: [] }],
  ['failed', 1, { passed: 17, failed: 1, told }, { passed: 17, failed: 1, told }],
  [
    'failed without a failed test',
    1,
    { passed: 40, failed: 0, told: [] },
    { passed: 40, failed: 1, told: ['✗ e2e ended with exit code 1 after 40 passed'] },
  ],
  [
    'ran nothing',
    0,
    { passed: 0, failed: 0, told: [] },
    { passed: 0, failed: 1, told: ['✗ e2e ended with exit code 0 after 0 passed'] },
  ],
  [
    'died before its report',
    137,
    undefined,
    { passed: 0, failed: 1, told: ['✗ e2e ended with exit code 137 after 0 passed'] },
  ],
])('counts and tells a stage that %s', (_, exitCode, report, tally) => {
  expect(tallyStage('e2e', exitCode, report)).toEqual(tally)
})
