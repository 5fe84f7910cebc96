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
import { answerTo, refusalOf, serveAnswers, type Answer } from '@sarai/frame/testing/answers.ts'

const said = { en, fa } as const
const token = 'x'.repeat(43)

function draw(answer: Answer, search = `?token=${token}`) {
  const asked = serveAnswers([answer])
  const routes = [{ path: '/auth/restore-email', loader: takeMailLink, element: <RestoreEmailPage /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/auth/restore-email${search}`] })
  render(<RouterProvider router={router} />)
  return { asked, search: () => router.state.location.search }
}
const refused = refusalOf(restoreEmail, 400, 'LINK_INVALID')

describe.each(['en', 'fa'] as const)('the way back of an address in %s', (language) => {
  const words = said[language]
  const heading = (name: string) => page.getByRole('heading', { name })
  const press = () => page.getByRole('button', { name: words.restore }).click()
  beforeEach(async () => {
    await page.viewport(390, 844)
    speak(language)
  })

  test('does nothing until its button is pressed, and keeps the token out of the address', async () => {
    const { asked, search } = draw(answerTo(restoreEmail, null))
    await expect.element(heading(words.title)).toBeVisible()
    expect([asked, search()]).toEqual([[], ''])
    await press()
    await expect.element(heading(words.done)).toBeVisible()
    expect(await asked[0]?.json()).toEqual({ Token: token })
    expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull()
  })

  test('says that a link is used or too old, and what to do then', async () => {
    draw(refused)
    await press()
    await expect.element(heading(words.old)).toBeVisible()
    await expect.element(page.getByText(words.oldNext)).toBeVisible()
  })

  test('keeps the button when something else went wrong, and sends the same write again', async () => {
    const { asked } = draw(refusalOf(restoreEmail, 503, 'BUSY', { values: { seconds: 5 } }))
    await press()
    await expect.element(page.getByRole('alert').getByText(sayProblem(language, 'BUSY', { seconds: 5 }))).toBeVisible()
    await press()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    expect(new Set(asked.map((call) => call.headers.get('idempotency-key'))).size).toBe(1)
  })

  test('asks for the link when it was opened without one', async () => {
    draw(answerTo(restoreEmail, null), '?token=')
    await expect.element(heading(words.noLink)).toBeVisible()
  })
})
