import { useEffect, useEffectEvent } from 'react'
import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { pageSize, type useRequests } from '#features/requests/request-calls.ts'

type Read = Pick<ReturnType<typeof useRequests>, 'data' | 'isPlaceholderData'>

/**
 * The last row of the last page may be settled while somebody reads it: then the page before is the last, and the
 * address leads there. Says whether it is on its way: until then nobody knows that there is nothing.
 */
export function useLastPage({ list, goTo }: RequestsAddress, { data, isPlaceholderData }: Read): boolean {
  const total = data?.Total ?? 0
  const isEmpty = data?.Data.length === 0 && total > 0
  const isBeyond = isEmpty && !isPlaceholderData && list.Page > 1
  // Always back, whatever was counted meanwhile: it ends at the first page.
  const last = Math.min(list.Page - 1, Math.ceil(Math.min(total, mostListed) / pageSize))
  const leadTo = useEffectEvent((page: number) => goTo(page, { replace: true }))
  useEffect(() => {
    if (isBeyond) leadTo(last)
  }, [isBeyond, last])
  return isBeyond || (isEmpty && isPlaceholderData)
}
