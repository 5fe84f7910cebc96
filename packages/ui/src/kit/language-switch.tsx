import { languages, type Language } from '@sarai/locale/language.ts'
import { useKitWords } from '#kit/kit-words.ts'
import { useLanguage } from '#kit/language.tsx'

/** Each language in its own words and letters, whatever the screen speaks: who cannot read it must find the way out. */
const names: Record<Language, { name: string; font: string }> = {
  en: { name: 'English', font: 'font-latin' },
  fa: { name: 'فارسی', font: 'font-persian' },
}

/** Plain buttons: this stands on the first page that anybody loads, and two of them need no library. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { language, setLanguage } = useLanguage()
  const t = useKitWords()
  return (
    <fieldset
      aria-label={t('language')}
      className={`inline-flex h-9.5 rounded-control border border-line bg-surface p-0.75 pointer-coarse:h-11 ${className}`}
    >
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
          className="grid grow place-items-center rounded-tag px-2.75 text-[0.78125rem] font-medium text-muted transition-colors hover:text-ink aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
        >
          <span lang={code} className={names[code].font}>
            {names[code].name}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
