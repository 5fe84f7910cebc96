import { useQuery } from '@tanstack/react-query'
import { listHotelsToCall } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

/** Named after requests: an answer, a withdrawal and a decision each take a hotel off the list. */
export function useHotelsToCall() {
  return useList([...requestQueries, 'calls'], useListAddress(), ({ after }) =>
    api(listHotelsToCall, { query: { after } }),
  )
}

/** Who has been silent for too long is so by itself: no live change tells of it. */
export function useFirstToCall() {
  return useQuery({
    queryKey: [...requestQueries, 'calls', 'today'],
    queryFn: () => api(listHotelsToCall, { query: {} }),
    refetchInterval: 60_000,
  })
}
