import { describe, expect, it } from 'vitest'
import { changeLimit, limitAt } from '#contract/second-person-limit.ts'

const hour = 60 * 60_000
const noon = Date.UTC(2026, 10, 18, 12)

describe('the limit for a second person', () => {
  it('is nothing until somebody sets one, and for a day after that', () => {
    expect(limitAt(undefined, noon)).toBe(0)
    const first = changeLimit(undefined, 50_000, noon)
    expect([limitAt(first, noon), limitAt(first, noon + 24 * hour - 1)]).toEqual([0, 0])
    expect(limitAt(first, noon + 24 * hour)).toBe(50_000)
  })

  it('is lowered at once', () => {
    expect(limitAt(changeLimit({ above: 50_000 }, 10, noon), noon)).toBe(10)
  })

  it('is raised a day later, and nobody gains by raising it in steps or by lowering it in between', () => {
    const raised = changeLimit({ above: 100 }, 200, noon)
    expect([limitAt(raised, noon), limitAt(raised, noon + 24 * hour)]).toEqual([100, 200])
    const higher = changeLimit(raised, 300, noon + 23 * hour)
    expect(limitAt(higher, noon + 24 * hour)).toBe(100)
    expect(limitAt(higher, noon + 47 * hour)).toBe(300)
    const lowered = changeLimit(changeLimit({ above: 100 }, 50, noon), 100, noon + hour)
    expect([limitAt(lowered, noon + 24 * hour), limitAt(lowered, noon + 25 * hour)]).toEqual([50, 100])
  })

  it('that waits and is lowered waits no longer than it did', () => {
    const lowered = changeLimit(changeLimit({ above: 100 }, 300, noon), 200, noon + hour)
    expect([limitAt(lowered, noon + hour), limitAt(lowered, noon + 24 * hour)]).toEqual([100, 200])
    expect(changeLimit(lowered, 100, noon + 2 * hour)).toEqual({ above: 100 })
  })

  it('that waited long ago is judged as what it is now', () => {
    const old = changeLimit({ above: 100 }, 300, noon)
    const later = noon + 48 * hour
    expect(changeLimit(old, 200, later)).toEqual({ above: 200 })
    expect(limitAt(changeLimit(old, 400, later), later)).toBe(300)
  })
})
