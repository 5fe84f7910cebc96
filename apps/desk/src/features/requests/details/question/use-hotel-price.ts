import type { DeskHotelAnswer } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useQuestionWords } from '#features/requests/details/question/question-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** What the hotel typed, never a sum of ours. */
export function useHotelPrice(): (price: NonNullable<DeskHotelAnswer['price']>) => string {
  const t = useQuestionWords()
  const { language } = useLanguage()
  return ({ per, amount, currency }) =>
    t(per === 'night' ? 'perNight' : 'perStay', { price: showPrice(language, amount, currency) })
}
