import { findLocations } from '@sarai/wire/portal/registry.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { api } from '#shared/api.ts'

/** Cities and districts by a part of their name, in either script. */
export const findPlacesIn =
  (language: Language): OptionSearch =>
  async (text) => {
    const places = await api(findLocations, { query: { filter: text } })
    return places.map(({ Id, Title, City, CountryCode }) => ({
      id: Id,
      label: Title,
      note: City ?? showCountry(language, CountryCode),
    }))
  }
