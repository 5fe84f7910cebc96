import { expect, it } from 'vitest'
import { onlyProviderSolves } from '@sarai/domain/ground/only-provider.ts'
import { problemCodes, type ProblemCode } from '@sarai/domain/ground/problem.ts'
import { sayProblem } from '#words/say-problem.ts'

/** Told to people who cannot come in: there is no page on which they could write to us. */
const beforeLogin: ReadonlySet<ProblemCode> = new Set([
  'AGENCY_PENDING',
  'AGENCY_REJECTED',
  'AGENCY_SUSPENDED',
  'USER_DISABLED',
])
const namesUs = /\b(call us|contact support|ask us|reservation desk)\b|\+phone/i

const textOf = (code: ProblemCode) => sayProblem('en', code, { phone: '+phone' })

it('whatever sends people to us offers to write to us, where they can', () => {
  const leadsToUs = problemCodes.filter((code) => namesUs.test(textOf(code)) && !beforeLogin.has(code))
  expect(leadsToUs.length).toBeGreaterThan(5)
  expect(leadsToUs.filter((code) => !onlyProviderSolves.has(code))).toEqual([])
})

it('and nothing is on the list that no refusal is called', () => {
  expect([...onlyProviderSolves].filter((code) => !problemCodes.includes(code as ProblemCode))).toEqual([])
})

it('sabotage: a refusal that says to call us and is not on the list is found', () => {
  expect(namesUs.test('It cannot be done here. Please call us: +phone')).toBe(true)
})
