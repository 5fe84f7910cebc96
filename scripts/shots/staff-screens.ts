import type { Page } from '@playwright/test'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import type { Screen } from './screen.ts'

/** The desk's own people: how they come in, who they are, and their own account. */
export const staffScreens: readonly Screen[] = [
  { name: 'desk-login-code', path: '/desk/login', before: givePassword },
  { name: 'desk-login-recovery', path: '/desk/login', before: chooseRecovery },
  { name: 'desk-enrol', path: '/desk/login', before: setUpApp },
  { name: 'desk-recovery-codes', path: '/desk/login', before: showCodes },
  { name: 'desk-invitation', path: `/desk/invitation?token=${'x'.repeat(43)}`, before: pretendInvitation },
  { name: 'desk-invitation-old', path: `/desk/invitation?token=${'x'.repeat(43)}`, before: untilRefused },
  { name: 'desk-staff', path: '/desk/staff', as: 'staff' },
  { name: 'desk-staff-menu', path: '/desk/staff', as: 'staff', before: openMenu },
  { name: 'desk-invite', path: '/desk/staff', as: 'staff', before: openInvite },
  { name: 'desk-account', path: '/desk/account', as: 'staff', before: untilSessionsShow },
]

async function givePassword(page: Page) {
  await page.locator('input[name=username]').fill(demoLogins.desk.username)
  await page.locator('input[name=password]').fill(demoLogins.desk.password)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=code]').waitFor()
}

async function chooseRecovery(page: Page) {
  await givePassword(page)
  await page.locator('form button[type=button]').first().click()
  await page.locator('input[name=recoveryCode]').waitFor()
}

/** The answers are ours, so that no app is set up and the picture is the same each time. */
const enrolment = {
  next: 'enrol',
  challenge: 'x'.repeat(40),
  secret: 'SARAIDEMOSECRETKNOWNTOEVERYBODY2',
  address: 'otpauth://totp/Sarai:kaveh%40sarai.example?secret=SARAIDEMOSECRETKNOWNTOEVERYBODY2&issuer=Sarai',
}
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `K7QX-2MNB-ZT4${'ABCDEFGHIJ'[index]}-PL5W`)

async function setUpApp(page: Page) {
  await page.route('**/desk/api/login', (route) => route.fulfill({ json: enrolment }))
  await givePassword(page)
}

async function showCodes(page: Page) {
  await setUpApp(page)
  await page.route('**/enrolment', (route) => route.fulfill({ json: { token: 'x', expiresIn: 300, recoveryCodes } }))
  await page.locator('input[name=code]').fill('123456')
  await page.locator('button[type=submit]').click()
  await page.locator('main li').first().waitFor()
}

async function pretendInvitation(page: Page) {
  await page.route('**/desk/api/invitation', (route) => route.fulfill({ json: { username: 'laleh@sarai.example' } }))
  await page.goto(new URL(`/desk/invitation?token=${'x'.repeat(43)}`, page.url()).href)
  await page.locator('input[name=name]').waitFor()
}

async function untilRefused(page: Page) {
  await page.locator('a[href$=login]').waitFor()
}

async function openMenu(page: Page) {
  await page.locator('main').locator('button[aria-haspopup]').nth(1).click()
  await page.getByRole('menu').waitFor()
}

async function openInvite(page: Page) {
  await page
    .locator('main')
    .getByRole('button')
    .filter({ hasText: /Invite|دعوت/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function untilSessionsShow(page: Page) {
  await page.locator('main li').first().waitFor()
}
