import { expect, it } from 'vitest'
import { callerAddress } from '#http/edge/caller-address.ts'

const socket = { remoteAddress: '10.0.0.1' } as never

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5123', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['unknown', '10.0.0.1'],
  ['203.0.113.7, evil', '10.0.0.1'],
  ['x'.repeat(5_000), '10.0.0.1'],
  ['999.1.1.1:80', '10.0.0.1'],
  ['', '10.0.0.1'],
])('of what is forwarded only an address is taken: %s', (ip, address) => {
  expect(callerAddress({ ip, socket })).toBe(address)
})

it('is not known when the connection is gone', () => {
  expect(callerAddress({ ip: 'x', socket: {} as never })).toBe('')
})
