import { expect, test, type Page } from '@playwright/test'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { codeOf, hireColleague } from './colleague.ts'
import { openAccount } from './new-agency.ts'
import { demoLogins, speak } from './people.ts'

/** Goes on by Tab until the focus is on what is looked for; a place that no Tab reaches fails. */
async function tabTo(page: Page, selector: string) {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`60 presses of Tab did not reach ${selector}`)
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, `input[name=${name}]`)
  await page.keyboard.type(text)
}

test('an account is asked for without a mouse', async ({ page }) => {
  await speak(page, 'fa')
  await page.goto('/auth/login')
  await tabTo(page, 'a[href$="/auth/register"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/register$/)
  await typeInto(page, 'AgencyName', 'کاروان سپید')
  await typeInto(page, 'ManagerFirstName', 'نگار')
  await typeInto(page, 'ManagerLastName', 'یزدانی')
  await typeInto(page, 'Email', `keys.${Date.now()}@kaman.example`)
  await typeInto(page, 'Mobile', '۰۹۱۲۷۶۵۴۳۲۱')
  await typeInto(page, 'Password', 'Caravanserai1')
  await typeInto(page, 'repeat', 'Caravanserai1')
  await tabTo(page, 'input[type=checkbox]')
  await page.keyboard.press('Space')
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/register-success$/)
})

test('an agency logs in, changes its password and leaves without a mouse', async ({ page }) => {
  const login = await openAccount('en')
  await page.goto('/auth/login')
  await typeInto(page, 'username', login.username)
  await typeInto(page, 'password', login.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/changePassword')
  await typeInto(page, 'CurrentPassword', login.password)
  await typeInto(page, 'NewPassword', 'Caravanserai2')
  await typeInto(page, 'repeat', 'Caravanserai2')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=CurrentPassword]')).toHaveValue('')
  await tabTo(page, '[aria-label^="Account of"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: kitEn.logOut })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a forgotten password is asked for without a mouse', async ({ page }) => {
  await page.goto('/auth/login')
  await tabTo(page, 'a[href$="/auth/forgot-password"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/forgot-password$/)
  await typeInto(page, 'Username', demoLogins.portal.username)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/submitted$/)
})

test('an agency is approved at the desk without a mouse', async ({ page }) => {
  const staff = await hireColleague()
  await page.goto('/desk/login')
  await typeInto(page, 'username', staff.username)
  await typeInto(page, 'password', staff.password)
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=code]')).toBeFocused()
  await page.keyboard.type(codeOf(staff))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/?$/)
  // Keys are heard once the page is there: the login keeps its heading until then. Whoever was too quick presses again.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page).toHaveURL(/\/desk\/agencies$/, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabToButton(page, 'Approve')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabToButton(page, 'Approve')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is approved\. The mail is on its way/)).toBeVisible()
})

async function tabToButton(page: Page, words: string) {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, words)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`60 presses of Tab did not reach the button ${words}`)
}
