import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReadAgain } from '#data/read-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A screen that shows hotels, read once and for long. */
async function aScreen(of = 'hotel', shown: string | number = 'all') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  let reads = 0
  const query = { queryKey: [of, shown], queryFn: async () => (reads += 1) }
  const leave = new QueryObserver(queries, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const { onChange, stop } = createReadAgain(queries)
  return { queries, query, onChange, stop, leave, reads: () => reads }
}

describe('a screen that is told of a change', () => {
  it('reads again at once what concerns its own agency', async () => {
    const { onChange, reads } = await aScreen()
    onChange({ what: 'hotel', id: '1' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(reads()).toBe(2)
  })

  it('reads the activity log again whatever changed', async () => {
    const { onChange, reads } = await aScreen('activity')
    onChange({ what: 'package', id: '1' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(reads()).toBe(2)
  })

  it('reads what all agencies are told at a moment of its own, once for all that came before', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { onChange, reads } = await aScreen()
    onChange({ what: 'hotel', id: '1' }, 1_500)
    onChange({ what: 'hotel', id: '2' }, 1_500)
    await vi.advanceTimersByTimeAsync(749)
    expect(reads()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(reads()).toBe(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reads()).toBe(2)
  })

  it('answers whoever asks in between with what is true now, and does not read it once more', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { onChange, queries, query, reads } = await aScreen()
    onChange({ what: 'hotel', id: '1' }, 1_500)
    expect(await queries.fetchQuery({ ...query, staleTime: Infinity })).toBe(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reads()).toBe(2)
  })

  it('reads the page of one thing again when that one has changed, and not for another', async () => {
    const { onChange, reads } = await aScreen('hotel', 7)
    onChange({ what: 'hotel', id: '8' }, 0)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reads()).toBe(1)
    onChange({ what: 'hotel', id: '7' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(reads()).toBe(2)
  })

  it('reads the page of one thing again when it is told of more than one', async () => {
    const { onChange, reads } = await aScreen('commission', 7)
    onChange({ what: 'commission', id: 'groups' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(reads()).toBe(2)
  })

  it('reads a burst of changes twice: when it begins and when it is over', async () => {
    const { onChange, reads } = await aScreen()
    for (let id = 0; id < 100; id += 1) {
      onChange({ what: 'hotel', id: `${id}` }, 0)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(reads()).toBe(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reads()).toBe(3)
  })

  it('reads nothing any more when it is left', async () => {
    const { onChange, stop, reads } = await aScreen()
    onChange({ what: 'hotel', id: '1' }, 1_500)
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reads()).toBe(1)
  })
})
