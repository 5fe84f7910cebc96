import { expect, test } from 'vitest'
import { checkOpen } from '#stay/closed-dates.ts'
import { rangeOf, stayOf } from '#testing/price-lists.ts'

const closed = [rangeOf('2026-12-10..2026-12-12'), rangeOf('2026-12-20..2026-12-20')]

test.each([
  ['ends on the morning of the first closed night', '2026-12-07..2026-12-10'],
  ['begins on the day after the last closed night', '2026-12-13..2026-12-15'],
])('a stay that %s can be had', (_, stay) => {
  expect(checkOpen(stayOf(stay), closed)).toEqual({ ok: true, value: stayOf(stay) })
})

test.each([
  ['begins on a closed night', '2026-12-12..2026-12-15', '2026-12-10'],
  ['spans a closed night', '2026-12-18..2026-12-22', '2026-12-20'],
  ['sleeps in the first closed night', '2026-12-09..2026-12-11', '2026-12-10'],
])('a stay that %s cannot', (_, stay, since) => {
  expect(checkOpen(stayOf(stay), closed)).toMatchObject({ ok: false, why: 'DATES_CLOSED', values: { since } })
})

test('a refusal names the nights and the two fields', () => {
  expect(checkOpen(stayOf('2026-12-11..2026-12-12'), closed)).toEqual({
    ok: false,
    why: 'DATES_CLOSED',
    values: { since: '2026-12-10', until: '2026-12-12' },
    fields: ['checkInDate', 'checkOutDate'],
  })
})
