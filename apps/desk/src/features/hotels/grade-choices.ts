import { showNumber } from '@sarai/locale/number/number-display.ts'
import type { Choice } from '@sarai/ui/kit/choice/choice.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'

const halves = Array.from({ length: 11 }, (_, steps) => 5 - steps / 2)

/** From five stars down to none, by halves. */
export function useGradeChoices(): Choice[] {
  const t = useHotelWords()
  const { language } = useLanguage()
  return halves.map((grade) => ({
    value: String(grade),
    label: grade === 0 ? t('noStars') : `${showNumber(language, grade)} ★`,
  }))
}
