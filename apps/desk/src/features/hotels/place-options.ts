import type { Place } from '@sarai/wire/desk/hotels.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { placeName } from '#shared/place-name.ts'

/** Found by its name in the other language too. */
export function placeOptions(language: Language, places: readonly Place[]): Option[] {
  return places.map((place) => ({
    id: place.id,
    label: placeName(language, place),
    alsoFoundBy: [place.nameEn, place.nameFa, place.city?.nameEn ?? '', place.city?.nameFa ?? ''],
  }))
}
