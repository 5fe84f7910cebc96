import { expect, test, type Page } from '@playwright/test'
import { en } from '../packages/frame/src/failure/failed-page-words.en.ts'
import { fa } from '../packages/frame/src/failure/failed-page-words.fa.ts'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { en as pagesEn } from '../apps/portal/src/app/page-words.en.ts'
import { fa as pagesFa } from '../apps/portal/src/app/page-words.fa.ts'
import { en as shellEn } from '../apps/portal/src/app/shell-words.en.ts'
import { logInToPortal, speak } from './people.ts'

const codeOfPayments = '**/assets/payments-page*'
const languages = { en: { ...kitEn, ...en, ...pagesEn }, fa: { ...kitFa, ...fa, ...pagesFa } } as const

/** How often the browser loads a page whole, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

// What such a page says is proven in both languages where it is drawn: failed-page.test.tsx of the frame.
type Words = (typeof languages)['en' | 'fa']
const toPayments = (page: Page, words: Words) => page.getByRole('link', { name: words.payments }).first().click()
const failed = (page: Page, words: Words) => page.getByRole('heading', { level: 1, name: words.notLoadedTitle })
const payments = (page: Page, words: Words) => page.getByRole('heading', { level: 1, name: words.payments })

test('a page whose code is gone is loaded anew once, and then says so in en', async ({ page }) => {
  const words = languages.en
  await speak(page, 'en')
  await logInToPortal(page)
  const loads = countLoads(page)
  await page.route(codeOfPayments, (route) => route.fulfill({ status: 404 }))
  await toPayments(page, words)
  await expect.poll(loads).toBe(1)
  await expect(failed(page, words)).toBeVisible()
  // Long enough for many more, if it went round in circles.
  await page.waitForTimeout(1500)
  expect(loads()).toBe(1)
  await page.unroute(codeOfPayments)
  await page.getByRole('button', { name: words.retry }).click()
  await expect(payments(page, words)).toBeVisible()
  expect(loads()).toBe(2)
})

test('without a connection a page stays ours in fa, and opens once the connection is back', async ({ page }) => {
  const words = languages.fa
  await speak(page, 'fa')
  await logInToPortal(page)
  const loads = countLoads(page)
  await page.context().setOffline(true)
  await toPayments(page, words)
  await expect(failed(page, words)).toBeVisible()
  await page.getByRole('button', { name: words.retry }).click()
  await expect(page.getByText(words.unreachable)).toBeVisible()
  await page.getByRole('link', { name: words.toStart }).click()
  await expect(page.getByRole('navigation', { name: words.mainNavigation })).toBeVisible()
  await page.goBack()
  await expect(failed(page, words)).toBeVisible()
  expect(loads()).toBe(0)
  await page.context().setOffline(false)
  await expect(payments(page, words)).toBeVisible()
  expect(loads()).toBe(1)
})

test('a release that renamed the code of a page goes unnoticed', async ({ page }) => {
  await speak(page, 'en')
  await logInToPortal(page)
  await page.route(codeOfPayments, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('link', { name: pagesEn.payments }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: pagesEn.payments })).toBeVisible()
})

test('the link of a mail survives that its page had to be loaded anew', async ({ page }) => {
  await speak(page, 'en')
  await page.route('**/assets/reset-password-page*', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.route('**/auth/reset-link', (route) => route.fulfill({ status: 204 }))
  await page.goto('/auth/reset-password?userId=7&token=a-token-that-was-mailed-to-somebody')
  await expect(page.locator('input[type=password]').first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/reset-password$/)
})

test('search that cannot be loaded says so, and what was typed stays', async ({ page }) => {
  await speak(page, 'en')
  await page.route('**/assets/commands*', (route) => route.fulfill({ status: 404 }))
  await logInToPortal(page)
  await page.goto('/changePassword')
  await page.locator('input[type=password]').first().fill('typed already')
  await page.getByRole('button', { name: shellEn.search }).first().click()
  await expect(page.getByText(kitEn.loadFailed)).toBeVisible()
  await expect(page.locator('input[type=password]').first()).toHaveValue('typed already')
})

test('a page of the desk whose code is gone says so', async ({ page }) => {
  await speak(page, 'fa')
  await page.route('**/desk/assets/invitation-page*', (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await page.goto('/desk/invitation?userId=7&token=a-token-that-was-mailed-to-somebody')
  await expect(page.getByRole('heading', { level: 1, name: fa.notLoadedTitle })).toBeVisible()
  await expect.poll(loads).toBe(2)
})
