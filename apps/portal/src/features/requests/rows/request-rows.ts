import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useEarlierRequests, useRequests } from '#features/requests/request-calls.ts'
import { useHeldRows } from '#features/requests/rows/held-rows.ts'

/** What the list shows of what it has read: on a phone all pages up to the last that was asked for. */
export function useRequestRows({ list, newId }: Pick<RequestsAddress, 'list' | 'newId'>) {
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const query = useRequests(list)
  const earlier = useEarlierRequests(list, isPhone)
  const { data, isPlaceholderData, isFetchedAfterMount } = query
  // Of another page nothing is known yet: the one before is above it already.
  const isPending = isPhone && isPlaceholderData && list.Page > 1
  // Nor does the list begin in its middle, as if that were all.
  const rows = earlier.isMissing ? undefined : data && once([...earlier.rows, ...(isPending ? [] : data.Data)])
  const isSettled = isFetchedAfterMount && !isPlaceholderData
  const held = useHeldRows(JSON.stringify([language, list]), isSettled ? rows : undefined, newId)
  const failed = query.error ? query : earlier.failed
  return { ...held, query, failed, skipped: earlier.skipped, rows: held.rows ?? rows, isPhone }
}

/** A request that was sent meanwhile pushes another to the next page: it is on both. */
function once(rows: readonly ListedRequest[]): readonly ListedRequest[] {
  return [...new Map(rows.map((row) => [row.Id, row])).values()]
}
