import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { commissionStanding, endCommission, mayBeAgreed } from '#catalogue/commission-end.ts'

const today = calendarDay('2026-11-15')
const nights = (first: string, last: string) => ({ first: calendarDay(first), last: calendarDay(last) })
const over = nights('2026-11-01', '2026-11-14')

describe('a commission', () => {
  test.each([
    ['until yesterday', '2026-11-01', '2026-11-14', 'ended'],
    ['until today', '2026-11-01', '2026-11-15', 'current'],
    ['of today alone', '2026-11-15', '2026-11-15', 'current'],
    ['from today', '2026-11-15', '2026-11-30', 'current'],
    ['from tomorrow', '2026-11-16', '2026-11-30', 'coming'],
  ])('%s stands where its nights do', (_, first, last, standing) => {
    expect(commissionStanding(nights(first, last), today)).toBe(standing)
  })

  test('that has begun keeps the nights that have passed when it is ended', () => {
    const ended = endCommission(nights('2026-11-14', '2026-11-30'), today)
    expect(ended).toEqual({ ok: true, value: nights('2026-11-14', '2026-11-14') })
  })

  test.each([
    ['begins today', '2026-11-15'],
    ['has not begun', '2026-11-20'],
  ])('that %s leaves nothing when it is ended', (_, first) => {
    expect(endCommission(nights(first, '2026-11-30'), today)).toEqual({ ok: true, value: undefined })
  })

  test('that is over can neither be ended nor changed', () => {
    expect(endCommission(over, today)).toEqual({ ok: false, why: 'COMMISSION_OVER' })
    const changed = mayBeAgreed(nights('2026-11-01', '2026-11-30'), today, over)
    expect(changed).toEqual({ ok: false, why: 'COMMISSION_OVER' })
  })

  test('is agreed for nights that are still to come, at least one of them', () => {
    expect(mayBeAgreed(over, today)).toEqual({ ok: false, why: 'NIGHTS_OVER' })
    const lasting = nights('2026-11-01', '2026-11-15')
    expect(mayBeAgreed(lasting, today)).toEqual({ ok: true, value: lasting })
    expect(mayBeAgreed(lasting, today, nights('2026-11-01', '2026-11-30'))).toEqual({ ok: true, value: lasting })
  })
})
