import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'

const words = { en, fa }

export const useHotelWords = () => useWords(words)
