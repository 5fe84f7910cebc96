import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

/** Named after the package: what the desk changes in one is read again by itself. */
export function useChosenHotel(propertyId: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['package', 'hotel', language, propertyId],
    queryFn: async () => (await api(searchHotels, { query: { propertyId } }))[0] ?? null,
  })
}

/** Named after the package as well: its prices, periods and closed nights come with it. */
export function useRoomTypes(propertyId: number, { isEnabled = true } = {}) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['package', 'rooms', language, propertyId],
    queryFn: () => api(readRoomTypes, { params: { id: propertyId } }),
    enabled: isEnabled,
  })
}

/** What the agency earns per room and night in this stay; nothing while it is not known. */
export function useCommission(propertyId: number, stay: Stay | undefined): number {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['package', 'commission', language, propertyId, stay],
    queryFn: async () => {
      const dates = stay && { CheckInDate: stay.checkIn, CheckOutDate: stay.checkOut }
      return (await api(searchHotels, { query: { propertyId, ...dates } }))[0] ?? null
    },
    enabled: stay !== undefined,
    placeholderData: keepPreviousData,
  })
  return (data?.commission ?? 0) + (data?.extraCommission ?? 0)
}
