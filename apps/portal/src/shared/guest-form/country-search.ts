import { findCountries } from '@sarai/wire/portal/registry.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { api } from '#shared/api.ts'

/** By a part of the name in either language, or by the code; those of the trade first. */
export const findNationalities: OptionSearch = async (text) => {
  const countries = await api(findCountries, { query: { filter: text } })
  return countries.map(({ Code, Title }) => ({ id: Code, label: Title, note: Code }))
}
