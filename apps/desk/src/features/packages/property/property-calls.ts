import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reopenNights } from '@sarai/wire/desk/closed-nights.ts'
import { removePricePeriod, removeSpecialDate } from '@sarai/wire/desk/prices.ts'
import { readProperty, removeProperty } from '@sarai/wire/desk/properties.ts'
import { removeRoomType } from '@sarai/wire/desk/room-types.ts'
import { previewStayPrice } from '@sarai/wire/desk/stay-price.ts'
import { packageQueries } from '#features/packages/package-calls.ts'
import { api } from '#shared/api.ts'

export function useProperty(packageId: number, id: number) {
  return useQuery({
    queryKey: [...packageQueries, packageId, 'property', id],
    queryFn: () => api(readProperty, { params: { id } }),
  })
}

const removals = {
  property: removeProperty,
  roomType: removeRoomType,
  period: removePricePeriod,
  specialDate: removeSpecialDate,
  closedNights: reopenNights,
}
export type Removable = { id: number; version: number }

export type RemovableKind = keyof typeof removals

export const remove = (kind: RemovableKind, { id, version }: Removable, once: { key: string }) =>
  api(removals[kind], { params: { id }, query: { version } }, once)

export type StayAsked = {
  roomTypeId: number
  checkIn: string
  checkOut: string
  extraBed: boolean
  childWithBed: boolean
  childNoBed: boolean
  group: string | undefined
}

export function useStayPrice(packageId: number, { roomTypeId: id, ...asked }: StayAsked) {
  return useQuery({
    queryKey: [...packageQueries, packageId, 'stay-price', id, asked],
    queryFn: () =>
      api(previewStayPrice, {
        params: { id },
        query: {
          ...asked,
          extraBed: String(asked.extraBed),
          childWithBed: String(asked.childWithBed),
          childNoBed: String(asked.childNoBed),
        },
      }),
    enabled: asked.checkIn < asked.checkOut,
    placeholderData: keepPreviousData,
  })
}
