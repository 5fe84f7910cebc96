import { isIPv6 } from 'node:net'

/** Where a call comes from, as far as it can be counted. */
export type ClientPlace = { address: string; network: string }

/**
 * The network is the /24 of an IPv4 address and the /48 of an IPv6 one: what one customer usually holds. Of IPv6 a /64
 * counts as one address, because every line at home has 2^64 of them to change between.
 */
export function placeOf(address: string): ClientPlace {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return { address: plain, network: plain.split('.').slice(0, 3).join('.') }
  const groups = groupsOf(plain)
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
