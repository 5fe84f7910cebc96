import { describe, expect, it } from 'vitest'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Tx } from '#database/query.ts'
import { someVisitor } from '#testing/some-callers.ts'
import { txThrough } from '#testing/sabotage/tx-through.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const { db } = await openTestDatabase()
type Filters = { from: number; pattern: string; isEven: true; twin: number }
const numbers = filteredQuery<Filters, { n: number }, { limit: number }>(
  {
    from: `n >= $from`,
    pattern: `n::text like $pattern`,
    isEven: `n % 2 = 0`,
    twin: `twin.next = n + 1`,
  },
  (and, has) => `
  select n from generate_series(1, 30) n ${has('twin') ? 'join (values ($twin::int)) twin (next) on true' : ''}
  where true ${and} order by n limit $limit`,
)
const ask = async (given: Parameters<typeof numbers.all>[1]) => {
  const asked: Parameters<Tx['query']>[0][] = []
  const rows = await db.read(someVisitor, (tx) =>
    numbers.all(
      txThrough(tx, (statement) => (asked.push(statement), tx.query(statement))),
      given,
    ),
  )
  return { found: rows.map(({ n }) => n), ...asked[0]! }
}

describe('a list that may be filtered', () => {
  it('is the whole list when nothing is asked for', async () => {
    const { found, text } = await ask({ limit: 3, from: undefined, pattern: null, isEven: false })
    expect(found).toEqual([1, 2, 3])
    expect(text).toMatch(/where true\s+order by/)
  })

  it('holds what every filter lets through', async () => {
    expect((await ask({ limit: 9, from: 12, pattern: '%2%', isEven: true })).found).toEqual([12, 20, 22, 24, 26, 28])
    expect((await ask({ limit: 9, from: 0 })).found).toHaveLength(9)
  })

  it('may join a table for one of them', async () => {
    expect((await ask({ limit: 9, twin: 8 })).found).toEqual([7])
  })

  it('asks by a statement of its own, which knows of no other filter', async () => {
    const { text, values } = await ask({ limit: 5, isEven: true })
    expect(text).toContain('n % 2 = 0')
    expect(text).not.toMatch(/like|>=|twin/)
    expect(values).toEqual([5])
  })

  it('is planned anew only for what was typed', async () => {
    expect((await ask({ limit: 5, from: 3 })).name).not.toBe('')
    expect((await ask({ limit: 5, from: 3, pattern: '%1%' })).name).toBe('')
  })
})
