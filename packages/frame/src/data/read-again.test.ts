import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
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

/** A screen whose reads take a second. What it shows is as old as the moment its reading began. */
function aSlowScreen({ fails = 0 } = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const server = { version: 1 }
  const begun: number[] = []
  const read = async () => {
    const { version } = server
    begun.push(version)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if (begun.length <= fails) throw new Error('refused')
    return version
  }
  const key = ['hotel', 'all']
  const { onChange, onReset } = createReadAgain(queries)
  const look = () => new QueryObserver(queries, { queryKey: key, queryFn: read }).subscribe(() => {})
  const shown = () => queries.getQueryData(key)
  /** A change is stored, and told of at once. */
  const change = (withinMs = 0) => {
    server.version += 1
    onChange({ what: 'hotel', id: '1' }, withinMs)
  }
  return { queries, key, server, begun, look, shown, change, onReset }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a change that comes while the screen is being read', () => {
  it('is shown, though the first reading had begun before it', async () => {
    const { look, change, shown, begun } = aSlowScreen()
    look()
    await pass(300)
    change()
    await pass(5_000)
    expect(shown()).toBe(2)
    expect(begun).toEqual([1, 2])
  })

  it('is shown, though a later reading had begun before it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { look, change, shown } = aSlowScreen()
    look()
    await pass(5_000)
    change()
    await pass(700)
    // To be read when the answer to the reading before it has long arrived.
    change(1_500)
    await pass(5_000)
    expect(shown()).toBe(3)
  })

  it('is shown, though that reading fails', async () => {
    const { look, change, shown } = aSlowScreen({ fails: 1 })
    look()
    await pass(300)
    change()
    await pass(5_000)
    expect(shown()).toBe(2)
  })

  it('leaves the screen stale until then: whoever comes back to it is answered by the server', async () => {
    const { look, change, shown } = aSlowScreen()
    const leave = look()
    await pass(300)
    change()
    leave()
    await pass(5_000)
    expect(shown()).toBe(1)
    look()
    await pass(1_000)
    expect(shown()).toBe(2)
  })

  it('is shown, though the stream had to begin anew', async () => {
    const { look, server, shown, onReset } = aSlowScreen()
    look()
    await pass(300)
    server.version += 1
    onReset()
    await pass(5_000)
    expect(shown()).toBe(2)
  })

  it('does not keep a long burst from being shown meanwhile', async () => {
    const { look, change, shown } = aSlowScreen()
    look()
    await pass(5_000)
    for (let times = 0; times < 50; times += 1) {
      change()
      await pass(100)
    }
    expect(shown()).toBeGreaterThan(30)
    await pass(5_000)
    expect(shown()).toBe(51)
  })

  it('is shown on every page of a list that was read on meanwhile', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    let version = 1
    const { onChange } = createReadAgain(queries)
    const pages = new InfiniteQueryObserver(queries, {
      queryKey: ['hotel', 'pages'],
      queryFn: async () => version,
      initialPageParam: 0,
      getNextPageParam: (_, all) => all.length,
    })
    pages.subscribe(() => {})
    await pass(0)
    version = 2
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    onChange({ what: 'hotel', id: '1' }, 1_500)
    await pages.fetchNextPage()
    await pass(5_000)
    expect(pages.getCurrentResult().data?.pages).toEqual([2, 2])
  })
})

describe('a screen that is told of a change', () => {
  it('reads again at once what concerns its own agency', async () => {
    const { onChange, reads } = await aScreen()
    onChange({ what: 'hotel', id: '1' }, 0)
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
