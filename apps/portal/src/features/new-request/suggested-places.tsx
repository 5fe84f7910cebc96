import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useOptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { findPlacesIn } from '#features/new-request/place-search.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'

type SuggestedPlacesProps = { typed: string; onChoose: (place: Option) => void }

const mostSuggested = 3

/** Whoever writes a city or a district where hotels are named is led to its hotels, with one press. */
export function SuggestedPlaces({ typed, onChoose }: SuggestedPlacesProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const { found, ask } = useOptionSearch(findPlacesIn(language), 2)
  const askFor = useEffectEvent(ask)
  useEffect(() => askFor(typed), [typed])
  const places = typed.trim() === '' ? [] : found.options.slice(0, mostSuggested)
  return (
    <div aria-live="polite" className="flex flex-wrap gap-1.5 empty:hidden">
      {places.map((place) => (
        <Button key={place.id} size="small" icon={MapPin} onPress={() => onChoose(place)}>
          <span>{t.rich('hotelsIn', { place: <bdi>{place.label}</bdi> })}</span>
          {place.note && <bdi className="text-muted">{place.note}</bdi>}
        </Button>
      ))}
    </div>
  )
}
