import { describe, expect, it } from 'vitest'
import { filledLine } from '@sarai/wire/values/text.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { amountIn, dayIn, idIn, textIn } from '#spreadsheet/cell-values.ts'
import type { CellValue } from '#spreadsheet/sheet.ts'

const broken = { error: '#REF!' }

describe('an amount in a cell', () => {
  it.each<[CellValue, Currency, number | null | undefined]>([
    [120.5, 'EUR', 12_050],
    [0.1 + 0.2, 'EUR', 30],
    [1_234_567.89, 'EUR', 123_456_789],
    [-5, 'EUR', -500],
    [12_500_000, 'IRR', 12_500_000],
    [1.005, 'OMR', 1_005],
    ['۱۲۰٫۵', 'EUR', 12_050],
    ['1,234.50 €', 'EUR', 123_450],
    ['', 'EUR', null],
    [null, 'EUR', null],
    [120.555, 'EUR', undefined],
    [0.5, 'IRR', undefined],
    ['12,50', 'EUR', undefined],
    ['on request', 'EUR', undefined],
    [1e15, 'EUR', undefined],
    [true, 'EUR', undefined],
    [broken, 'EUR', undefined],
  ])('%j in %s is %j minor units', (cell, currency, minor) => {
    expect(amountIn(cell, currency)).toBe(minor)
  })
})

describe('a day in a cell', () => {
  it.each<[CellValue, string | null | undefined]>([
    [46_102, '2026-03-21'],
    ['2026-03-21', '2026-03-21'],
    ['2026-03-21T00:00:00', '2026-03-21'],
    ['۱۴۰۵/۰۱/۰۱', '2026-03-21'],
    ['1 فروردین 1405', '2026-03-21'],
    ['', null],
    ['tomorrow', undefined],
    [5, undefined],
    [broken, undefined],
  ])('%j is %s', (cell, day) => {
    expect(dayIn(cell, false)).toBe(day)
  })
})

describe('other cells', () => {
  it('hold our numbers in any digits', () => {
    expect([17, '۱۷', ' 17 ', null, 1.5, 'a', -1, broken].map((cell) => idIn(cell))).toEqual([
      17,
      17,
      17,
      null,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('hold texts as a form takes them: trimmed, on one line and not endless', () => {
    const cells = [' Yalda ', 5, '  ', '\u{1F30A}'.repeat(10), 'x'.repeat(11), 'a\nb', 'a\u0007', broken, true]
    expect(cells.map((cell) => textIn(cell, filledLine(10)))).toEqual([
      'Yalda',
      '5',
      null,
      '\u{1F30A}'.repeat(10),
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
