import { Star } from 'lucide-react'
import { useFieldWords } from '#kit/field/field-words.ts'

type StarsProps = { grade: number; size?: number }

const places = [0, 1, 2, 3, 4]

/** The grade of a hotel, with halves. The fill starts where the line of writing starts, so it is mirrored in Persian. */
export function Stars({ grade, size = 13 }: StarsProps) {
  const t = useFieldWords()
  const halves = Math.round(Math.min(5, Math.max(0, grade)) * 2)
  return (
    <span className="inline-flex gap-px align-[-0.1em]">
      <span className="sr-only">{halves === 0 ? t('noStars') : t('stars', { count: halves / 2 })}</span>
      {places.map((place) => (
        <Place key={place} size={size} filled={Math.min(1, Math.max(0, halves / 2 - place))} />
      ))}
    </span>
  )
}

function Place({ filled, size }: { filled: number; size: number }) {
  return (
    <span aria-hidden className="relative" data-filled={filled}>
      <Star size={size} strokeWidth={0} className="fill-line" />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ inlineSize: `${filled * 100}%` }}>
        <Star size={size} strokeWidth={0} className="max-w-none fill-accent" />
      </span>
    </span>
  )
}
