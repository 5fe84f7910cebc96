import { expect, test, type Browser, type Page } from '@playwright/test'
import { en as accountEn } from '../apps/portal/src/features/account/messages.en.ts'
import { en as authEn } from '../apps/portal/src/features/auth/messages.en.ts'
import { en as formEn } from '../packages/frame/src/form/form-words.en.ts'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { en as loginEn } from '../apps/portal/src/features/auth/login-words.en.ts'
import { en as pageEn } from '../apps/portal/src/app/page-words.en.ts'
import { en as restoreEn } from '../apps/portal/src/features/auth/link/restore-words.en.ts'
import { fa as accountFa } from '../apps/portal/src/features/account/messages.fa.ts'
import { fa as authFa } from '../apps/portal/src/features/auth/messages.fa.ts'
import { fa as formFa } from '../packages/frame/src/form/form-words.fa.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { fa as loginFa } from '../apps/portal/src/features/auth/login-words.fa.ts'
import { fa as pageFa } from '../apps/portal/src/app/page-words.fa.ts'
import { fa as restoreFa } from '../apps/portal/src/features/auth/link/restore-words.fa.ts'
import { en as ownAccountEn } from '../packages/frame/src/account/account-words.en.ts'
import { fa as ownAccountFa } from '../packages/frame/src/account/account-words.fa.ts'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { letLinksExpire } from './let-time-pass.ts'
import { openAccount } from './new-agency.ts'
import { like, logInToPortal, mailWith, speak, watchForTrouble, type Language, walkedIn } from './people.ts'

const texts = {
  en: {
    forgot: loginEn.forgot,
    sendLink: authEn.sendLink,
    usernameWrong: formEn.wrongUsername,
    neutral: authEn.submittedBody,
    changeAddress: authEn.changeAddress,
    resetSubject: 'Choose a new password',
    tooShort: formEn.wrongPasswordLength,
    mustMatch: formEn.wrongRepeat,
    save: authEn.saveNew,
    resetDone: authEn.resetDone,
    badLink: authEn.badLink,
    loginFailed: problemTexts.en.LOGIN_FAILED,
    wrongCurrent: problemTexts.en.PASSWORD_WRONG,
    changed: ownAccountEn.changed,
    thisDevice: ownAccountEn.thisDevice,
    device: 'Chrome on Linux',
    endNamed: 'Log out Chrome on Linux',
    end: ownAccountEn.end,
    loggedOut: problemTexts.en.NOT_LOGGED_IN,
    send: /^(Save and send|Send) the confirmation e-mail$/,
    sent: accountEn.updated,
    wait: like(accountEn.sendAgainIn.other),
    confirmSubject: 'Please confirm your e-mail',
    verified: accountEn.verified,
    oldConfirmation: authEn.oldConfirmation,
    changedSubject: 'The e-mail of your account was changed',
    takeBack: restoreEn.restore,
    isBack: restoreEn.done,
    backSubject: 'Your address is back: choose a new password',
    verifyEmail: pageEn.verifyEmail,
    account: like(kitEn.accountOf),
    logOut: kitEn.logOut,
  },
  fa: {
    forgot: loginFa.forgot,
    sendLink: authFa.sendLink,
    usernameWrong: formFa.wrongUsername,
    neutral: authFa.submittedBody,
    changeAddress: authFa.changeAddress,
    resetSubject: 'انتخاب رمز عبور جدید',
    tooShort: formFa.wrongPasswordLength,
    mustMatch: formFa.wrongRepeat,
    save: authFa.saveNew,
    resetDone: authFa.resetDone,
    badLink: authFa.badLink,
    loginFailed: problemTexts.fa.LOGIN_FAILED,
    wrongCurrent: problemTexts.fa.PASSWORD_WRONG,
    changed: ownAccountFa.changed,
    thisDevice: ownAccountFa.thisDevice,
    device: /کروم.*لینوکس/,
    endNamed: /خروج از حساب.*کروم.*لینوکس/,
    end: ownAccountFa.end,
    loggedOut: problemTexts.fa.NOT_LOGGED_IN,
    send: /^(ذخیره و )?ارسال ایمیل تأیید$/,
    sent: accountFa.updated,
    wait: like(accountFa.sendAgainIn.other),
    confirmSubject: 'لطفاً ایمیل خود را تأیید کنید',
    verified: accountFa.verified,
    oldConfirmation: authFa.oldConfirmation,
    changedSubject: 'ایمیل حساب شما تغییر کرد',
    takeBack: restoreFa.restore,
    isBack: restoreFa.done,
    backSubject: 'نشانی شما برگردانده شد؛ رمز عبور جدیدی انتخاب کنید',
    verifyEmail: pageFa.verifyEmail,
    account: like(kitFa.accountOf),
    logOut: kitFa.logOut,
  },
} as const

const resetTo = 'Bazaar7Gate'
const changedTo = 'Minaret8Blue'
const backTo = 'Garden6Wall'

/** A browser of its own: other cookies, another session. */
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

