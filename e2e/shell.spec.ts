import { expect, test } from '@playwright/test'
import { en as accountEn } from '../apps/portal/src/features/account/messages.en.ts'
import { en as colleaguesEn } from '../apps/portal/src/features/colleagues/messages.en.ts'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { en as newRequestEn } from '../apps/portal/src/features/new-request/messages.en.ts'
import { en as pageEn } from '../apps/portal/src/app/page-words.en.ts'
import { fa as colleaguesFa } from '../apps/portal/src/features/colleagues/messages.fa.ts'
import { fa as dashboardFa } from '../apps/portal/src/features/dashboard/messages.fa.ts'
import { like, demoLogins, logInToPortal, speak, watchForTrouble } from './people.ts'

const pages = [
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/reservations/list', 'Requests'],
  ['/reservations/reservation-details/10482', 'Request 10482'],
  ['/reservations/modify-date-reservation/10482', 'Edit dates'],
  ['/reservations/modify-room-reservation/10482/2207', 'Edit room'],
  ['/reservations/modify-flight-reservation/10482', 'Edit flights'],
  ['/reservations/new', 'New request'],
  ['/reservations/add-reservation/2207', 'Add a reservation to contract 2207'],
  ['/orders', 'Contracts'],
  ['/orders/order-details/2207', 'Contract 2207'],
  ['/account/verify-email', 'Verify email'],
  ['/payments', 'Payments'],
  ['/transactions', 'Transactions'],
  ['/changePassword', 'Change password'],
] as const

test('every address of the specification opens its page under its title, an unknown one the dashboard [shell-01] [shell-03]', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await speak(page, 'en')
  await logInToPortal(page)
  for (const [path, name] of pages) {
    await page.goto(path)
    await expect(page, path).toHaveTitle(`${name} · Sarai · Caravanserai`)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(trouble).toEqual([])
})

test('a navigation moves the title, the scroll and the focus [shell-03]', async ({ page }) => {
  await speak(page, 'en')
  await logInToPortal(page)
  await page.setViewportSize({ width: 1440, height: 240 })
  const scroll = () =>
    page.evaluate(() => {
      window.scrollTo(0, 400)
      return window.scrollY
    })
  await expect.poll(scroll).toBeGreaterThan(200)
  await page.getByRole('link', { name: pageEn.payments }).click()
  await expect(page).toHaveTitle('Payments · Sarai · Caravanserai')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: pageEn.payments })).toBeFocused()
})

test('back returns to the place where the list was left', async ({ page }) => {
  await speak(page, 'fa')
  await logInToPortal(page)
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/reservations/list')
  const row = page.getByRole('link', { name: /R-\d+/ }).nth(4)
  await row.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 120))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  await row.click()
  await expect(page).toHaveURL(/reservation-details/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('without a token the login is shown, and the wanted page after it [shell-02]', async ({ page }) => {
  await speak(page, 'en')
  await page.goto('/reservations/list?view=due')
  await expect(page).toHaveURL('/auth/login?next=%2Freservations%2Flist%3Fview%3Ddue')
  await page.locator('input[name=username]').fill(demoLogins.portal.username)
  await page.locator('input[name=password]').fill(demoLogins.portal.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/reservations/list?view=due')
})

test('a new tab takes the session over, and a log-out in one ends both [shell-02]', async ({ context, page }) => {
  await speak(page, 'en')
  await logInToPortal(page)
  const second = await context.newPage()
  await second.goto('/orders')
  await expect(second.getByRole('heading', { level: 1, name: pageEn.contracts })).toBeVisible()
  await page
    .getByRole('button', { name: like(kitEn.accountOf) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: kitEn.logOut }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await second.reload()
  await expect(second).toHaveURL(/\/auth\/login/)
})

test('the sidebar has its five entries, the people, the version and the copyright [shell-04] [shell-05]', async ({
  page,
}) => {
  await speak(page, 'en')
  await logInToPortal(page)
  const sidebar = page.locator('aside')
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    // With how many wait, where any do.
    /^Requests/,
    'Contracts',
    'Payments',
    'Transactions',
  ])
  await expect(sidebar.getByRole('link', { name: newRequestEn.title })).toBeVisible()
  await expect(sidebar.getByText('Nasrin Rahimi')).toBeVisible()
  await expect(sidebar.getByText('Parvaz Asia')).toBeVisible()
  await expect(sidebar.getByText('3.18.7')).toBeVisible()
  await expect(sidebar.getByText(/© \d{4} Caravanserai/)).toBeVisible()
  await expect(sidebar.getByRole('link', { name: pageEn.verifyEmail })).toBeVisible()
})

test('the top bar has both dates, change password, log out and the languages [shell-07]', async ({ page }) => {
  await speak(page, 'en')
  await page.clock.setFixedTime('2026-11-14T06:12:00Z')
  await logInToPortal(page)
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Sat 14 November 2026')
  await expect(bar).toContainText('23 Aban 1405')
  await bar.getByRole('button', { name: colleaguesFa.persian }).click()
  await expect(bar).toContainText('شنبه ۲۳ آبان ۱۴۰۵')
  await expect(bar).toContainText('۱۴ نوامبر ۲۰۲۶')
  await bar.getByRole('button', { name: colleaguesEn.english }).click()
  await bar.getByRole('button', { name: like(kitEn.accountOf) }).click()
  await expect(page.getByRole('menuitem', { name: pageEn.contact })).toHaveAttribute('href', '/account/verify-email')
  await expect(page.getByRole('menuitem', { name: accountEn.changeTitle })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: kitEn.logOut })).toBeVisible()
})

test('English is the default, Persian turns the page, and the choice survives a reload [shell-10]', async ({
  page,
}) => {
  await page.goto('/auth/login')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: colleaguesFa.persian }).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'fa')
  await expect(page.getByRole('heading', { name: dashboardFa.greeting })).toBeVisible()
  await expect(page).toHaveTitle('ورود · سرای · کاروانسرا')
})

test('the keys go where the list says, also on a Persian keyboard', async ({ page }) => {
  await speak(page, 'fa')
  await logInToPortal(page, demoLogins.portalPersian)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The keys arrive a moment after the page. With a Persian layout the key G types «ل»; its place is the same.
  await expect(async () => {
    await page.evaluate(() => {
      for (const code of ['KeyG', 'KeyP'])
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key: 'ل', bubbles: true }))
    })
    await expect(page).toHaveURL(/\/payments$/, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await page.keyboard.type('contracts')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders$/)
})
