import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadUnheard } from '#data/read-unheard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** A screen that shows a request and its hotel, read once and for long. */
async function aScreen() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const reads = { request: 0, hotel: 0 }
  for (const what of ['request', 'hotel'] as const) {
    new QueryObserver(queries, { queryKey: [what, 7], queryFn: async () => (reads[what] += 1) }).subscribe(() => {})
  }
  await vi.advanceTimersByTimeAsync(0)
  return { reads, ...createReadUnheard(queries) }
}

it('what people wait for is read every ten seconds while nothing arrives by itself, and nothing else', async () => {
  const { reads, onHearing } = await aScreen()
  onHearing(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads).toEqual({ request: 1, hotel: 1 })
  onHearing(false)
  for (let tries = 0; tries < 3; tries += 1) {
    await vi.advanceTimersByTimeAsync(2_500)
    onHearing(false)
  }
  await vi.advanceTimersByTimeAsync(400)
  expect(reads.request).toBe(1)
  await vi.advanceTimersByTimeAsync(2_100)
  expect(reads).toEqual({ request: 2, hotel: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads.request).toBeGreaterThanOrEqual(3)
  onHearing(true)
  const { request } = reads
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads.request).toBe(request)
})

it('also where no stream was ever heard', async () => {
  const { reads, onHearing, stop } = await aScreen()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads.request).toBe(2)
  stop()
  // As a stream says that is ended with it.
  onHearing(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads.request).toBe(2)
})

it('but not behind another tab', async () => {
  const { reads } = await aScreen()
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads.request).toBe(1)
})
