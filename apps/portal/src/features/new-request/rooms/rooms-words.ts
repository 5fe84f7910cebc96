import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/rooms/messages.en.ts'
import { fa } from '#features/new-request/rooms/messages.fa.ts'

const words = { en, fa }

export const useRoomsWords = () => useWords(words)
