import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'

const words = { en, fa }

export const useCommissionWords = () => useWords(words)

/** The name in the language of the reader. */
export function useNameOf() {
  const { language } = useLanguage()
  return ({ nameEn, nameFa }: { nameEn: string; nameFa: string }) => (language === 'fa' ? nameFa : nameEn)
}