async function typeNewPassword(page: Page, password: string, repeat = password) {
  await page.locator('input[name=NewPassword]').fill(password)
  await page.locator('input[name=repeat]').fill(repeat)
  await page.keyboard.press('Tab')
}

async function tryToLogIn(page: Page, username: string, password: string) {
  await page.goto('/auth/login')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

for (const language of walkedIn('fa')) {
  const t = texts[language]

  // One life, told in order: each chapter goes on with the password of the one before.
  test.describe.serial(`the life of an account (${language})`, () => {
    let username = ''
    let password = ''
    test.beforeAll(async () => {
      ;({ username, password } = await openAccount(language))
    })

    test('a forgotten password is replaced by a mailed link, once [auth-07] [auth-08] [auth-09]', async ({
      browser,
    }) => {
      const page = await openBrowser(browser, language)
      const trouble = watchForTrouble(page)
      await page.goto('/auth/login')
      await page.getByRole('link', { name: t.forgot }).click()
      await page.locator('input[name=Username]').fill('not a name')
      await page.getByRole('button', { name: t.sendLink }).click()
      await expect(page.getByText(t.usernameWrong)).toBeVisible()
      await page.locator('input[name=Username]').fill(username)
      await page.getByRole('button', { name: t.sendLink }).click()
      await expect(page).toHaveURL(/forgot-password-submitted$/)
      await expect(page.getByText(t.neutral)).toBeVisible()
      await page.getByRole('link', { name: t.changeAddress }).click()
      await expect(page.locator('input[name=Username]')).toHaveValue(username)

      const link = await linkIn(t.resetSubject, username)
      expect(link).toContain(`${process.env['E2E_ORIGIN']}/auth/reset-password?`)
      await page.goto(link)
      await expect(page).toHaveURL('/auth/reset-password')
      const save = page.getByRole('button', { name: t.save })
      await expect(save).toBeDisabled()
      await typeNewPassword(page, 'Ab1', 'Ab2')
      await expect(page.getByText(t.tooShort)).toBeVisible()
      await expect(page.getByText(t.mustMatch)).toBeVisible()
      await typeNewPassword(page, resetTo)
      await save.click()
      await expect(page.getByText(t.resetDone)).toBeVisible()
      await expect(page).toHaveURL('/auth/login')

      await tryToLogIn(page, username, password)
      await expect(page.getByText(t.loginFailed)).toBeVisible()
      await logInToPortal(page, { username, password: resetTo })

      // A used link is told from a missing one, and both lead to a new one.
      await page.goto(link)
      await expect(page.getByText(t.badLink)).toBeVisible()
      await page.goto('/auth/reset-password')
      await expect(page.locator('a[href="/auth/forgot-password"]')).toBeVisible()
      expect(trouble).toEqual([])
    })

    test('a changed password ends the sessions of other browsers [auth-10]', async ({ browser }) => {
      const [page, other] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      await logInToPortal(other, { username, password: resetTo }, process.env['E2E_OTHER_ORIGIN'])
      await other.goto(`${process.env['E2E_OTHER_ORIGIN']}/orders`)
      await logInToPortal(page, { username, password: resetTo })
      await page.goto('/changePassword')
      await expect(page.locator('input[name=username]')).toHaveValue(username)

      await page.locator('input[name=CurrentPassword]').fill('Wrong5Password')
      await typeNewPassword(page, changedTo)
      await page.locator('button[type=submit]').click()
      await expect(page.locator('form').getByText(t.wrongCurrent)).toBeVisible()
      await expect(page.locator('input[name=CurrentPassword]')).toBeFocused()

      await page.locator('input[name=CurrentPassword]').fill(resetTo)
      await page.locator('button[type=submit]').click()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(page.locator('input[name=NewPassword]')).toHaveValue('')

      // The other browser is at the login without having been touched, and comes back to its page.
      await expect(other).toHaveURL(/\/auth\/login\?next=%2Forders$/)
      await expect(other.getByText(t.loggedOut)).toBeVisible()
      await other.locator('input[name=username]').fill(username)
      await other.locator('input[name=password]').fill(changedTo)
      await other.keyboard.press('Enter')
      await expect(other).toHaveURL(/\/orders$/)
    })

    test('any session can be ended from the list, and what ends elsewhere leaves it by itself [auth-10]', async ({
      browser,
    }) => {
      const [page, other] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      await logInToPortal(other, { username, password: changedTo }, process.env['E2E_OTHER_ORIGIN'])
      await logInToPortal(page, { username, password: changedTo })
      await page.goto('/changePassword')
      const sessions = page.locator('main').getByRole('listitem').filter({ hasText: t.device })
      await expect(sessions.first()).toContainText(t.thisDevice)
      const before = await sessions.count()

      // This one stands first, the newest of the others after it.
      await sessions.nth(1).getByRole('button', { name: t.endNamed }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.end }).click()
      await expect(sessions).toHaveCount(before - 1)
      await expect(other).toHaveURL(/\/auth\/login$/)
      await expect(other.getByText(t.loggedOut)).toBeVisible()

      await logInToPortal(other, { username, password: changedTo }, process.env['E2E_OTHER_ORIGIN'])
      await page.reload()
      await expect(sessions).toHaveCount(before)
      await other.getByRole('banner').getByRole('button', { name: t.account }).click()
      await other.getByRole('menuitem', { name: t.logOut }).click()
      await expect(sessions).toHaveCount(before - 1)
    })

    test('a corrected e-mail is verified by the mailed link, also without a login [auth-11]', async ({ browser }) => {
      const [page, mailbox] = [await openBrowser(browser, language), await openBrowser(browser, language)]
      const corrected = `office.${language}.${Date.now()}@abi.example`
      await logInToPortal(page, { username, password: changedTo })
      await page.goto('/account/verify-email')
      await page.locator('input[name=Email]').fill(corrected)
      await page.locator('input[name=proof]').fill(changedTo)
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.sent)).toBeVisible()
      await expect(page.getByRole('button', { name: t.wait })).toBeDisabled()

      const link = await linkIn(t.confirmSubject, corrected)
      expect(link).toContain(`${process.env['E2E_ORIGIN']}/account/verify-email?token=`)
      await mailbox.goto(link)
      await expect(mailbox.getByRole('heading', { name: t.verified })).toBeVisible()
      expect(mailbox.url()).not.toContain('token')
      // The page that waits notices by itself, and the reminder in the sidebar is gone.
      await expect(page.locator('main').getByText(t.verified)).toBeVisible()
      await expect(page.getByRole('link', { name: t.verifyEmail })).toHaveCount(0)

      await mailbox.goto(link)
      await expect(mailbox.getByRole('heading', { name: t.oldConfirmation })).toBeVisible()
      await logInToPortal(mailbox, { username: corrected, password: changedTo })
    })

    test('the old address takes the account back by a press of a button, and chooses a new password', async ({
      browser,
    }) => {
      const page = await openBrowser(browser, language)
      await page.goto(await linkIn(t.changedSubject, username))
      await expect(page).toHaveURL('/auth/restore-email')
      await page.getByRole('button', { name: t.takeBack }).click()
      await expect(page.getByRole('heading', { name: t.isBack })).toBeVisible()
      await tryToLogIn(page, username, changedTo)
      await expect(page.getByText(t.loginFailed)).toBeVisible()

      await page.goto(await linkIn(t.backSubject, username))
      await typeNewPassword(page, backTo)
      await page.getByRole('button', { name: t.save }).click()
      await expect(page).toHaveURL('/auth/login')
      await logInToPortal(page, { username, password: backTo })
    })
  })
}

