import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { checkGuest, parseName, parsePassportNumber } from '#stay/guest.ts'
import type { GuestTypeCode } from '#stay/guest-type.ts'

const checkIn = calendarDay('2026-08-10')
const adult = {
  type: 'ADT',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  passportNumber: 'A12345678',
  nationalityCode: 'IR',
} as const

const aChild = (type: GuestTypeCode, dateOfBirth?: string) => ({ ...adult, type, dateOfBirth })

describe('names [wizard-13]', () => {
  test.each([
    ['Sara', 'Sara'],
    ['  Mary   Ann ', 'Mary Ann'],
    ['Jean-Luc', 'Jean-Luc'],
    ["O'Brien", "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['O´Brien', "O'Brien"],
    ['Gökçe', 'Gökçe'],
    ['Gökçe', 'Gökçe'],
    ['\u200eSARA', 'SARA'],
    ['\u2066Sara\u2069', 'Sara'],
    ['SA\u00adRA\u200b \u200f', 'SARA'],
    ['AL\u2011HASSAN', 'AL-HASSAN'],
    ['AL\u2010HASSAN', 'AL-HASSAN'],
    ['A', 'A'],
    ['ＡＬＩ', 'ALI'],
    ['ﬁliz', 'filiz'],
    ['Aª', 'Aa'],
    ['A'.repeat(60), 'A'.repeat(60)],
  ])('accepts %j', (typed, name) => {
    expect(parseName(typed)).toBe(name)
  })

  test.each([
    '',
    ' ',
    'سارا',
    'Sara2',
    'Sara_',
    "'Sara",
    'Sara-',
    'Jean--Luc',
    'Dr. Who',
    'A'.repeat(61),
    'Анна',
    'ᴀʟɪ',
    'Ʌŋɐ',
  ])('refuses %j', (typed) => {
    expect(parseName(typed)).toBeUndefined()
  })
})

describe('passport numbers [wizard-13]', () => {
  test.each([
    ['A12345678', 'A12345678'],
    [' a 1234-5678 ', 'A12345678'],
    ['۱۲۳۴۵', '12345'],
    ['\u200eK٩٨٧٦٥\u200c', 'K98765'],
    ['ABCDE', 'ABCDE'],
    ['1'.repeat(20), '1'.repeat(20)],
  ])('reads %j as %s', (typed, number) => {
    expect(parsePassportNumber(typed)).toBe(number)
  })

  test.each(['', '1234', '1'.repeat(21), 'A1234_5', 'ÄB12345', 'شماره۱۲۳'])('refuses %j', (typed) => {
    expect(parsePassportNumber(typed)).toBeUndefined()
  })

  test('may follow later, but one that is typed must be right', () => {
    expect(checkGuest({ ...adult, passportNumber: ' ' }, checkIn)).toMatchObject({ value: { passportNumber: null } })
    expect(checkGuest({ ...adult, passportNumber: '12' }, checkIn)).toMatchObject({ fields: ['passportNumber'] })
  })
})

describe('a guest [wizard-13]', () => {
  test('is kept as the rules normalise it, Female unless said', () => {
    const typed = { ...adult, firstName: ' Sara ', passportNumber: 'a-12345678', nationalityCode: ' ir ' }
    expect(checkGuest(typed, checkIn)).toEqual({
      ok: true,
      value: { ...adult, dateOfBirth: null, gender: 'Female' },
    })
  })

  test('may say its gender and date of birth, in any digits', () => {
    const outcome = checkGuest({ ...adult, gender: 'Male', dateOfBirth: ' ۱۹۹۰-۰۵-۲۱ ' }, checkIn)
    expect(outcome).toMatchObject({ ok: true, value: { gender: 'Male', dateOfBirth: '1990-05-21' } })
  })

  test('is told every field to correct at once', () => {
    const typed = { type: 'ADT', firstName: '', lastName: '', passportNumber: '', nationalityCode: '' } as const
    expect(checkGuest(typed, checkIn)).toEqual({
      ok: false,
      why: 'GUEST_INVALID',
      fields: ['firstName', 'lastName', 'nationalityCode'],
    })
  })

  test.each([
    ['gender', { gender: 'female' }],
    ['nationalityCode', { nationalityCode: 'IRN' }],
    ['nationalityCode', { nationalityCode: '1R' }],
    ['dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['dateOfBirth', { dateOfBirth: '2026-08-11' }], // not born by the check-in day
    ['dateOfBirth', { dateOfBirth: '1369-02-31' }],
    ['dateOfBirth', { dateOfBirth: '1369-02-28' }], // a Jalali year
    ['dateOfBirth', { dateOfBirth: '1905-08-10' }],
  ])('is refused for its %s: %j', (field, wrong) => {
    const refusal = { ok: false, why: 'GUEST_INVALID', fields: [field] }
    expect(checkGuest({ ...adult, ...wrong }, checkIn)).toEqual(refusal)
  })

  test('may be 120 years old, and an adult’s bed may be taken by a child', () => {
    expect(checkGuest({ ...adult, dateOfBirth: '1905-08-11' }, checkIn).ok).toBe(true)
    expect(checkGuest({ ...adult, dateOfBirth: '2020-08-10' }, checkIn).ok).toBe(true)
    expect(checkGuest({ ...adult, type: 'ADTEB', dateOfBirth: ' ' }, checkIn).ok).toBe(true)
  })
})

describe('a child’s age on the check-in day [wizard-13]', () => {
  test.each([
    ['CHDNB', '2026-08-10'], // born that day
    ['CHDNB', '2020-08-11'], // six tomorrow
    ['CHDWB', '2020-08-10'], // six today
    ['CHDWB', '2014-08-11'], // twelve tomorrow
  ] as const)('fits %s when born on %s', (type, dateOfBirth) => {
    expect(checkGuest(aChild(type, dateOfBirth), checkIn)).toMatchObject({ ok: true, value: { dateOfBirth } })
  })

  test.each([
    ['CHDNB', '2020-08-10', { youngest: 0, oldest: 5 }],
    ['CHDWB', '2020-08-11', { youngest: 6, oldest: 11 }],
    ['CHDWB', '2014-08-10', { youngest: 6, oldest: 11 }],
  ] as const)('does not fit %s when born on %s', (type, dateOfBirth, values) => {
    const refusal = { ok: false, why: 'AGE_MISMATCH', values, fields: ['dateOfBirth'] }
    expect(checkGuest(aChild(type, dateOfBirth), checkIn)).toEqual(refusal)
  })

  test.each(['CHDNB', 'CHDWB'] as const)('must be told for %s', (type) => {
    const refusal = { ok: false, why: 'GUEST_INVALID', fields: ['dateOfBirth'] }
    expect(checkGuest(aChild(type), checkIn)).toEqual(refusal)
    expect(checkGuest(aChild(type, '  '), checkIn)).toEqual(refusal)
  })
})
