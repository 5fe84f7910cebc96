import { expect, test, type Browser, type Page } from '@playwright/test'
import { letLinksExpire } from './let-time-pass.ts'
import { openAccount } from './new-agency.ts'
import { logInToPortal, mailWith, speak, watchForTrouble, type Language } from './people.ts'

const texts = {
  en: {
    forgot: 'Forgot password?',
    sendLink: 'Send the link',
    usernameWrong: 'Username must be valid.',
    neutral: 'If the username exists, an e-mail is sent.',
    changeAddress: 'Wrong address? Change it',
    resetSubject: 'Choose a new password',
    tooShort: 'Password must be at least 8 characters.',
    mustMatch: 'Passwords must match.',
    save: 'Save the new password',
    resetDone: 'Password reset successfully. Redirecting to login...',
    badLink: 'This link is no longer valid. Ask for a new one.',
    loginFailed: 'The username or password is not right',
    wrongCurrent: 'The current password is not right',
    change: 'Change password',
    changed: 'Your password was changed',
    thisDevice: 'This device',
    device: 'Chrome on Linux',
    endNamed: 'Log out Chrome on Linux',
    end: 'Log out',
    loggedOut: 'You were logged out. Log in to go on.',
    send: /^(Save and send|Send) the confirmation e-mail$/,
    sent: 'Your info got updated successfully and confirmation email sent',
    wait: /Send it again in \d+ seconds/,
    confirmSubject: 'Please confirm your e-mail',
    verified: 'Your e-mail is verified',
    oldConfirmation: 'This link is no longer valid',
    changedSubject: 'The e-mail of your account was changed',
    takeBack: 'Take my address back',
    isBack: 'Your address is back',
    backSubject: 'Your address is back: choose a new password',
    verifyEmail: 'Verify email',
    account: /Account of/,
    logOut: 'Log out',
  },
  fa: {
    forgot: 'رمز عبور را فراموش کرده‌اید؟',
    sendLink: 'ارسال پیوند',
    usernameWrong: 'نام کاربری معتبر نیست.',
    neutral: 'اگر این نام کاربری وجود داشته باشد، ایمیلی فرستاده می‌شود.',
    changeAddress: 'نشانی اشتباه است؟ آن را تغییر دهید',
    resetSubject: 'انتخاب رمز عبور جدید',
    tooShort: 'رمز عبور باید دست‌کم ۸ نویسه باشد.',
    mustMatch: 'رمزها باید یکسان باشند.',
    save: 'ذخیره رمز جدید',
    resetDone: 'رمز عبور با موفقیت تغییر کرد. در حال انتقال به صفحه ورود…',
    badLink: 'این پیوند دیگر معتبر نیست. پیوند جدیدی بخواهید.',
    loginFailed: 'نام کاربری یا رمز عبور درست نیست',
    wrongCurrent: 'رمز عبور فعلی درست نیست',
    change: 'تغییر رمز عبور',
    changed: 'رمز عبور شما تغییر کرد',
    thisDevice: 'همین دستگاه',
    device: /کروم.*لینوکس/,
    endNamed: /خروج از حساب.*کروم.*لینوکس/,
    end: 'خروج از حساب',
    loggedOut: 'از حساب خارج شده‌اید. برای ادامه دوباره وارد شوید.',
    send: /^(ذخیره و )?ارسال ایمیل تأیید$/,
    sent: 'اطلاعات شما به‌روز شد و ایمیل تأیید فرستاده شد',
    wait: /ارسال دوباره تا [۰-۹]+ ثانیه دیگر/,
    confirmSubject: 'لطفاً ایمیل خود را تأیید کنید',
    verified: 'ایمیل شما تأیید شد',
    oldConfirmation: 'این پیوند دیگر معتبر نیست',
    changedSubject: 'ایمیل حساب شما تغییر کرد',
    takeBack: 'برگرداندن نشانی من',
    isBack: 'نشانی شما برگردانده شد',
    backSubject: 'نشانی شما برگردانده شد؛ رمز عبور جدیدی انتخاب کنید',
    verifyEmail: 'تأیید ایمیل',
    account: /حساب/,
    logOut: 'خروج',
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

for (const language of ['en', 'fa'] as const satisfies Language[]) {
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

for (const language of ['en', 'fa'] as const satisfies Language[]) {
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
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('No answer arrived')).toBeVisible()
  await expect(page.locator('input[name=Username]')).toHaveValue('somebody@abi.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL(/forgot-password-submitted$/)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(3)
})
