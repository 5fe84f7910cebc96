import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useKeptChoice } from '#kit/kept-choice.ts'
import { mediaQueries, useMediaQuery } from '#kit/media-query.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const themeKey = 'sarai.theme'

type ThemeChoice = { theme: Theme; isDark: boolean; setTheme: (theme: Theme) => void }

const ThemeContext = createContext<ThemeChoice | undefined>(undefined)

/** The colours follow the device unless the user chose otherwise; tokens.css does the rest. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useKeptChoice(themeKey, themes, 'system')
  const isDeviceDark = useMediaQuery(mediaQueries.dark)
  const isDark = theme === 'system' ? isDeviceDark : theme === 'dark'

  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])

  const choice = useMemo(() => ({ theme, isDark, setTheme }), [theme, isDark, setTheme])
  return <ThemeContext value={choice}>{children}</ThemeContext>
}

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext)
  if (!choice) throw new Error('useTheme needs a ThemeProvider above it')
  return choice
}
