import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'

export type Target = {
  name: string
  url: string
  /** Who must be logged in to see it. */
  as?: 'agency' | 'staff'
  /** What is done on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>
}
export type Dress = { language: 'en' | 'fa'; width: 1440 | 390; theme: 'light' | 'dark' }
export type Finding = { shot: string; problem: string }

/** Every screen of the product. A page that is built gets its line here. */
export function screens(origin: string): Target[] {
  const at = (path: string) => origin + path
  return [
    { name: 'login', url: at('/auth/login') },
    { name: 'login-refused', url: at('/auth/login'), before: tryWrongPassword },
    { name: 'register', url: at('/auth/register') },
    { name: 'register-errors', url: at('/auth/register'), before: sendEmptyForm },
    { name: 'register-success', url: at('/auth/register-success') },
    { name: 'forgot', url: at('/auth/forgot-password') },
    { name: 'forgot-submitted', url: at('/auth/forgot-password'), before: askForLink },
    { name: 'reset', url: at(`/auth/reset-password?userId=1&token=${'x'.repeat(43)}`), before: typeWeakPassword },
    { name: 'reset-bad-link', url: at(`/auth/reset-password?userId=1&token=${'x'.repeat(43)}`), before: useOldLink },
    { name: 'confirm-email-old-link', url: at(`/account/verify-email?token=${'x'.repeat(43)}`), before: untilRefused },
    { name: 'change-password', url: at('/changePassword'), as: 'agency', before: untilSessionsShow },
    { name: 'verify-email', url: at('/account/verify-email'), as: 'agency' },
    { name: 'dashboard', url: at('/dashboard'), as: 'agency' },
    { name: 'not-yet', url: at('/reservations/list'), as: 'agency' },
    { name: 'desk-login', url: at('/desk/login') },
    { name: 'desk-agencies', url: at('/desk/agencies'), as: 'staff' },
    { name: 'desk-approve', url: at('/desk/agencies'), as: 'staff', before: openApproval },
    { name: 'desk-agencies-approved', url: at('/desk/agencies?tab=approved'), as: 'staff' },
    { name: 'desk-agencies-none', url: at('/desk/agencies?search=nobody'), as: 'staff' },
    { name: 'desk-agency', url: at('/desk/agencies/1'), as: 'staff' },
    { name: 'desk-suspend', url: at('/desk/agencies/1'), as: 'staff', before: openSuspension },
    { name: 'desk-activity', url: at('/desk/activity'), as: 'staff' },
  ]
}

export function dresses(isShort: boolean): Dress[] {
  if (isShort) {
    return [
      { language: 'en', width: 1440, theme: 'light' },
      { language: 'fa', width: 390, theme: 'dark' },
    ]
  }
  return (['en', 'fa'] as const).flatMap((language) =>
    ([1440, 390] as const).flatMap((width) =>
      (['light', 'dark'] as const).map((theme) => ({ language, width, theme })),
    ),
  )
}

export async function shoot(browser: Browser, folder: string, target: Target, dress: Dress): Promise<Finding[]> {
  const { language, width, theme } = dress
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    deviceScaleFactor: width === 390 ? 2 : 1,
    hasTouch: width === 390,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('sarai.language', chosenLanguage)
      localStorage.setItem('sarai.theme', chosenTheme)
    },
    [language, theme] as const,
  )
  const shot = `${target.name}.${language}.${width}.${theme}`
  try {
    if (target.as) await logIn(page, target)
    await page.goto(target.url)
    await page.locator('main').first().waitFor()
    // Not "network idle": the live stream never is.
    if (target.as) await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await target.before?.(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(350)
    await page.screenshot({ path: join(folder, `${shot}.png`), fullPage: true })
    return [...(await barriers(page)), ...(await sidewaysScroll(page))].map((problem) => ({ shot, problem }))
  } finally {
    await context.close()
  }
}

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // React Aria's announcer: what it said stays there for seconds and may name a button that is gone by then.
    .exclude('[data-live-announcer]')
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}${nodes.length > 1 ? ` (+${nodes.length - 1})` : ''}`,
  )
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [`scrolls ${over} px sideways`] : []
}

async function logIn(page: Page, { url, as }: Target) {
  const login = as === 'staff' ? demoLogins.desk : demoLogins.portal
  await page.goto(new URL(as === 'staff' ? '/desk/login' : '/auth/login', url).href)
  await page.locator('input[name=username]').fill(login.username)
  await page.locator('input[name=password]').fill(login.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/dashboard|agencies/)
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

async function askForLink(page: Page) {
  await page.locator('input[name=Username]').fill(demoLogins.portal.username)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/submitted$/)
  await untilAnnounced(page)
}

/** React Aria takes the "pending" of a button that is gone back after seven seconds; axe finds it without a name. */
async function untilAnnounced(page: Page) {
  await page.locator('[data-live-announcer] [role=img]').first().waitFor({ state: 'detached' })
}

async function typeWeakPassword(page: Page) {
  await page.locator('input[name=NewPassword]').fill('Aban1')
  await page.locator('input[name=repeat]').fill('Aban2')
  await page.keyboard.press('Tab')
}

async function useOldLink(page: Page) {
  await page.locator('input[name=NewPassword]').fill('Caravanserai2')
  await page.locator('input[name=repeat]').fill('Caravanserai2')
  await page.locator('button[type=submit]').click()
  await page.locator('a[href$=forgot-password]').waitFor()
  await untilAnnounced(page)
}

async function untilRefused(page: Page) {
  await page.locator('a[href$=verify-email]').waitFor()
}

async function untilSessionsShow(page: Page) {
  await page.locator('main li').first().waitFor()
}

async function openApproval(page: Page) {
  await page
    .locator('main')
    .getByRole('button')
    .filter({ hasText: /Approve|تأیید/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
}

async function openSuspension(page: Page) {
  await page
    .locator('main')
    .getByRole('button')
    .filter({ hasText: /Suspend|تعلیق/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.getByRole('alertdialog').getByRole('textbox').waitFor()
}
