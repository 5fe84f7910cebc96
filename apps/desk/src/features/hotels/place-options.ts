import type { Place } from '@sarai/contract/desk-hotels.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { Option } from '@sarai/ui/kit/option.ts'

/** "Galata, Istanbul", in the language of the reader; found by its name in the other one too. */
export function placeName(language: Language, place: Place): string {
  const of = ({ nameEn, nameFa }: { nameEn: string; nameFa: string }) => (language === 'fa' ? nameFa : nameEn)
  return place.city === null ? of(place) : `${of(place)}${language === 'fa' ? '، ' : ', '}${of(place.city)}`
}

export function placeOptions(language: Language, places: readonly Place[]): Option[] {
  return places.map((place) => ({
    id: place.id,
    label: placeName(language, place),
    alsoFoundBy: [place.nameEn, place.nameFa, place.city?.nameEn ?? '', place.city?.nameFa ?? ''],
  }))
}
