import { useQuery } from '@tanstack/react-query'
import { countTickets } from '@sarai/wire/portal/ticket-counts.ts'
import { api } from '#shared/api.ts'

/** How many conversations with support hold an answer that nobody here has read; every page shows it. */
export function useUnreadTickets(): number {
  const { data } = useQuery({ queryKey: ['ticket', 'counts'], queryFn: () => api(countTickets, {}) })
  return data?.Unread ?? 0
}
