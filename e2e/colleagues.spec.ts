import { expect, test, type Browser, type Page } from '@playwright/test'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { en as authEn } from '../apps/portal/src/features/auth/messages.en.ts'
import { en as colleaguesEn } from '../apps/portal/src/features/colleagues/messages.en.ts'
import { en as loginEn } from '../packages/frame/src/login/login-words.en.ts'
import { fa as authFa } from '../apps/portal/src/features/auth/messages.fa.ts'
import { fa as colleaguesFa } from '../apps/portal/src/features/colleagues/messages.fa.ts'
import { fa as loginFa } from '../packages/frame/src/login/login-words.fa.ts'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { letLinksExpire } from './let-time-pass.ts'
import { openAccount } from './new-agency.ts'
import { like, discard, logInToPortal, mailWith, speak, watchForTrouble, type Language, walkedIn } from './people.ts'

const texts = {
  en: {
    agency: 'Kaman Travel',
    colleague: ['Mina', 'Karimi'],
    account: like(kitEn.accountOf),
    colleagues: colleaguesEn.title,
    invite: colleaguesEn.invite,
    send: colleaguesEn.send,
    required: loginEn.wrongRequired,
    already: problemTexts.en.ALREADY_INVITED,
    open: colleaguesEn.open,
    expired: colleaguesEn.expired,
    subject: 'Join Kaman Travel on Sarai',
    accountantRole: colleaguesEn.accountant,
    ownerRole: colleaguesEn.owner,
    join: authEn.join,
    old: authEn.oldInvitation,
    askOwner: colleaguesEn.askOwner,
    actions: like(colleaguesEn.actionsFor),
    changeRole: colleaguesEn.changeRole,
    save: colleaguesEn.save,
    lastOwner: problemTexts.en.LAST_OWNER,
    disable: colleaguesEn.disable,
    wrongPassword: problemTexts.en.PASSWORD_WRONG,
    enable: colleaguesEn.enable,
    why: problemTexts.en.USER_DISABLED,
    withdraw: like(colleaguesEn.withdraw),
  },
  fa: {
    agency: 'کمان سفر',
    colleague: ['مینا', 'کریمی'],
    account: like(kitFa.accountOf),
    colleagues: colleaguesFa.title,
    invite: colleaguesFa.invite,
    send: colleaguesFa.send,
    required: loginFa.wrongRequired,
    already: problemTexts.fa.ALREADY_INVITED,
    open: colleaguesFa.open,
    expired: colleaguesFa.expired,
    subject: 'دعوت به همکاری در حساب «کمان سفر»',
    accountantRole: colleaguesFa.accountant,
    ownerRole: colleaguesFa.owner,
    join: authFa.join,
    old: authFa.oldInvitation,
    askOwner: colleaguesFa.askOwner,
    actions: like(colleaguesFa.actionsFor),
    changeRole: colleaguesFa.changeRole,
    save: colleaguesFa.save,
    lastOwner: problemTexts.fa.LAST_OWNER,
    disable: colleaguesFa.disable,
    wrongPassword: problemTexts.fa.PASSWORD_WRONG,
    enable: colleaguesFa.enable,
    why: problemTexts.fa.USER_DISABLED,
    withdraw: like(colleaguesFa.withdraw),
  },
} as const

const password = 'Bazaar7Gate'

async function openBrowser(browser: Browser, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await speak(page, language)
  return page
}

async function linkIn(subject: string, to: string): Promise<string> {
  const { html } = await mailWith(subject, to)
  const [, link = ''] = /href="([^"]+)"/.exec(html) ?? []
  return link.replaceAll('&amp;', '&')
}

