import type { Dice } from '#testing/generated/dice.ts'

const limit = 256 * 1024

/** Whole bodies that are no input: what must be refused before any schema looks at it, or by the first one. */
const payloads: Readonly<Record<string, (fine: string) => string | Buffer>> = {
  empty: () => '',
  null: () => 'null',
  'a text': () => '"text"',
  'a number': () => '1e999999',
  'an array': (fine) => `[${fine}]`,
  cut: (fine) => fine.slice(0, fine.length / 2),
  'no JSON': () => '{a:1}',
  'deep arrays': () => '['.repeat(100_000) + ']'.repeat(100_000),
  'deep objects': () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'an open bracket for ever': () => '['.repeat(250_000),
  __proto__: (fine) => `{"__proto__":{"isAdmin":true},${fine.slice(1)}`,
  'constructor.prototype': (fine) => `{"constructor":{"prototype":{"x":1}},${fine.slice(1)}`,
  'a key twice': (fine) => `${fine.slice(0, -1)},${fine.slice(1)}`,
  'a byte order mark': (fine) => `\ufeff${fine}`,
  'bytes that are no text': () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  'escaped halves': (fine) => fine.replace(/:"[^"]*"/, String.raw`:"\ud800\u0000\udfff"`),
  'just under the limit': (fine) => fine + ' '.repeat(Math.max(0, limit - 1 - Buffer.byteLength(fine))),
  'just over the limit': (fine) => fine + ' '.repeat(limit),
  'four times the limit': () => 'a'.repeat(4 * limit),
  'many keys': () => `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  'many rows': () => `[${'{},'.repeat(60_000)}{}]`,
  'a form': () => 'a=b&a=c&%=%&__proto__=x',
  'a form with many keys': () => Array.from({ length: 20_000 }, (_, n) => `k${n}=1`).join('&'),
  'a long number': () => `{"version":${'9'.repeat(200_000)}}`,
}

export function hostilePayload(dice: Dice, fine: string | Buffer): { how: string; payload: string | Buffer } {
  const how = dice.pick(Object.keys(payloads))
  return { how, payload: payloads[how]!(typeof fine === 'string' ? fine : '{}') }
}
