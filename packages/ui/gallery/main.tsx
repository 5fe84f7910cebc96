import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isLanguage } from '@sarai/locale/language.ts'
import '#kit/theme.css'
import { keepChoice } from '#kit/kept-choice.ts'
import { LanguageProvider, languageKey } from '#kit/language.tsx'
import { SnackbarProvider } from '#kit/overlay/snackbar.tsx'
import { ThemeProvider, themeKey, themes } from '#kit/theme.tsx'
import { Gallery } from './gallery.tsx'

// ?lang=fa&theme=dark&section=dialog opens one section in a given dress: what the screenshots ask for.
const asked = new URLSearchParams(location.search)
const language = asked.get('lang')
const theme = themes.find((name) => name === asked.get('theme'))
if (isLanguage(language)) keepChoice(languageKey, language)
if (theme) keepChoice(themeKey, theme)

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <LanguageProvider>
      <ThemeProvider>
        <SnackbarProvider>
          <Gallery only={asked.get('section')} />
        </SnackbarProvider>
      </ThemeProvider>
    </LanguageProvider>
  </StrictMode>,
)
