import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { readStatistics, type UnreadNote } from '@sarai/wire/portal/dashboard.ts'
import { api } from '#shared/api.ts'

/** Requests with messages that nobody at the agency has read, the newest first. Named after what the live stream calls them. */
export function useUnreadNotes() {
  return useQuery({
    queryKey: ['note', 'unread'],
    queryFn: async (): Promise<readonly UnreadNote[]> => (await api(readStatistics, { query: {} })).unreadNotes,
  })
}

/** As many requests as one call may ask about. */
const atOnce = 100

/** How many nobody has read of each of these requests, for the badges beside them. */
export function useUnreadOf(requestIds: readonly number[]): (requestId: number) => number {
  const asked = Array.from({ length: Math.ceil(requestIds.length / atOnce) }, (_, part) =>
    requestIds.slice(part * atOnce, (part + 1) * atOnce).join(','),
  )
  const parts = useQueries({
    queries: asked.map((unreadOf) => ({
      queryKey: ['note', 'unread', unreadOf],
      queryFn: async () => (await api(readStatistics, { query: { unreadOf } })).unreadNotes,
      placeholderData: keepPreviousData<readonly UnreadNote[]>,
    })),
  })
  const counts = new Map(parts.flatMap(({ data = [] }) => data.map((note) => [note.id, note.unreadNoteCount])))
  return (requestId) => counts.get(requestId) ?? 0
}
