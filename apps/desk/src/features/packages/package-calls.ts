import { useQuery } from '@tanstack/react-query'
import {
  listPackages,
  publishPackage,
  readPackage,
  withdrawPackage,
  type PackageDetails,
} from '@sarai/wire/desk/packages.ts'
import { findHotelsToAdd, listProperties } from '@sarai/wire/desk/properties.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { packageTabs, statusOfTab } from '#features/packages/package-tabs.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it: a change of anything in a package reads its screens again. */
export const packageQueries = ['package'] as const

export function usePackages() {
  return useList(packageQueries, useListAddress({ tabs: packageTabs }), ({ tab, search, after }) =>
    api(listPackages, { query: { status: statusOfTab[tab], search, after } }),
  )
}

export function usePackage(id: number) {
  return useQuery({ queryKey: [...packageQueries, id], queryFn: () => api(readPackage, { params: { id } }) })
}

export function usePropertiesOf(id: number) {
  return useList([...packageQueries, id, 'properties'], useListAddress(), ({ search, after }) =>
    api(listProperties, { params: { id }, query: { search, after } }),
  )
}

/** Hotels that are not in the package yet, for the combobox. */
export function hotelSearch(id: number, language: Language): OptionSearch {
  return async (search) => {
    const hotels = await api(findHotelsToAdd, { params: { id }, query: { search } })
    return hotels.map((hotel) => ({
      id: String(hotel.id),
      label: language === 'fa' ? hotel.nameFa : hotel.nameEn,
      note: language === 'fa' ? hotel.placeFa : hotel.placeEn,
    }))
  }
}

/** Agencies see what is published; pressed again, they no longer do. */
export const switchStatus = ({ id, version, status }: PackageDetails, once: { key: string }) =>
  api(status === 'published' ? withdrawPackage : publishPackage, { params: { id }, body: { version } }, once)
