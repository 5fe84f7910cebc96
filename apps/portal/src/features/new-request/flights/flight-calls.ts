import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findAirlines, findAirports } from '@sarai/wire/portal/registry.ts'
import { cutText } from '@sarai/domain/ground/text/cut-text.ts'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'

type Named = { Iata: string; Name: string }
const registries = {
  airline: (filter: string): Promise<Named[]> => api(findAirlines, { query: { filter } }),
  airport: (filter: string): Promise<Named[]> => api(findAirports, { query: { filter } }),
} as const

/** The specification's length of an airport's title [wizard-18]. */
const longestTitle = 30

/**
 * A draft holds codes; what they are called is asked for, or known from the search that found them. Where it cannot be
 * had, the code stands for it.
 */
export function useRegistry(kind: keyof typeof registries, code: string) {
  const { language } = useLanguage()
  const memory = useQueryClient()
  const { data } = useQuery({
    queryKey: ['place', kind, language, code],
    queryFn: async () => (await registries[kind](code)).find(({ Iata }) => Iata === code)?.Name ?? code,
    enabled: code !== '',
    staleTime: Infinity,
  })
  const search: OptionSearch = async (text) => {
    const found = await registries[kind](text)
    for (const { Iata, Name } of found) memory.setQueryData(['place', kind, language, Iata], Name)
    return found.map(({ Iata, Name }) => ({ id: Iata, label: Name, note: Iata }))
  }
  const value: Option | null = code === '' ? null : { id: code, label: cutText(data ?? code, longestTitle), note: code }
  return { value, title: data ?? code, search }
}
