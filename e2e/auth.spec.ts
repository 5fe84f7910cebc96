import { expect, test, type Page } from '@playwright/test'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { en as loginEn } from '../apps/portal/src/features/auth/login-words.en.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { fa as loginFa } from '../apps/portal/src/features/auth/login-words.fa.ts'
import { like, demoLogins, logInToPortal, speak, walkedIn } from './people.ts'

const texts = {
  en: {
    forgot: loginEn.forgot,
    register: loginEn.requestAccount,
    account: like(kitEn.accountOf),
    logOut: kitEn.logOut,
  },
  fa: {
    forgot: loginFa.forgot,
    register: loginFa.requestAccount,
    account: like(kitFa.accountOf),
    logOut: kitFa.logOut,
  },
} as const

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('JwtToken'))

for (const language of walkedIn('en')) {
  const t = texts[language]
  test.describe(language, () => {
    test.beforeEach(({ page }) => speak(page, language))

    test('a login is one form-encoded grant with a reference, and opens the dashboard with its token [auth-01]', async ({
      page,
    }) => {
      await page.goto('/auth/login')
      await expect(page.getByRole('link', { name: t.forgot })).toHaveAttribute('href', '/auth/forgot-password')
      await expect(page.getByRole('link', { name: t.register })).toHaveAttribute('href', '/auth/register')
      const asked = page.waitForRequest('**/token')
      await logInToPortal(page)
      const request = await asked
      expect(request.method()).toBe('POST')
      expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
      expect(request.headers()['x-request-reference']).toMatch(/\S/)
      expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
        grant_type: 'password',
        ...demoLogins.portal,
      })
      expect(await tokenOf(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    })

    test('log out forgets the token and shows the login though the server is silent [auth-02]', async ({ page }) => {
      await logInToPortal(page)
      const revoked = page.waitForRequest('**/token/revoke?session=*')
      await page.route('**/token/revoke?*', () => undefined) // never answered
      await page.getByRole('button', { name: t.account }).first().click()
      await page.getByRole('menuitem', { name: t.logOut }).click()
      await expect(page).toHaveURL(/\/auth\/login$/)
      expect(await tokenOf(page)).toBeNull()
      await revoked
    })
  })
}

test('every call of the dashboard carries the token of the session storage [auth-12]', async ({ page }) => {
  await speak(page, 'en')
  await logInToPortal(page)
  const calls: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.headers()['authorization'])
  })
  await page.goto('/changePassword')
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  const bearer = `Bearer ${await tokenOf(page)}`
  expect(new Set(calls)).toEqual(new Set([bearer]))
})

test('a log-out without network is over here at once, and at the server as soon as the network is back', async ({
  context,
  page,
}) => {
  await speak(page, 'fa')
  await logInToPortal(page)
  // Whole before the network goes, or what is missing of it could not be loaded.
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('button', { name: texts.fa.account }).first().click()
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: texts.fa.logOut }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  const heard = page.waitForResponse('**/token/revoke?session=*')
  await context.setOffline(false)
  expect((await heard).status()).toBe(204)
  const renewal = await page.request.post('/token', { form: { grant_type: 'refresh_token' } })
  expect(renewal.status()).toBe(401)
})

test('password managers find each field by its name', async ({ page }) => {
  const purposes = () =>
    page
      .locator('input[autocomplete]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  await page.goto('/auth/login')
  await expect.poll(purposes).toEqual(['username', 'current-password'])
  await page.goto('/auth/register')
  await expect
    .poll(purposes)
    .toEqual(expect.arrayContaining(['organization', 'given-name', 'family-name', 'email', 'tel', 'new-password']))
  await page.goto('/auth/forgot-password')
  await expect.poll(purposes).toEqual(['username'])
  await page.route('**/auth/reset-link', (route) => route.fulfill({ status: 204 }))
  await page.goto(`/auth/reset-password?userId=1&token=${'x'.repeat(43)}`)
  await expect.poll(purposes).toEqual(expect.arrayContaining(['new-password']))
  await logInToPortal(page)
  await page.goto('/changePassword')
  await expect.poll(purposes).toEqual(expect.arrayContaining(['username', 'current-password', 'new-password']))
})
