import { expect, it } from 'vitest'
import { claimedIds, requirementsIn } from './claims.ts'

it('reads the list', () => {
  const list = '# Requirements\n## shell: look\n- shell-01 Routes.\n- shell-02 Login.\n'
  expect(requirementsIn(list)).toEqual([
    { id: 'shell-01', text: 'Routes.' },
    { id: 'shell-02', text: 'Login.' },
  ])
})

it.each([
  ['a test', "it('opens [shell-01]', () => {})", ['shell-01']],
  ['several ids', "test('opens [shell-01, shell-02] [auth-03]', () => {})", ['shell-01', 'shell-02', 'auth-03']],
  ['a table of cases', "it.each([1])('opens %i [shell-01]', () => {})", ['shell-01']],
  ['a group', 'test.describe(`in ${language} [shell-10]`, () => { test("opens", () => {}) })', ['shell-10']],
  ['a group of a table', "describe.each([1])('%i [shell-10]', () => { it('opens', () => {}) })", ['shell-10']],
  ['a group without a test', "describe('all [shell-10]', () => {})", []],
  ['a group of skipped tests', "describe('all [shell-10]', () => { it.skip('opens', () => {}) })", []],
  ['the rows of a table', "it.each([['a [shell-01]']])('opens %s', () => {})", []],
  ['the rows of a tagged table', "it.each`a\n${'[shell-01]'}`('opens $a', () => {})", []],
  ['a value in a title', "it(`opens ${'[shell-01]'}`, () => {})", []],
  ['a test without a body', "it('opens [shell-01]')", []],
  ['a skipped test', "it.skip('opens [shell-01]', () => {})", []],
  ['a test that may be skipped', "it.skipIf(slow)('opens [shell-01]', () => {})", []],
  ['a test that is expected to fail', "test.fail('opens [shell-01]', () => {})", []],
  ['a skipped group', "describe.skip('all', () => { it('opens [shell-01]', () => {}) })", []],
  ['what is no title', "// it('opens [shell-01]')\nopen('[shell-02]')", []],
])('takes from %s what it claims', (_, source, ids) => {
  expect(claimedIds('a.test.ts', source)).toEqual(ids)
})
