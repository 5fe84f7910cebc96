import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'

const words = { en, fa }

export const useSettingsWords = () => useWords(words)
