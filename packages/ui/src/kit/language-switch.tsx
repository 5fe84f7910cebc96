import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { isLanguage, languages, type Language } from '@sarai/locale/language.ts'
import { useKitWords } from '#kit/kit-words.ts'
import { useLanguage } from '#kit/language.tsx'

/** Each language in its own words and letters, whatever the screen speaks: who cannot read it must find the way out. */
const names: Record<Language, { name: string; font: string }> = {
  en: { name: 'English', font: 'font-latin' },
  fa: { name: 'فارسی', font: 'font-persian' },
}

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { language, setLanguage } = useLanguage()
  const t = useKitWords()
  return (
    <ToggleButtonGroup
      aria-label={t('language')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onSelectionChange={([chosen]) => isLanguage(chosen) && setLanguage(chosen)}
      className={`inline-flex h-9.5 rounded-control border border-line bg-surface p-0.75 pointer-coarse:h-11 ${className}`}
    >
      {languages.map((code) => (
        <ToggleButton
          key={code}
          id={code}
          className="grid grow place-items-center rounded-tag px-2.75 text-[0.78125rem] font-medium text-muted transition-colors hover:text-ink selected:bg-primary-soft selected:text-on-primary-soft"
        >
          <span lang={code} className={names[code].font}>
            {names[code].name}
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
