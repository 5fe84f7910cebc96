import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LanguageProvider } from '@sarai/ui/kit/language.tsx'
import { SnackbarProvider } from '@sarai/ui/kit/snackbar.tsx'
import { ThemeProvider } from '@sarai/ui/kit/theme.tsx'
import '@sarai/ui/kit/theme.css'
import { AriaRouter } from '#app/aria-router.tsx'
import { routes } from '#app/routes.tsx'

const router = createBrowserRouter([{ Component: AriaRouter, children: routes }], { basename: '/desk' })

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <LanguageProvider>
      <ThemeProvider>
        <SnackbarProvider>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </ThemeProvider>
    </LanguageProvider>
  </StrictMode>,
)
