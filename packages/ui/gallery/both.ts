import { useLanguage } from '#kit/language.tsx'

/** Sample texts of the gallery in the language of the screen: `both('Hotel', 'هتل')`. */
export function useBoth() {
  const { language } = useLanguage()
  return (english: string, persian: string) => (language === 'fa' ? persian : english)
}
