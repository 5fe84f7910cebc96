import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  endCommission,
  findAgenciesByName,
  listCommissions,
  readAgencyCommissions,
  type CommissionRow,
} from '@sarai/wire/desk/commissions.ts'
import { listHotels } from '@sarai/wire/desk/hotels.ts'
import { commissionStandings } from '@sarai/domain/catalogue/commission-end.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import type { Language } from '@sarai/locale/language.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { api } from '#shared/api.ts'
import { placeName } from '#shared/place-name.ts'

/** Named after what the live stream calls it. */
export const commissionQueries = ['commission'] as const

export function useCommissionAddress() {
  return useListAddress({ tabs: commissionStandings, filters: ['group'] })
}

export function useCommissions(group: string, address: ReturnType<typeof useCommissionAddress>) {
  return useList([...commissionQueries, group], address, ({ tab, search, after }) =>
    api(listCommissions, { query: { group, standing: tab, search, after } }),
  )
}

export function hotelSearch(language: Language): OptionSearch {
  return async (search) => {
    const { rows } = await api(listHotels, { query: { search, active: 'true', limit: 20 } })
    return rows.map(({ id, nameEn, nameFa, place }) => ({
      id: String(id),
      label: language === 'fa' ? nameFa : nameEn,
      note: placeName(language, place),
    }))
  }
}

export function agencySearch(language: Language, noGroup: string): OptionSearch {
  return async (search) => {
    const agencies = await api(findAgenciesByName, { query: { search } })
    return agencies.map(({ id, name, group }) => ({
      id: String(id),
      label: name,
      note: group === null ? noGroup : language === 'fa' ? group.nameFa : group.nameEn,
    }))
  }
}

export type SeenAsked = { agency: string | undefined; from: string; until: string }

/** In the language of the reader, which the names come in; an empty day is no limit. */
export function useSeenByAgency({ agency, from, until }: SeenAsked) {
  const { language } = useLanguage()
  const asked = { ...(from !== '' && { firstNight: from }), ...(until !== '' && { lastNight: until }) }
  return useQuery({
    queryKey: [...commissionQueries, 'agency', agency, asked, language],
    queryFn: () => api(readAgencyCommissions, { params: { id: Number(agency) }, query: asked }),
    enabled: agency !== undefined,
    placeholderData: keepPreviousData,
  })
}

export function end({ id, version }: CommissionRow, once: { key: string }) {
  return api(endCommission, { params: { id }, body: { version } }, once)
}
