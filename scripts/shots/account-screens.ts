import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import type { Screen } from './screen.ts'

const voucher = `/v/${'x'.repeat(24)}`
const resetLink = `/auth/reset-password?userId=1&token=${'x'.repeat(43)}`

/** The account of an agency: before the login, and its own pages after it. */
export const accountScreens: readonly Screen[] = [
  { name: 'login', path: '/auth/login' },
  { name: 'login-refused', path: '/auth/login', before: tryWrongPassword },
  { name: 'register', path: '/auth/register' },
  { name: 'register-errors', path: '/auth/register', before: sendEmptyForm },
  { name: 'register-success', path: '/auth/register-success' },
  { name: 'forgot', path: '/auth/forgot-password' },
  { name: 'forgot-submitted', path: '/auth/forgot-password', before: askForLink },
  { name: 'reset', path: resetLink, before: typeWeakPassword },
  { name: 'login-after-reset', path: resetLink, before: setNewPassword },
  { name: 'reset-bad-link', path: resetLink, before: useOldLink },
  { name: 'confirm-email-old-link', path: `/account/verify-email?token=${'x'.repeat(43)}`, before: untilRefused },
  { name: 'restore-email', path: `/auth/restore-email?token=${'x'.repeat(43)}` },
  { name: 'restore-email-done', path: `/auth/restore-email?token=${'x'.repeat(43)}`, before: takeAddressBack },
  { name: 'restore-email-old-link', path: `/auth/restore-email?token=${'x'.repeat(43)}`, before: pressRestore },
  { name: 'change-password', path: '/changePassword', as: 'agency', before: untilSessionsShow },
  { name: 'verify-email', path: '/account/verify-email', as: 'agency' },
  { name: 'agency-logo', path: '/account/agency-logo', as: 'agency', before: setLogo },
  { name: 'voucher-check', path: voucher, before: (page) => checkVoucher(page, 'valid') },
  { name: 'voucher-check-replaced', path: voucher, before: (page) => checkVoucher(page, 'replaced') },
  { name: 'voucher-check-revoked', path: voucher, before: (page) => checkVoucher(page, 'revoked') },
  { name: 'voucher-check-unknown', path: voucher },
]

/** The demo has no code that anybody knows beforehand, so the picture brings its own answer. */
async function checkVoucher(page: Page, state: string) {
  await page.route('**/api/voucher-checks/*', (route) =>
    route.fulfill({ json: { state, number: 'V-10482', hotel: 'Galata Court', checkedAt: '2026-11-15T10:40:00.000Z' } }),
  )
  await page.goto(new URL(voucher, page.url()).href)
  await page.locator('main dl').waitFor()
}

async function setLogo(page: Page) {
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  await input.setInputFiles(
    fileURLToPath(new URL('../../apps/server/src/demo/pictures/ad-antalya-1280.webp', import.meta.url)),
  )
  await page.locator('main img').waitFor()
}

async function tryWrongPassword(page: Page) {
  await page.locator('input[name=username]').fill(demoLogins.portal.username)
  await page.locator('input[name=password]').fill('Wrong5Password')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
}

async function sendEmptyForm(page: Page) {
  await page.locator('input[name=Mobile]').fill('123')
  await page
    .locator('label')
    .filter({ has: page.locator('input[type=checkbox]') })
    .click()
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
}

/** Another name each time: one that is asked for eight times in a minute is told to wait. */
async function askForLink(page: Page) {
  await page.locator('input[name=Username]').fill(`picture.${Date.now()}@parvazasia.example`)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/submitted$/)
  await untilAnnounced(page)
}

/** React Aria takes the "pending" of a button that is gone back after seven seconds; axe finds it without a name. */
async function untilAnnounced(page: Page) {
  await page.locator('[data-live-announcer] [role=img]').first().waitFor({ state: 'detached' })
}

/** As if the link were good, which no picture can have: it is in a mail only. */
async function openGoodLink(page: Page) {
  await page.route('**/auth/reset-*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
  )
  await page.goto(new URL(resetLink, page.url()).href)
}

async function setNewPassword(page: Page) {
  await openGoodLink(page)
  await page.locator('input[name=NewPassword]').fill('Caravanserai2')
  await page.locator('input[name=repeat]').fill('Caravanserai2')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/login$/)
  await untilAnnounced(page)
}

async function typeWeakPassword(page: Page) {
  await openGoodLink(page)
  await page.locator('input[name=NewPassword]').fill('Aban1')
  await page.locator('input[name=repeat]').fill('Aban2')
  await page.keyboard.press('Tab')
}

async function useOldLink(page: Page) {
  await page.locator('a[href$=forgot-password]').waitFor()
}

async function untilRefused(page: Page) {
  await page.locator('a[href$=verify-email]').waitFor()
}

async function takeAddressBack(page: Page) {
  await page.route('**/AgencyClient/restore-email', (route) => route.fulfill({ status: 204 }))
  await pressRestore(page)
}

async function pressRestore(page: Page) {
  await page.locator('main button').last().click()
  await page.locator('main a[href$="/auth/login"]').waitFor()
  await untilAnnounced(page)
}

async function untilSessionsShow(page: Page) {
  await page.locator('main li').first().waitFor()
}
