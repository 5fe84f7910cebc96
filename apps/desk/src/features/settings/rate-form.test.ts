import { expect, test } from 'vitest'
import { farFrom, meantAs, rateForm } from '#features/settings/rate-form.ts'
import { rate } from '#testing/the-house.ts'

const typed = { from: 'EUR', fromAmount: '1', to: 'IRR', toAmount: '1307000', day: '2026-11-15', meant: '' }
const backwards = { ...typed, from: 'IRR', fromAmount: '1307000', to: 'EUR', toAmount: '1' }

test('a rate is held against the last one of its currencies, whichever way that was set', () => {
  expect(farFrom(typed, [rate])).toBeUndefined()
  expect(farFrom({ ...typed, toAmount: '13070000' }, [rate])).toBe(rate)
  expect(farFrom(backwards, [rate])).toBeUndefined()
  expect(farFrom({ ...backwards, fromAmount: '130700' }, [rate])).toBe(rate)
  const older = { ...rate, id: 7, day: '2026-10-01', toAmount: 130_700 }
  expect(farFrom({ ...typed, toAmount: '130700' }, [older, rate])).toBe(rate)
  expect(farFrom({ ...typed, to: 'AED', toAmount: '40' }, [rate])).toBeUndefined()
})

test('what was said to be meant is that rate alone', () => {
  const slip = { ...typed, toAmount: '13070000' }
  const words = (of: typeof typed) =>
    rateForm([rate])
      .safeParse(of)
      .error?.issues.map(({ message }) => message)
  expect(words(slip)).toEqual(['farRate'])
  expect(words({ ...slip, meant: meantAs(slip) })).toBeUndefined()
  expect(words({ ...slip, toAmount: '130700', meant: meantAs(slip) })).toEqual(['farRate'])
  expect(words({ ...slip, toAmount: '' })).toEqual(['required'])
})
