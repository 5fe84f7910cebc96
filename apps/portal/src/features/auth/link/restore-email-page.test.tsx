import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { restoreEmail } from '@sarai/wire/portal/accounts.ts'
import { takeMailLink } from '@sarai/frame/session/mail-link.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { RestoreEmailPage } from '#features/auth/link/restore-email-page.tsx'
import { en } from '#features/auth/link/restore-words.en.ts'
import { fa } from '#features/auth/link/restore-words.fa.ts'
import {
  answerTo,
  failureOf,
  refusalOf,
  serveAnswers,
  silenceTo,
  supportPhone,
  type Answer,
} from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { portal } from '#testing/portal.ts'

const said = { en, fa } as const
const token = 'x'.repeat(43)
const link = `/auth/restore-email?token=${token}`

function draw(answer: Answer) {
  const asked = serveAnswers([answer])
  const routes = [{ path: '/auth/restore-email', loader: takeMailLink, element: <RestoreEmailPage /> }]
  const router = createMemoryRouter(routes, { initialEntries: [link] })
  render(<RouterProvider router={router} />)
  return { asked, search: () => router.state.location.search }
}

describeScreen('taking an address back', {
  app: portal,
  address: link,
  as: 'visitor',
  words: said,
  states: (t, { problem }) => {
    const act = () => press(t('restore'))
    return {
      loaded: { shows: [t('title'), t('help'), t('notYou'), t('restore')] },
      // Reloaded: the token was taken out of the address.
      empty: { address: '/auth/restore-email?token=', shows: [t('noLink'), t('noLinkHelp'), t('toLogin')] },
      refused: {
        answers: [refusalOf(restoreEmail, 400, 'LINK_INVALID')],
        act,
        shows: [t('old'), t('oldHelp'), t('oldNext'), t('toLogin')],
      },
      failing: {
        answers: [failureOf(restoreEmail)],
        act,
        shows: [problem('UNEXPECTED', { phone: supportPhone }), t('notYou')],
      },
      slow: { answers: [silenceTo(restoreEmail)], act, shows: [t('title')] },
    }
  },
})

describe.each(drawnLanguages('the way back of an address'))('the way back of an address in %s', (language) => {
  const words = said[language]
  const heading = (name: string) => page.getByRole('heading', { name })
  beforeEach(async () => {
    await page.viewport(390, 844)
    speak(language)
  })

  test('does nothing until its button is pressed, and keeps the token out of the address', async () => {
    const { asked, search } = draw(answerTo(restoreEmail, null))
    await expect.element(heading(words.title)).toBeVisible()
    expect([asked, search()]).toEqual([[], ''])
    await press(words.restore)
    await expect.element(heading(words.done)).toBeVisible()
    expect(await asked[0]?.json()).toEqual({ Token: token })
    expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull()
  })

  test('keeps the button when something else went wrong, and sends the same write again', async () => {
    const { asked } = draw(refusalOf(restoreEmail, 503, 'BUSY', { values: { seconds: 5 } }))
    await press(words.restore)
    await expect.element(page.getByRole('alert').getByText(sayProblem(language, 'BUSY', { seconds: 5 }))).toBeVisible()
    await press(words.restore)
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    expect(new Set(asked.map((call) => call.headers.get('idempotency-key'))).size).toBe(1)
  })
})
