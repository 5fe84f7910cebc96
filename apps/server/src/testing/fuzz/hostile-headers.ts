import type { Dice } from '#testing/generated/dice.ts'

/** As a client sends letters that a header has no room for: their bytes. */
const bytes = (text: string) => Buffer.from(text).toString('latin1')
const odd = [bytes('é'), bytes('سلام'), '', ' ', '"', '\\', '%00', '=', ',,,', ';', 'null', '-1', 'a'.repeat(6_000)]

const headers: Readonly<Record<string, readonly string[]>> = {
  authorization: [
    ...odd,
    'Bearer',
    'Bearer  x',
    'bearer a.b.c',
    `Bearer ${bytes('é')}.b.c`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    `Bearer ${'a'.repeat(6_000)}`,
    'Basic YTpi',
  ],
  accept: [
    ...odd,
    '*/*;q=NaN',
    'application/json; domain-model=',
    'application/json; domain-model="__proto__"',
    'text/html',
  ],
  'content-type': [
    ...odd,
    'application/json; charset=utf-16',
    'application/json; domain-model=constructor',
    'text/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image/png',
    'application/json;'.repeat(200),
  ],
  'accept-language': [...odd, 'fa;q=9e9', '*'.repeat(2_000), 'en-'.repeat(1_000), 'x,'.repeat(2_000)],
  'x-request-reference': odd,
  'idempotency-key': [...odd, 'short', 'a'.repeat(100), 'a'.repeat(101), 'the-same-key-for-all'],
  'last-event-id': [...odd, '0', '9223372036854775808', '1.5', 'NaN', '2147483648'],
  'x-forwarded-for': [
    ...odd,
    'not an address',
    '::1',
    '::ffff:10.0.0.1',
    '10.0.0.1, 10.0.0.2',
    '999.1.1.1',
    'fe80::1%eth0',
  ],
  'x-forwarded-proto': odd,
  cookie: [...odd, '__Host-refresh=%', '__Host-refresh=a.b.c; __Host-refresh=d', 'a=b;'.repeat(500), '__proto__=x'],
  origin: [...odd, 'null', 'https://evil.example'],
  'sec-fetch-site': [...odd, 'cross-site', 'same-origin'],
  host: ['evil.example', 'a:99999', ...odd.filter((value) => value !== '')],
  range: ['bytes=0-', 'bytes=9-1', 'bytes=-1', 'x'],
  'if-none-match': odd,
  'if-modified-since': ['yesterday', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'accept-encoding': [...odd, 'br;q=9', 'gzip, gzip, br, *;q=0', 'identity;q=0'],
  'content-encoding': ['gzip', 'br', 'x'],
  'user-agent': [...odd, '😀'.repeat(40), `${'a'.repeat(199)}😀`].map(bytes),
}

export function hostileHeader(dice: Dice): { name: string; value: string } {
  const name = dice.pick(Object.keys(headers))
  return { name, value: dice.pick(headers[name]!) }
}
