import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addHotelPicture,
  orderHotelPictures,
  removeHotelPicture,
  type HotelPicture,
} from '@sarai/wire/desk/hotel-pictures.ts'
import { listHotels, listPlaces, readHotel, switchHotel, type HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { searchIn } from '@sarai/ui/kit/choice/option.ts'
import { placeOptions } from '#features/hotels/place-options.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that a change reads it again. */
export const hotelQueries = ['hotel'] as const

const saleFilter = { on: 'true', off: 'false' } as const
export type Sale = keyof typeof saleFilter

export function useHotels() {
  return useList(hotelQueries, useListAddress({ filters: ['place', 'sale'] }), ({ search, after, place, sale }) =>
    api(listHotels, { query: { search, after, place, active: saleFilter[sale as Sale] } }),
  )
}

export function useHotel(id: number) {
  return useQuery({ queryKey: [...hotelQueries, id], queryFn: () => api(readHotel, { params: { id } }) })
}

/** The registry changes with the product, not while one works. */
const placeQuery = { queryKey: ['place'], queryFn: () => api(listPlaces, {}), staleTime: Infinity }

export function usePlaces() {
  return useQuery(placeQuery).data ?? []
}

/** Waits for the registry, and asks for it again when it did not come: that is not the same as "nothing found". */
export function usePlaceSearch(): OptionSearch {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return async (text) => searchIn(placeOptions(language, await queries.ensureQueryData(placeQuery)))(text)
}

export function useSwitchHotel(hotel: HotelDetails, onDone: (active: boolean) => void) {
  const { id, version } = hotel
  const { write, isPending } = useWrite({
    send: (body: { version: number; active: boolean }, once) => api(switchHotel, { params: { id }, body }, once),
    changes: hotelQueries,
    onDone: ({ active }) => onDone(active),
  })
  return { write: (active: boolean) => write({ version, active }), isPending }
}

/** The order that is seen, and the one that is wanted. */
export function useOrderPictures(id: number, onDone: () => void) {
  return useWrite({
    send: (order: { seen: number[]; wanted: number[] }, once) =>
      api(orderHotelPictures, { params: { id }, body: order }, once),
    changes: hotelQueries,
    onDone,
  })
}

export const removePicture = (hotelId: number, { id, version }: HotelPicture, once: { key: string }) =>
  api(removeHotelPicture, { params: { id: hotelId, pictureId: id }, query: { version } }, once)

export const showPicture = (id: number, stored: { key: string; width: number; height: number }) =>
  api(addHotelPicture, { params: { id }, body: stored })
