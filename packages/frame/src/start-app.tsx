import { startTransition, StrictMode } from 'react'
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
import { nextTurn } from '#next-turn.ts'
import { untilBegun } from '#until-begun.ts'

/** Draws an app, with what each of ours stands on: the language, the theme, the snackbar and the router. */
export async function startApp(routes: RouteObject[], basename = '/'): Promise<void> {
  // To have run all of its code for the first time was a long turn by itself.
  await nextTurn()
  const guarded = { ErrorBoundary: FailedPage, children: markingWhatIsNotLoaded(routes) }
  const router = createBrowserRouter([{ Component: AriaRouter, children: [guarded] }], { basename })
  const root = document.querySelector('#root')!
  // What the page itself shows stays until there is something to draw: the code of its first page may still be on its way.
  await untilBegun(router)
  // As a transition: drawn in short turns, between which a press is answered.
  startTransition(() =>
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
