import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { checkInInstant } from '#stay/check-in.ts'
import {
  extend,
  firstDeadline,
  hold,
  isReached,
  prolongs,
  resume,
  resumeAsItStood,
} from '#request/clocks/payment-deadline.ts'
import { days, hours, noon } from '#testing/a-request.ts'

describe('the time to pay after an acceptance', () => {
  const far = noon + days(30)

  test.each([
    ['24 hours when nothing is nearer', far, undefined, hours(24)],
    ['24 hours when the hotel option ends later', far, hours(26) + 1, hours(24)],
    ['up to 2 hours before the hotel option ends', far, hours(20), hours(18)],
    ['up to 72 hours before check-in', noon + hours(82), undefined, hours(10)],
    ['the earlier of option and check-in', noon + hours(82), hours(11), hours(9)],
    ['the earlier of check-in and option', noon + hours(80), hours(11), hours(8)],
    ['never under 2 hours for a near check-in', noon + hours(73), undefined, hours(2)],
    ['never under 2 hours for an option that ends now', far, hours(0), hours(2)],
    ['2 hours for a stay that has begun', noon - days(1), undefined, hours(2)],
  ])('is %s', (_, checkInAt, option, expected) => {
    const until = option === undefined ? undefined : noon + option
    expect(firstDeadline(noon, checkInAt, until)).toEqual({ at: noon + expected })
  })

  test('counts from the hotel’s 14:00 on the check-in day', () => {
    expect(checkInInstant(calendarDay('2026-11-05'), 'Europe/Istanbul')).toBe(Date.UTC(2026, 10, 5, 11))
    expect(checkInInstant(calendarDay('2026-11-05'), 'Asia/Tehran')).toBe(Date.UTC(2026, 10, 5, 10, 30))
  })
})

describe('the fair clock', () => {
  const deadline = { at: noon + hours(10) }

  test('stands still while it is held', () => {
    const held = hold(deadline, noon)
    expect(held).toEqual({ at: noon + hours(10), heldSince: noon })
    expect(isReached(held, noon + days(9))).toBe(false)
  })

  test('goes on with the time that was left', () => {
    expect(resume(hold(deadline, noon + hours(4)), noon + hours(30))).toEqual({ at: noon + hours(36) })
  })

  test.each([
    ['a little time was left', noon + hours(9)],
    ['the receipt came after the deadline', noon + hours(11)],
  ])('leaves three hours at least when %s', (_, heldAt) => {
    expect(resume(hold(deadline, heldAt), noon + hours(30))).toEqual({ at: noon + hours(33) })
  })

  test.each([noon + hours(4), noon + hours(9)])('goes on as it stood for whoever took the receipt back', (heldAt) => {
    expect(resumeAsItStood(hold(deadline, heldAt), heldAt + 5)).toEqual({ at: deadline.at + 5 })
  })

  test('loses nothing when it was never held', () => {
    expect(resume(deadline, noon)).toEqual(deadline)
    expect(resumeAsItStood(deadline, noon)).toEqual(deadline)
  })

  test('is prolonged only by more time than is left, also while it stands still', () => {
    expect(prolongs(deadline, noon + hours(10), noon)).toBe(false)
    expect(prolongs(deadline, noon + hours(10) + 1, noon)).toBe(true)
    const held = hold(deadline, noon)
    expect(prolongs(held, noon + hours(13), noon + hours(3))).toBe(false)
    expect(prolongs(held, noon + hours(13) + 1, noon + hours(3))).toBe(true)
  })

  test('takes a new end, running or standing', () => {
    expect(extend(deadline, noon + days(3), noon)).toEqual({ at: noon + days(3) })
    const held = extend(hold(deadline, noon), noon + days(3), noon + hours(1))
    expect(held).toEqual({ at: noon + days(3), heldSince: noon + hours(1) })
    expect(resume(held, noon + hours(2)).at).toBe(noon + days(3) + hours(1))
  })

  test('is reached at the very millisecond', () => {
    expect(isReached(deadline, noon + hours(10) - 1)).toBe(false)
    expect(isReached(deadline, noon + hours(10))).toBe(true)
    expect(isReached(undefined, noon + days(100))).toBe(false)
  })
})
