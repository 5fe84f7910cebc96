import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** `?page=2`: the page of a list, from 1 to the last that there can be. The first is not named. */
export function usePageInAddress(last: number) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('page') ?? ''
  const goTo = (page: number, options: { replace?: boolean } = {}) => {
    const changed = new URLSearchParams(address)
    if (page === 1) changed.delete('page')
    else changed.set('page', `${page}`)
    setAddress(changed, options)
  }
  return { page: /^[1-9]\d{0,6}$/.test(asked) ? Math.min(Number(asked), last) : 1, goTo }
}

type Paged = { page: number; goTo: (page: number, options?: { replace?: boolean }) => void }
type Read = { data: { Data: readonly unknown[]; Total: number } | undefined; isPlaceholderData: boolean }

/** Where a page has become empty meanwhile, the last one is shown. True while it is on its way. */
export function useLastPage({ page, goTo }: Paged, { data, isPlaceholderData }: Read, pageSize: number): boolean {
  const isBeyond = data?.Data.length === 0 && data.Total > 0 && !isPlaceholderData && page > 1
  // Always back, whatever was counted meanwhile: it ends at the first page.
  const last = Math.max(1, Math.min(page - 1, Math.ceil((data?.Total ?? 0) / pageSize)))
  const leadTo = useEffectEvent((to: number) => goTo(to, { replace: true }))
  useEffect(() => {
    if (isBeyond) leadTo(last)
  }, [isBeyond, last])
  return isBeyond
}
