import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/contracts/dialogs/messages.en.ts'
import { fa } from '#features/contracts/dialogs/messages.fa.ts'

const words = { en, fa }

export const useDialogWords = () => useWords(words)
