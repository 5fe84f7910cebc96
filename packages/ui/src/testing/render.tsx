import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import '#kit/theme.css'
import { LanguageProvider } from '#kit/language.tsx'
import { SnackbarProvider } from '#kit/overlay/snackbar.tsx'
import { ThemeProvider } from '#kit/theme.tsx'

/** Draws it as an app does, with the providers around it; taken away when the test ends, or by the function returned. */
export function render(children: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <LanguageProvider>
        <ThemeProvider>
          <SnackbarProvider>{children}</SnackbarProvider>
        </ThemeProvider>
      </LanguageProvider>
    </StrictMode>,
  )
  let isThere = true
  const takeAway = () => {
    if (isThere) root.unmount()
    isThere = false
    place.remove()
  }
  onTestFinished(() => {
    takeAway()
    localStorage.clear()
  })
  return takeAway
}
