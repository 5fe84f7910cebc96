import { expect, it } from 'vitest'
import { placeOf } from '#identity/client-place.ts'

it.each([
  ['192.168.7.9', '192.168.7.9', '192.168.7'],
  ['::ffff:192.168.7.9', '192.168.7.9', '192.168.7'],
  ['2001:db8:85a3:1::7', '2001:db8:85a3:1', '2001:db8:85a3'],
  ['2001:0DB8:85A3:0001:0000:0000:0000:0009', '2001:db8:85a3:1', '2001:db8:85a3'],
  ['2001:db8::7', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s counts as the address %s of the network %s', (given, address, network) => {
  expect(placeOf(given)).toEqual({ address, network })
})
