import { describe, expect, expectTypeOf, test } from 'vitest'
import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { pieces, say } from '#message.ts'
import type { NamesOf, TranslationOf, ValuesOf } from '#message.ts'

const en = {
  plain: 'Log out',
  wait: 'Try again in {seconds} seconds',
  call: 'Please contact support on {phone}',
  nights: { one: '# night', other: '# nights' },
  stay: { one: '# night in {hotel}', other: '# nights in {hotel}' },
} as const

const fa = {
  plain: 'خروج',
  wait: '{seconds} ثانیه دیگر دوباره امتحان کنید',
  call: 'لطفاً با پشتیبانی به شماره {phone} تماس بگیرید',
  nights: { other: '# شب' },
  stay: { other: '# شب در {hotel}' },
} as const satisfies TranslationOf<typeof en>

describe('plain sentences', () => {
  test('are said as they are', () => {
    expect(say('en', en.plain)).toBe('Log out')
    expect(say('fa', fa.plain)).toBe('خروج')
  })

  test('write numbers with the digits and the grouping of the language', () => {
    expect(say('en', en.wait, { seconds: 1200 })).toBe('Try again in 1,200 seconds')
    expect(say('fa', en.wait, { seconds: 1200 })).toBe('Try again in ۱٬۲۰۰ seconds')
  })

  test('show a hole that nothing fills, so that it is noticed', () => {
    const unchecked: string = 'Hello {name}'
    expect(say('en', unchecked)).toBe('Hello {name}')
  })

  test('take text as it is, even when it looks like a replacement pattern or a hole', () => {
    expect(say('en', en.call, { phone: '$& {seconds}' })).toBe('Please contact support on $& {seconds}')
  })
})

describe('plurals', () => {
  test('English has two forms', () => {
    expect(say('en', en.nights, { count: 1 })).toBe('1 night')
    expect(say('en', en.nights, { count: 5 })).toBe('5 nights')
    expect(say('en', en.nights, { count: 0 })).toBe('0 nights')
  })

  test('the Persian noun stays singular after any number', () => {
    expect(say('fa', fa.nights, { count: 1 })).toBe('۱ شب')
    expect(say('fa', fa.nights, { count: 5 })).toBe('۵ شب')
  })

  test('may hold values besides the count', () => {
    expect(say('en', en.stay, { count: 2, hotel: 'Galata Court' })).toBe('2 nights in Galata Court')
  })
})

describe('text of the other direction inside a sentence', () => {
  test('stands on an island of its own', () => {
    const text = say('fa', fa.stay, { count: 5, hotel: 'Galata Court (4*)' })
    expect(text).toBe('۵ شب در \u2068Galata Court (4*)\u2069')
    expect(say('en', en.call, { phone: 'پشتیبانی!' })).toBe('Please contact support on \u2068پشتیبانی!\u2069')
  })

  test('a phone number keeps its plus on the left in Persian', () => {
    expect(say('fa', fa.call, { phone: '+98 21 8888 0000' })).toContain('\u2068+98 21 8888 0000\u2069')
  })

  test('adds nothing that is seen', () => {
    expect(stripBidiControls(say('fa', fa.stay, { count: 5, hotel: 'Galata' }))).toBe('۵ شب در Galata')
  })

  test('text of the same direction stays plain', () => {
    expect(say('fa', fa.stay, { count: 5, hotel: 'سرای' })).toBe('۵ شب در سرای')
    expect(say('en', en.call, { phone: '+98 21' })).toBe('Please contact support on +98 21')
  })
})

test('pieces keep values that are more than text in their places', () => {
  const link = { href: '/requests/1' }
  expect(pieces('en', 'See {link} now', { link })).toEqual(['See ', link, ' now'])
  expect(pieces('fa', fa.stay, { count: 2, hotel: 'Galata' })).toEqual(['۲ شب در ', 'Galata', ''])
  expect(pieces('en', 'See {link}', {})).toEqual(['See ', '{link}', ''])
})

test('the compiler reads the names of the values off the English text', () => {
  expectTypeOf<NamesOf<typeof en.plain>>().toEqualTypeOf<never>()
  expectTypeOf<NamesOf<typeof en.stay>>().toEqualTypeOf<'hotel' | 'count'>()
  expectTypeOf<ValuesOf<typeof en.nights>>().toEqualTypeOf<{ readonly count: number }>()
})
