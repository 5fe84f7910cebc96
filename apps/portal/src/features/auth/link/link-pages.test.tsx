import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeMailLink } from '@sarai/frame/session/mail-link.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { ConfirmEmailPage } from '#features/auth/link/confirm-email-page.tsx'
import { InvitationPage } from '#features/auth/link/invitation-page.tsx'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { serveAnswers } from '@sarai/frame/testing/answers.ts'

const said = { en, fa } as const
const pages = { invitation: <InvitationPage />, confirmation: <ConfirmEmailPage /> }

describe.each(['en', 'fa'] as const)('a page of a mailed link in %s', (language) => {
  const words = said[language]
  beforeEach(async () => {
    await page.viewport(390, 844)
    speak(language)
  })

  test.each(Object.entries(pages))('that was reloaded does not say that its %s is over', async (_, element) => {
    const asked = serveAnswers([])
    const routes = [{ path: '/auth/page', loader: takeMailLink, element }]
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/auth/page'] })} />)
    await expect.element(page.getByRole('heading', { name: words.noLinkTitle })).toBeVisible()
    await expect.element(page.getByText(words.openLinkAgain.replace('.', ''), { exact: false })).toBeVisible()
    expect(asked).toEqual([])
  })
})
