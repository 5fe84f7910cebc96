import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LanguageProvider } from '@sarai/ui/kit/language.tsx'
import { SnackbarProvider } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { ThemeProvider } from '@sarai/ui/kit/theme.tsx'
import '#frame.css'
import { AriaRouter } from '#aria-router.tsx'
import { markingWhatIsNotLoaded } from '#failure/code-not-loaded.ts'
import { FailedPage } from '#failure/failed-page.tsx'
import { untilBegun } from '#until-begun.ts'

/** Draws an app, with what each of ours stands on: the language, the theme, the snackbar and the router. */
export function startApp(routes: RouteObject[], basename = '/') {
  const guarded = { ErrorBoundary: FailedPage, children: markingWhatIsNotLoaded(routes) }
  const router = createBrowserRouter([{ Component: AriaRouter, children: [guarded] }], { basename })
  const root = document.querySelector('#root')!
  // What the page itself shows stays until there is something to draw: the code of its first page may still be on its way.
  void untilBegun(router).then(() =>
    createRoot(root).render(
      <StrictMode>
        <LanguageProvider>
          <ThemeProvider>
            <SnackbarProvider>
              <RouterProvider router={router} />
            </SnackbarProvider>
          </ThemeProvider>
        </LanguageProvider>
      </StrictMode>,
    ),
  )
}