for (const language of walkedIn('en')) {
  const t = texts[language]

  test(`a link whose time is over opens nothing and leads to a new one [auth-09] [auth-11] (${language})`, async ({
    browser,
  }) => {
    const { username, password } = await openAccount(language)
    const page = await openBrowser(browser, language)
    await page.goto('/auth/forgot-password')
    await page.locator('input[name=Username]').fill(username)
    await page.getByRole('button', { name: t.sendLink }).click()
    await expect(page).toHaveURL(/forgot-password-submitted$/)
    const reset = await linkIn(t.resetSubject, username)
    await letLinksExpire(username)
    await page.goto(reset)
    await expect(page.getByText(t.badLink)).toBeVisible()
    await expect(page.locator('a[href="/auth/forgot-password"]')).toBeVisible()

    // The old password stands, and a confirmation that came too late is told as well.
    await logInToPortal(page, { username, password })
    const corrected = `late.${language}.${Date.now()}@abi.example`
    await page.goto('/account/verify-email')
    await page.locator('input[name=Email]').fill(corrected)
    await page.locator('input[name=proof]').fill(password)
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByText(t.sent)).toBeVisible()
    const confirmation = await linkIn(t.confirmSubject, corrected)
    await letLinksExpire(corrected)
    const mailbox = await openBrowser(browser, language)
    await mailbox.goto(confirmation)
    await expect(mailbox.getByRole('heading', { name: t.oldConfirmation })).toBeVisible()
  })
}

test('an answer that is lost is told, the form stays, and the second press repeats the first write', async ({
  page,
}) => {
  await speak(page, 'en')
  await page.goto('/auth/forgot-password')
  const keys: (string | undefined)[] = []
  await page.route('**/forgot-password', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length <= 2 ? route.abort() : route.fulfill({ status: 204 })
  })
  await page.locator('input[name=Username]').fill('somebody@abi.example')
  await page.getByRole('button', { name: authEn.sendLink }).click()
  await expect(page.getByText(formEn.lostTitle)).toBeVisible()
  await expect(page.locator('input[name=Username]')).toHaveValue('somebody@abi.example')
  await page.getByRole('button', { name: authEn.sendLink }).click()
  await expect(page).toHaveURL(/forgot-password-submitted$/)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(3)
})
