import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { readResetLink, resetPassword } from '@sarai/wire/portal/accounts.ts'
import { AriaRouter } from '@sarai/frame/aria-router.tsx'
import { takeMailLink } from '@sarai/frame/session/mail-link.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { ForgotPasswordPage } from '#features/auth/forgot-password-page.tsx'
import { LoginPage } from '#features/auth/login-page.tsx'
import { en as loginEn } from '#features/auth/login-words.en.ts'
import { fa as loginFa } from '#features/auth/login-words.fa.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { ResetPasswordPage } from '#features/auth/link/reset-password-page.tsx'
import { answerTo, lossOf, refusalOf, serveAnswers, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { portal } from '#testing/portal.ts'

const said = { en: { ...en, ...loginEn }, fa: { ...fa, ...loginFa } } as const
const link = `/auth/reset-password?userId=7&token=${'x'.repeat(43)}`

function draw(answers: Answer[], address = link) {
  const asked = serveAnswers(answers)
  const children = [
    { path: '/auth/reset-password', loader: takeMailLink, element: <ResetPasswordPage /> },
    { path: '/auth/login', element: <LoginPage /> },
    { path: '/auth/forgot-password', element: <ForgotPasswordPage /> },
  ]
  const router = createMemoryRouter([{ element: <AriaRouter />, children }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return asked
}
const refused = refusalOf(readResetLink, 400, 'LINK_INVALID')
const works = answerTo(readResetLink, null)

describeScreen('setting a new password', {
  app: portal,
  address: link,
  as: 'visitor',
  words: { en, fa },
  states: (t, { form }) => {
    const send = async () => {
      await fill({ [form('newPassword')]: 'Sarb4n-of-Yazd', [form('repeatNew')]: 'Sarb4n-of-Yazd' })
      await press(t('saveNew'))
    }
    const rules = [form('ruleLength'), form('ruleCapital'), form('ruleSmall'), form('ruleDigit')]
    const fields = [form('newPassword'), ...rules, form('repeatNew'), t('saveNew')]
    return {
      loaded: { answers: [works], shows: [t('resetTitle'), t('resetHelp'), ...fields] },
      // Reloaded: the token was taken out of the address.
      empty: { address: '/auth/reset-password?token=', shows: [t('noLinkTitle'), t('noLink'), t('askAgain')] },
      refused: { answers: [refused], shows: [t('badLink'), t('badLinkHelp'), t('askAgain')] },
      failing: { answers: [works, lossOf(resetPassword)], act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: [works, silenceTo(resetPassword)], act: send, shows: [t('resetTitle')] },
    }
  },
})

describe.each(drawnLanguages('a forgotten password'))('a forgotten password in %s', (language) => {
  const words = said[language]
  beforeEach(async () => {
    await page.viewport(390, 844)
    speak(language)
  })

  test('is not asked for with a link that no longer works: that is said when it is opened', async () => {
    const asked = draw([refused])
    await expect.element(page.getByText(words.badLink)).toBeVisible()
    await expect.element(page.getByRole('link', { name: words.askAgain })).toBeVisible()
    expect(document.querySelector('input')).toBeNull()
    expect(await asked[0]?.json()).toEqual({ UserId: '7', Token: 'x'.repeat(43) })
  })

  test('can be typed while nobody has answered yet', async () => {
    draw([silenceTo(readResetLink)])
    await expect.element(page.getByRole('button', { name: words.saveNew })).toBeVisible()
  })

  test('is replaced, and the login says so', async () => {
    draw([works, answerTo(resetPassword, null)])
    await expect.element(page.getByRole('button', { name: words.saveNew })).toBeVisible()
    const [first, second] = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')]
    for (const input of [first, second]) await page.elementLocator(input!).fill('Sarb4n-of-Yazd')
    await page.getByRole('button', { name: words.saveNew }).click()
    await expect.element(page.getByText(words.passwordIsNew)).toBeVisible()
  })

  test('is asked for with the name that was typed at the login', async () => {
    draw([], '/auth/login')
    await expect.element(page.getByRole('link', { name: words.forgot })).toBeVisible()
    await page.elementLocator(document.querySelector('input[name=username]')!).fill('roya@kaman.example')
    await page.getByRole('link', { name: words.forgot }).click()
    await expect
      .poll(() => document.querySelector<HTMLInputElement>('input[name=Username]')?.value)
      .toBe('roya@kaman.example')
  })
})
