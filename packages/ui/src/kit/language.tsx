import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { defaultLanguage, directionOf, languages, type Direction, type Language } from '@sarai/locale/language.ts'
import type { Words } from '@sarai/locale/message.ts'
import { useKeptChoice } from '#kit/kept-choice.ts'
import { translator, type Translate, type Wording } from '#kit/translate.ts'

export const languageKey = 'sarai.language'

/** British English for its order of day and month; React Aria reads digits, calendars and direction from these. */
const locales: Record<Language, string> = { en: 'en-GB', fa: 'fa-IR' }

type LanguageChoice = {
  language: Language
  locale: string
  direction: Direction
  setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useKeptChoice(languageKey, languages, defaultLanguage)
  const locale = locales[language]
  const direction = directionOf(language)

  // On <html>, so that dialogs, menus and snackbars, which are drawn outside the root, turn too; before the first paint.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])

  const choice = useMemo(
    () => ({ language, locale, direction, setLanguage }),
    [language, locale, direction, setLanguage],
  )
  return (
    <LanguageContext value={choice}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext>
  )
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it')
  return choice
}

/** `const t = useWords({ en, fa })`, then `t('key', { values })` or `t.rich('key', { name: <bdi>{name}</bdi> })`. */
export function useWords<const English extends Words>({ en, fa }: Wording<English>): Translate<English> {
  const { language } = useLanguage()
  return useMemo(() => translator<English>(language, { en, fa }), [language, en, fa])
}
