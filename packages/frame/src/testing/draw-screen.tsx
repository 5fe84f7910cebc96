import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { timeoutManager } from '@tanstack/react-query'
import { page } from 'vitest/browser'
import { onTestFinished } from 'vitest'
import type { Language } from '@sarai/locale/language.ts'
import type { Session } from '@sarai/wire/core/session.ts'
import { themeKey } from '@sarai/ui/kit/theme.tsx'
import { keepChoice } from '@sarai/ui/kit/kept-choice.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import '#frame.css'
import { AriaRouter } from '#aria-router.tsx'
import { FailedPage } from '#failure/failed-page.tsx'
import { untilBegun } from '#until-begun.ts'
import { serveAnswers, type Answer } from '#testing/answers.ts'

/** An app as a test draws it. */
export type DrawnApp = {
  routes: RouteObject[]
  /** What the router puts before every address. */
  base?: string
  session: Session
  /** What the frame around every page asks for. */
  answers: readonly Answer[]
}

// A read that failed is tried again after seconds, which a test does not have. What is kept for longer is kept.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => window.setTimeout(callback, ms <= 4_000 ? Math.min(ms, 10) : ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
  setInterval: (callback, ms) => window.setInterval(callback, ms),
  clearInterval: (timer) => window.clearInterval(timer),
})

export type Dress = { language: Language; width?: 1440 | 390; theme?: 'light' | 'dark' }

/**
 * Draws what stands at an address as the app itself does, with its frame and its guards, over the given answers.
 * Nobody is logged in where `as` says so.
 */
export async function drawScreen(
  app: DrawnApp,
  address: string,
  { answers, language, width = 1440, theme = 'light', as = 'user' }: Dress & { answers: readonly Answer[]; as?: As },
) {
  await page.viewport(width, width === 390 ? 844 : 900)
  // A frame that nobody has clicked in has no focus, and its fields hear nothing of theirs.
  window.focus()
  speak(language)
  keepChoice(themeKey, theme)
  const asked = serveAnswers([...answers, ...app.answers])
  if (as === 'user') app.session.begin('of.the.test')
  onTestFinished(() => sessionStorage.clear())
  const whole = { Component: AriaRouter, children: [{ ErrorBoundary: FailedPage, children: app.routes }] }
  const router = createMemoryRouter([whole], {
    initialEntries: [(app.base ?? '') + address],
    ...(app.base !== undefined && { basename: app.base }),
  })
  await untilBegun(router)
  render(<RouterProvider router={router} />)
  return { asked, address: () => router.state.location.pathname + router.state.location.search }
}

export type As = 'user' | 'visitor'
