import { useInfiniteQuery } from '@tanstack/react-query'
import { listActivity, type ActivityKind } from '@sarai/contract/activity.ts'
import { api } from '#shared/api.ts'

export type ActivityFilter = { agency?: number | undefined; what?: ActivityKind | undefined }

/** Named after agencies, because a step about one is announced as a change of it. */
export function useActivity(filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: ['agency', 'activity', filter],
    queryFn: ({ pageParam }) =>
      api(listActivity, { query: { ...filter, ...(pageParam === null ? {} : { before: pageParam }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  })
}
