import { describe, expect, it } from 'vitest'
import { freshKindOf, markFresh, openFreshValues } from '#testing/fresh-values.ts'

const freshKey = 'b1f0'
const statements = (request: string, quote: string, at: string) => [
  { name: 'a', text: 'insert into request values ($1, $2, $3)', values: [request, '20001', at] },
  { name: 'b', text: 'insert into desk values ($1, $2, $3)', values: [request, quote, `${freshKey}-1`] },
]
const one = '0b7c1f0e-8d35-4c51-9d3b-0c8d5f7e4a11'
const other = '5e2b7a90-1c1f-4a57-8a51-77f1b6d1c0de'
const marked = markFresh(
  statements('20001', one, '2026-11-17T01'),
  statements('20002', other, '2026-11-17T02'),
  freshKey,
)

describe('a recorded call that is made again', () => {
  it('gets numbers and ids of its own, the same wherever they were the same', () => {
    const fresh = openFreshValues(freshKey)
    const [request, desk] = marked.map(({ values }) => values.map(fresh))
    expect(request![0]).toBe(desk![0])
    expect(Number(request![0])).toBeGreaterThan(1e12)
    expect(desk![1]).toMatch(/^[\da-f-]{36}$/)
    expect(desk![1]).not.toBe(one)
    expect(openFreshValues(freshKey)(marked[0]!.values[0])).not.toBe(request![0])
  })

  it('keeps what was the same in both recordings, though it looks like a number, and moments', () => {
    expect(marked[0]!.values.slice(1)).toEqual(['20001', '2026-11-17T01'])
    expect(marked.map(({ values }) => values.map((value) => freshKindOf(value, freshKey)))).toEqual([
      ['number', undefined, undefined],
      ['number', 'id', 'key'],
    ])
  })

  it('cannot be told from recordings of different statements', () => {
    expect(() => markFresh(statements('1', one, ''), statements('1', one, '').slice(1), freshKey)).toThrow(/different/)
  })
})
