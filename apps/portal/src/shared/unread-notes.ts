import { useQuery } from '@tanstack/react-query'
import { readStatistics, type UnreadNote } from '@sarai/wire/portal/dashboard.ts'
import { api } from '#shared/api.ts'

/** Requests with messages that nobody at the agency has read, the newest first. Named after what the live stream calls them. */
export function useUnreadNotes() {
  return useQuery({
    queryKey: ['note', 'unread'],
    queryFn: async (): Promise<readonly UnreadNote[]> => (await api(readStatistics, { query: {} })).unreadNotes,
  })
}

/** Of one request, for the badge beside it. */
export function useUnreadOf(requestId: number): number {
  const { data } = useUnreadNotes()
  return data?.find(({ id }) => id === requestId)?.unreadNoteCount ?? 0
}
