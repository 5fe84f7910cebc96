import { useQuery } from '@tanstack/react-query'
import { listAds, orderAds, removeAd, type Ad } from '@sarai/wire/desk/ads.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that a change reads it again. */
export const adQueries = ['ad'] as const

export function useAds() {
  return useQuery({ queryKey: adQueries, queryFn: () => api(listAds, {}) })
}

/** The order that is seen, and the one that is wanted. */
export function useOrderAds() {
  return useWrite({
    send: (order: { seen: number[]; wanted: number[] }, once) => api(orderAds, { body: order }, once),
    changes: adQueries,
  })
}

export const remove = ({ id, version }: Ad, once: { key: string }) =>
  api(removeAd, { params: { id }, query: { version } }, once)
