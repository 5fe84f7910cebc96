import { useQuery } from '@tanstack/react-query'
import { countThreads } from '@sarai/wire/desk/requests/threads.ts'
import { api } from '#shared/api.ts'

/** For the tabs of the inbox, and for the navigation of those who may answer: every page loads this. */
export function useThreadCounts(isAsked = true): { unread: number; mine: number } {
  const { data } = useQuery({ queryKey: ['note', 'counts'], queryFn: () => api(countThreads, {}), enabled: isAsked })
  return data ?? { unread: 0, mine: 0 }
}
