import type { Place } from '@sarai/wire/desk/hotels.ts'
import type { Language } from '@sarai/locale/language.ts'

/** "Galata, Istanbul", in the language of the reader. */
export function placeName(language: Language, place: Place): string {
  const of = ({ nameEn, nameFa }: { nameEn: string; nameFa: string }) => (language === 'fa' ? nameFa : nameEn)
  return place.city === null ? of(place) : `${of(place)}${language === 'fa' ? '، ' : ', '}${of(place.city)}`
}
