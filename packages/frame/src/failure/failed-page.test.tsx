import { page } from 'vitest/browser'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { AriaRouter } from '#aria-router.tsx'
import { markingWhatIsNotLoaded } from '#failure/code-not-loaded.ts'
import { FailedPage } from '#failure/failed-page.tsx'

/** Draws the routes as `startApp` does. The page is never loaded anew here: its server does not answer. */
function open(routes: RouteObject[], address: string) {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const guarded = { ErrorBoundary: FailedPage, children: markingWhatIsNotLoaded(routes) }
  const router = createMemoryRouter([{ Component: AriaRouter, children: [guarded] }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
}

function Broken(): never {
  throw new Error('at Broken (page.tsx:1:1)')
}

const start: RouteObject = { path: '/', element: <h1>The start</h1> }
const broken: RouteObject = { path: '/broken', Component: Broken }
const gone: RouteObject = {
  path: '/gone',
  lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/gone-1a2b.js')),
}

const said = {
  en: {
    gone: ['This page could not be opened', /may be down, or Sarai has just been updated/],
    broken: ['Something went wrong on this page', /The fault is ours/],
    retry: 'Try again',
    unreachable: 'There is still no connection to Sarai.',
    start: 'To the start page',
  },
  fa: {
    gone: ['این صفحه باز نشد', /سرای همین حالا به‌روزرسانی شده است/],
    broken: ['در این صفحه خطایی رخ داد', /اشکال از سمت ماست/],
    retry: 'تلاش دوباره',
    unreachable: 'هنوز ارتباط با سرای برقرار نیست.',
    start: 'رفتن به صفحه اصلی',
  },
} as const

for (const language of ['en', 'fa'] as const) {
  const words = said[language]

  test.each(['gone', 'broken'] as const)(
    `says in ${language} why a page is %s, and leads to the start`,
    async (what) => {
      speak(language)
      open([start, broken, gone], `/${what}`)
      const [title, text] = words[what]
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.element(page.getByText(text)).toBeVisible()
      await expect.poll(() => document.title).toBe(title)
      expect(document.documentElement.dir).toBe(language === 'fa' ? 'rtl' : 'ltr')
      // No stack trace, and no word of what only we understand.
      expect(document.body.textContent).not.toMatch(/Failed to fetch|page\.tsx|Error/)
      await page.getByRole('link', { name: words.start }).click()
      await expect.element(page.getByRole('heading', { name: 'The start' })).toBeVisible()
    },
  )

  test(`says in ${language} that there is still no connection, and stays`, async () => {
    speak(language)
    open([gone], '/gone')
    await page.getByRole('button', { name: words.retry }).click()
    await expect.element(page.getByText(words.unreachable)).toBeVisible()
  })
}
