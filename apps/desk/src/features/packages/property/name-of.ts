import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** The name of a hotel or a room in the reader's language. */
export function useNameOf(): (named: { nameEn: string; nameFa: string }) => string {
  const { language } = useLanguage()
  return (named) => (language === 'fa' ? named.nameFa : named.nameEn)
}
