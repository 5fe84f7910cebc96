import type { Dice } from '#testing/generated/dice.ts'

/** Values that nobody should send, by what they try. Each has brought a server down somewhere. */
const small: Readonly<Record<string, readonly unknown[]>> = {
  NUL: ['\u0000', 'a\u0000b'],
  'lone surrogate': ['\ud800', 'x\udc00', '😀'.slice(0, 1), `${'a'.repeat(79)}😀`.slice(0, 80)],
  'invisible marks': ['\ufeffa', '\u202eabc', '\u2066x\u2069', '\u200f', '\u200b', '\u00ad'],
  'names of the language': ['__proto__', 'constructor', 'toString', 'undefined', '[object Object]'],
  'no number': ['NaN', 'Infinity', '-Infinity', '1e309', '0x10', '1_000', '١٢', '+5', ' 7 ', '', '-0', '1.', '00012'],
  'edge of a number': [
    32_767,
    32_768,
    -32_769,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53 - 1,
    2 ** 53,
    -(2 ** 53),
    2 ** 63,
    -(2 ** 63),
    1e308,
    -1,
    0,
    0.1,
    1.5,
    5e-324,
  ],
  'edge of a number as text': ['32768', '2147483648', '9007199254740991', '9007199254740993', '9223372036854775808'],
  'no day': [
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '9999-99-99',
    '9999-99-99.1',
    '2026-02-30',
    '2026-13-01',
    '-000001-01-01',
    '+012026-01-01',
    '2026-01-01T00:00:00Z',
    '20260101',
    '294277-01-01',
  ],
  'wrong type': [null, true, false, {}, [], [[]], { a: 1 }, ['a'], [1], { length: 5 }, '', ' ', '\n\t'],
  'SQL and patterns': ["' or 1=1 --", '%', '_%_%_', '\\', '%'.repeat(90), '((((((', '.*.*.*=.*', '$1', '{}'],
  'percent in text': ['%', '%00', '%C0%80', '%ud800', '%2e%2e%2f', '+', '&a=b', '#x', ';'],
  'bytes against letters': ['گ'.repeat(40), '😀'.repeat(30), '\u0301'.repeat(60), 'ß'.repeat(63), 'ﷺ'.repeat(20)],
}

/** Just under what the API takes as a whole body. */
const nearlyAll = 261_000
const large: readonly (() => string)[] = [
  () => 'a'.repeat(nearlyAll),
  () => ' '.repeat(nearlyAll),
  () => 'a!'.repeat(nearlyAll / 2),
  () => 'a '.repeat(nearlyAll / 2),
  () => `https://${'a'.repeat(nearlyAll)}`,
  // What fits up to its last letter makes a pattern that backtracks begin anew at each of them.
  () => `${'a'.repeat(nearlyAll)}!`,
  () => `${'a'.repeat(nearlyAll)}\n`,
  () => `${' '.repeat(nearlyAll)}!`,
  () => `${'1'.repeat(nearlyAll)}!`,
  () => `${'a.'.repeat(nearlyAll / 2)}@`,
  () => 'a@'.repeat(nearlyAll / 2),
  () => '-'.repeat(nearlyAll),
  () => '9'.repeat(nearlyAll),
  () => '\u200c'.repeat(nearlyAll / 3),
  () => '😀'.repeat(nearlyAll / 4),
  () => `${' '.repeat(nearlyAll)}x`,
  () => 'a,'.repeat(nearlyAll / 2),
]
const limits = [20, 40, 60, 64, 80, 100, 120, 200, 254, 300, 500, 512, 1_000, 2_000, 4_000, 50_000]
/** A URL has to fit into the header of a request. */
const longestInUrl = 9_000

export type Hostile = { kind: string; value: unknown }

export function hostileValue(dice: Dice, place: 'url' | 'body'): Hostile {
  const throwOf = dice.below(100)
  if (throwOf < 12) return { kind: 'very long', value: cut(dice.pick(large)(), place) }
  if (throwOf < 32) {
    const length = dice.pick(limits) + dice.below(3) - 1
    const letters = dice.pick(['a', 'گ', '😀', 'a😀', ' '])
    return { kind: 'at a limit', value: cut(letters.repeat(length).slice(0, length), place) }
  }
  const kind = dice.pick(Object.keys(small))
  return { kind, value: dice.pick(small[kind]!) }
}

function cut(text: string, place: 'url' | 'body'): string {
  return place === 'url' ? text.slice(0, longestInUrl / (text.charCodeAt(0) < 128 ? 1 : 12)) : text
}
