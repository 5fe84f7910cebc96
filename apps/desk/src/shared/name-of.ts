import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** A name in the reader's language: of a hotel, a room, a group, a currency. */
export function useNameOf(): (named: { nameEn: string; nameFa: string }) => string {
  const { language } = useLanguage()
  return (named) => (language === 'fa' ? named.nameFa : named.nameEn)
}
