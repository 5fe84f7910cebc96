import type { Operation } from '@sarai/wire/core/operation.ts'
import type { Dice } from '#testing/generated/dice.ts'
import type { Input } from '#testing/generated/valid-input.ts'
import { wireRequest, type WireRequest } from '#testing/generated/wire-request.ts'
import { hostileValue } from '#testing/fuzz/hostile-values.ts'
import { hostileHeader } from '#testing/fuzz/hostile-headers.ts'
import { hostilePayload } from '#testing/fuzz/hostile-payloads.ts'

/** A request, and in words what was done to it. */
export type Spoiled = { request: WireRequest; how: string }

const ways = [
  'value',
  'value',
  'value',
  'value',
  'value',
  'value',
  'keys',
  'payload',
  'url',
  'header',
  'method',
] as const

/** Takes a valid call and breaks one thing of it. */
export function spoil(op: Operation, input: Input, headers: Record<string, string>, dice: Dice): Spoiled {
  const way = dice.pick(ways)
  const fine = () => wireRequest(op, input, headers)
  switch (way) {
    case 'value':
      return spoilValue(op, input, headers, dice)
    case 'keys':
      return spoilKeys(op, input, headers, dice)
    case 'payload':
      return op.body === undefined ? spoilUrl(fine(), dice) : spoilPayload(fine(), dice)
    case 'url':
      return spoilUrl(fine(), dice)
    case 'header': {
      const { name, value } = hostileHeader(dice)
      const request = fine()
      return { request: { ...request, headers: { ...request.headers, [name]: value } }, how: `header ${name}` }
    }
    case 'method': {
      const method = dice.pick(['PATCH', 'OPTIONS', 'HEAD', 'PUT', 'DELETE', 'POST', 'GET', 'PROPFIND', 'TRACE'])
      return { request: { ...fine(), method }, how: `method ${method}` }
    }
  }
}

type Leaf = { holder: Record<string, unknown>; key: string; path: string; place: 'url' | 'body' }

function spoilValue(op: Operation, input: Input, headers: Record<string, string>, dice: Dice): Spoiled {
  const copy = structuredClone(input)
  const leaves = [
    ...leavesOf(copy.params, 'params', 'url'),
    ...leavesOf(copy.query, 'query', 'url'),
    ...leavesOf(copy.body, 'body', 'body'),
    ...unusedKeys(op, copy),
  ]
  if (leaves.length === 0) return spoilUrl(wireRequest(op, input, headers), dice)
  const { holder, key, path, place } = dice.pick(leaves)
  const { kind, value } = hostileValue(dice, op.encoding === 'form' ? 'url' : place)
  holder[key] = value
  return { request: wireRequest(op, copy, headers), how: `${kind} as ${path}` }
}

function leavesOf(value: unknown, path: string, place: 'url' | 'body'): Leaf[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [
    { holder, key, path: `${path}.${key}`, place },
    ...leavesOf(holder[key], `${path}.${key}`, place),
  ])
}

/** What the input left out, because it may. */
function unusedKeys(op: Operation, input: Input): Leaf[] {
  const { shape = {} } = (op.query?.def ?? {}) as { shape?: Record<string, unknown> }
  return Object.keys(shape)
    .filter((key) => input.query[key] === undefined)
    .map((key) => ({ holder: input.query, key, path: `query.${key}`, place: 'url' }))
}

function spoilKeys(op: Operation, input: Input, headers: Record<string, string>, dice: Dice): Spoiled {
  const copy = structuredClone(input)
  const parts = [copy.query, copy.body].filter((part) => typeof part === 'object' && !(part instanceof Uint8Array))
  const part = dice.pick(parts.filter((each) => each !== null)) as Record<string, unknown>
  const key = dice.pick([...Object.keys(part), 'extra', 'constructor', '', 'a'.repeat(2_000), 'a[b]', '$where'])
  const isThere = key in part && dice.chance(0.6)
  if (isThere) delete part[key]
  else part[key] = dice.pick([1, 'x', null, [], {}])
  return { request: wireRequest(op, copy, headers), how: `${isThere ? 'without' : 'with'} key ${key.slice(0, 40)}` }
}

function spoilPayload(request: WireRequest, dice: Dice): Spoiled {
  const { how, payload } = hostilePayload(dice, request.payload ?? '')
  return { request: { ...request, payload }, how: `body ${how}` }
}

function spoilUrl(request: WireRequest, dice: Dice): Spoiled {
  const [path = '', query] = request.url.split('?')
  const broken = dice.pick(['%', '%C0%80', '%00', '%zz', '%ud800', '%E0%A4', '%F0%9F%98', '..%2f', '%5c', '%0d%0a'])
  const pairs = query === undefined ? ['a=b'] : query.split('&')
  const urls = {
    'broken percent in the path': `${path}${broken}${query === undefined ? '' : `?${query}`}`,
    'broken percent in a segment': request.url.replace(/\/([^/?]+)(\?|$)/, `/${broken}$2`),
    'broken percent in the query': `${path}?${query ?? 'a'}=${broken}`,
    'key twice': `${path}?${[...pairs, pairs[0]].join('&')}`,
    'array in the query': `${path}?${pairs[0]?.replace('=', '[]=')}&${pairs.join('&')}`,
    'object in the query': `${path}?${pairs[0]?.replace('=', '[__proto__][x]=')}`,
    'many keys': `${path}?${Array.from({ length: 900 }, (_, n) => `k${n}=1`).join('&')}`,
    'no values': `${path}?&&==&=&${query ?? ''}`,
    'double slash': request.url.replaceAll(/(?<=.)\//g, '//'),
    'long path': `${path}/${'a'.repeat(9_000)}`,
    'letters as bytes': `${path}\xe9\xff`,
  }
  const how = dice.pick(Object.keys(urls) as (keyof typeof urls)[])
  return { request: { ...request, url: urls[how] }, how }
}
