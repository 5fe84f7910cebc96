import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { Menu } from '#kit/overlay/menu.tsx'
import { MenuChoice } from '#kit/overlay/menu-parts.tsx'
import { useTheme } from '#kit/theme.tsx'

/** The three choices as part of a menu. */
export function ThemeChoice() {
  const { theme, setTheme } = useTheme()
  const t = useKitWords()
  return (
    <MenuChoice
      title={t('theme')}
      choice={theme}
      onChoose={setTheme}
      choices={[
        { value: 'light', label: t('themeLight'), icon: Sun },
        { value: 'dark', label: t('themeDark'), icon: Moon },
        { value: 'system', label: t('themeSystem'), icon: Monitor },
      ]}
    />
  )
}

/** A button of its own for the top bar and the login page. */
export function ThemeMenu() {
  const { isDark } = useTheme()
  const t = useKitWords()
  return (
    <Menu label={t('theme')} trigger={<IconButton icon={isDark ? Moon : Sun} label={t('theme')} variant="outline" />}>
      <ThemeChoice />
    </Menu>
  )
}
