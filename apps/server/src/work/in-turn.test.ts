import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns, createTurnsOfEach } from '#work/in-turn.ts'

/** How many were at work at the same time, of so many that came at once, and what became of each. */
async function crowd(inTurn: ReturnType<typeof createTurns>, people: number) {
  const order: number[] = []
  let working = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    Array.from({ length: people }, (_, index) =>
      inTurn(async () => {
        working += 1
        most = Math.max(most, working)
        order.push(index)
        await pause(1)
        working -= 1
        if (index === 1) throw new Error('this one failed')
      }),
    ),
  )
  const refused = outcomes.filter(({ status }, index) => status === 'rejected' && index !== 1)
  return { most, order, refused }
}

describe('taking turns', () => {
  it('lets so many work at once, the others in the order in which they came, also past a failure', async () => {
    const { most, order, refused } = await crowd(createTurns({ atOnce: 2, waiting: 20 }), 20)
    expect({ most, refused }).toEqual({ most: 2, refused: [] })
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  it('tells whoever comes when too many wait to come back, and is open again afterwards', async () => {
    const inTurn = createTurns({ atOnce: 2, waiting: 5 })
    const { order, refused } = await crowd(inTurn, 20)
    expect([order.length, refused.length]).toEqual([7, 13])
    expect(refused[0]).toMatchObject({ reason: { code: 'BUSY', status: 503, values: { seconds: 2 } } })
    expect((await crowd(inTurn, 7)).refused).toEqual([])
  })

  it.each([
    { atOnce: 2, waiting: Infinity },
    { atOnce: Infinity, waiting: 5 },
    { atOnce: 2, waiting: NaN },
  ])('cannot be had without an end: %o', (bounds) => {
    expect(() => createTurns(bounds)).toThrow(RangeError)
  })

  it('sabotage: with a bound that nobody reaches all of them are at work at once, or wait', async () => {
    expect((await crowd(createTurns({ atOnce: 1_000, waiting: 0 }), 20)).most).toBe(20)
    expect((await crowd(createTurns({ atOnce: 1, waiting: 1_000 }), 20)).refused).toEqual([])
  })
})

describe('taking turns, each for themselves', () => {
  const bounds = { atOnce: 2, waiting: 5 }
  const outcomes = (whose: readonly string[]) => {
    const inTurnOf = createTurnsOfEach(bounds)
    return Promise.all(
      whose.map((name) =>
        inTurnOf(name, () => pause(1)).then(
          () => 'served',
          (error: { code: string }) => error.code,
        ),
      ),
    )
  }
  const crowdAnd = (one: string) => [...Array.from({ length: 20 }, () => 'crowd'), one]

  it('a crowd is refused beyond its places, and whoever comes after it finds their own free', async () => {
    const told = await outcomes(crowdAnd('somebody else'))
    expect(told.filter((outcome) => outcome === 'BUSY').length).toBe(13)
    expect(told.at(-1)).toBe('served')
  })

  it('sabotage: under one name with the crowd they are refused with it', async () => {
    expect((await outcomes(crowdAnd('crowd'))).at(-1)).toBe('BUSY')
  })
})
