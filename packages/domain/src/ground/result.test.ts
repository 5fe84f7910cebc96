import { expect, test } from 'vitest'
import { ok, refuse } from '#ground/result.ts'

test('a result is a value, or what is wrong with the values and fields concerned', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 })
  expect(refuse('QUOTE_EXPIRED')).toEqual({ ok: false, why: 'QUOTE_EXPIRED' })
  expect(refuse('AGE_MISMATCH', { values: { oldest: 5 }, fields: ['dateOfBirth'] })).toEqual({
    ok: false,
    why: 'AGE_MISMATCH',
    values: { oldest: 5 },
    fields: ['dateOfBirth'],
  })
})