for (const language of walkedIn('fa')) {
  const t = texts[language]
  const email = `mina.${language}.${Date.now()}@kaman.example`
  const name = t.colleague.join(' ')
  let owner: { username: string; password: string }

  const invite = async (page: Page, address: string) => {
    await page.getByRole('button', { name: t.invite }).click()
    await page.locator('input[name=FirstName]').fill(t.colleague[0])
    await page.locator('input[name=LastName]').fill(t.colleague[1])
    await page.locator('input[name=Email]').fill(address)
    await page.locator('input[name=proof]').fill(owner.password)
    await page.locator('input[name=proof]').press('Enter')
  }
  const rowOf = (page: Page, text: string) => page.locator('main').getByRole('listitem').filter({ hasText: text })
  const act = async (page: Page, person: string, step: string) => {
    await rowOf(page, person).getByRole('button', { name: t.actions }).click()
    await page.getByRole('menuitem', { name: step }).click()
  }

  // One team, told in order: each chapter goes on with the people of the one before.
  test.describe.serial(`the colleagues of an agency (${language})`, () => {
    let usedLink = ''
    test.beforeAll(async () => {
      owner = await openAccount(language)
    })

    test('somebody who is invited by mail chooses a password and works for the same agency', async ({ browser }) => {
      const [page, mailbox] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      const trouble = [watchForTrouble(page), watchForTrouble(mailbox)]
      await logInToPortal(page, owner)
      await page.getByRole('banner').getByRole('button', { name: t.account }).click()
      await page.getByRole('menuitem', { name: t.colleagues }).click()
      await expect(page.getByRole('heading', { name: t.colleagues, level: 1 })).toBeVisible()

      await page.getByRole('button', { name: t.invite }).click()
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.required).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await invite(page, email)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(rowOf(page, email)).toBeVisible()
      await expect(page.getByRole('heading', { name: t.open })).toBeVisible()

      await invite(page, email)
      await expect(page.getByRole('dialog').getByText(t.already)).toBeVisible()
      await page.goBack()
      await discard(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: t.colleagues, level: 1 })).toBeVisible()

      usedLink = await linkIn(t.subject, email)
      expect(usedLink).toContain(`${process.env['E2E_ORIGIN']}/auth/invitation?token=`)
      await mailbox.goto(usedLink)
      await expect(mailbox).toHaveURL('/auth/invitation')
      await expect(mailbox.getByRole('heading', { name: t.agency })).toBeVisible()
      await expect(mailbox.getByText(email)).toBeVisible()
      await mailbox.locator('input[name=NewPassword]').fill(password)
      await mailbox.locator('input[name=repeat]').fill(password)
      await mailbox.getByRole('button', { name: t.join }).click()
      await expect(mailbox).toHaveURL(/\/dashboard$/)
      await expect(mailbox.getByText(t.agency).first()).toBeVisible()

      // The owner's page shows it without having been touched.
      await expect(page.getByRole('heading', { name: t.open })).toHaveCount(0)
      await expect(rowOf(page, email).getByRole('button', { name: t.actions })).toBeVisible()
      expect(trouble.flat()).toEqual([])
    })

    test('a link that was used, is too old or was withdrawn opens nothing', async ({ browser }) => {
      const [page, mailbox] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      await mailbox.goto(usedLink)
      await expect(mailbox.getByRole('heading', { name: t.old })).toBeVisible()

      const late = `late.${email}`
      await logInToPortal(page, owner)
      await page.goto('/account/colleagues')
      await invite(page, late)
      const link = await linkIn(t.subject, late)
      await mailbox.goto(link)
      await mailbox.locator('input[name=NewPassword]').fill(password)
      await mailbox.locator('input[name=repeat]').fill(password)
      await letLinksExpire(late)
      await mailbox.getByRole('button', { name: t.join }).click()
      await expect(mailbox.getByRole('heading', { name: t.old })).toBeVisible()
      await page.reload()
      await expect(rowOf(page, late)).toContainText(t.expired)

      await rowOf(page, late).getByRole('button', { name: t.withdraw }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.withdraw }).click()
      await expect(rowOf(page, late)).toHaveCount(0)
      await mailbox.goto(link)
      await expect(mailbox.getByRole('heading', { name: t.old })).toBeVisible()
    })

    test('a role is felt at once, and the last owner keeps theirs', async ({ browser }) => {
      const [page, other] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      await logInToPortal(page, owner)
      await page.goto('/account/colleagues')
      await logInToPortal(other, { username: email, password }, process.env['E2E_OTHER_ORIGIN'])
      await other.goto(`${process.env['E2E_OTHER_ORIGIN']}/account/colleagues`)
      await expect(other.getByText(t.askOwner)).toBeVisible()
      await expect(rowOf(other, owner.username)).toBeVisible()
      await expect(other.getByRole('button', { name: t.invite })).toHaveCount(0)
      await expect(other.getByRole('button', { name: t.actions })).toHaveCount(0)

      await act(page, owner.username, t.changeRole)
      await page.getByRole('dialog').locator('label').filter({ hasText: t.accountantRole }).click()
      await page.locator('input[name=proof]').fill(owner.password)
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByRole('dialog').getByText(t.lastOwner)).toBeVisible()
      await page.keyboard.press('Escape')
      await discard(page)

      await act(page, email, t.changeRole)
      await page.getByRole('dialog').locator('label').filter({ hasText: t.ownerRole }).click()
      await page.locator('input[name=proof]').fill(owner.password)
      await page.getByRole('button', { name: t.save }).click()
      await expect(other.getByRole('button', { name: t.invite })).toBeVisible()
    })

    test('a disabled colleague is thrown out at once, and is told why', async ({ browser }) => {
      const [page, other] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      await logInToPortal(page, owner)
      await page.goto('/account/colleagues')
      await logInToPortal(other, { username: email, password }, process.env['E2E_OTHER_ORIGIN'])
      await expect(other.getByText(name).first()).toBeVisible()

      await act(page, email, t.disable)
      await page.locator('input[name=proof]').fill('Not5theone')
      await page.getByRole('dialog').getByRole('button', { name: t.disable }).click()
      await expect(page.getByRole('dialog').getByText(t.wrongPassword)).toBeVisible()
      await page.locator('input[name=proof]').fill(owner.password)
      await page.getByRole('dialog').getByRole('button', { name: t.disable }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(other).toHaveURL(/\/auth\/login$/, { timeout: 2_500 })
      await expect(other.getByText(t.why)).toBeVisible()
      await other.locator('input[name=username]').fill(email)
      await other.locator('input[name=password]').fill(password)
      await other.keyboard.press('Enter')
      await expect(other.getByRole('alert').filter({ hasText: t.why })).toBeVisible()

      await act(page, email, t.enable)
      await page.locator('input[name=proof]').fill(owner.password)
      await page.getByRole('dialog').getByRole('button', { name: t.enable }).click()
      await expect(rowOf(page, email)).toBeVisible()
      await logInToPortal(other, { username: email, password }, process.env['E2E_OTHER_ORIGIN'])
    })
  })
}
