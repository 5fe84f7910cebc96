import { expect, test, type Browser, type Page } from '@playwright/test'
import { en as agenciesEn } from '../apps/desk/src/features/agencies/messages.en.ts'
import { en as deskAccountEn } from '../apps/desk/src/features/account/messages.en.ts'
import { en as deskAuthEn } from '../apps/desk/src/features/auth/messages.en.ts'
import { en as recoveryEn } from '../apps/desk/src/shared/recovery-codes/recovery-words.en.ts'
import { en as roleEn } from '../apps/desk/src/shared/roles/role-words.en.ts'
import { en as staffEn } from '../apps/desk/src/features/staff/messages.en.ts'
import { fa as agenciesFa } from '../apps/desk/src/features/agencies/messages.fa.ts'
import { fa as deskAccountFa } from '../apps/desk/src/features/account/messages.fa.ts'
import { fa as deskAuthFa } from '../apps/desk/src/features/auth/messages.fa.ts'
import { fa as recoveryFa } from '../apps/desk/src/shared/recovery-codes/recovery-words.fa.ts'
import { fa as roleFa } from '../apps/desk/src/shared/roles/role-words.fa.ts'
import { fa as staffFa } from '../apps/desk/src/features/staff/messages.fa.ts'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { codeOf, hireColleague, logInToDesk, nextCode } from './colleague.ts'
import { like, mailWith, speak, watchForTrouble, type Language, walkedIn } from './people.ts'

const texts = {
  en: {
    invite: staffEn.invite,
    finance: roleEn.finance,
    admin: roleEn.admin,
    language: 'English',
    send: staffEn.send,
    sent: staffEn.sent,
    subject: 'You are invited to the Sarai reservation desk',
    accept: deskAuthEn.accept,
    kept: recoveryEn.kept,
    goOn: deskAuthEn.goOn,
    staff: staffEn.title,
    agencies: agenciesEn.title,
    active: staffEn.active,
    actions: like(staffEn.actionsFor),
    changeRoles: staffEn.changeRoles,
    save: staffEn.save,
    disable: staffEn.disable,
    loggedOut: problemTexts.en.NOT_LOGGED_IN,
    badLink: deskAuthEn.badLinkTitle,
    notRead: deskAuthEn.invitationFailed,
    tryAgain: deskAuthEn.tryAgain,
    wrongCode: problemTexts.en.CODE_WRONG,
    useRecovery: deskAuthEn.useRecoveryCode,
    newCodes: deskAccountEn.newCodes,
  },
  fa: {
    invite: staffFa.invite,
    finance: roleFa.finance,
    admin: roleFa.admin,
    language: 'فارسی',
    send: staffFa.send,
    sent: staffFa.sent,
    subject: 'دعوت به سامانه واحد رزرواسیون سرای',
    accept: deskAuthFa.accept,
    kept: recoveryFa.kept,
    goOn: deskAuthFa.goOn,
    staff: staffFa.title,
    agencies: agenciesFa.title,
    active: staffFa.active,
    actions: like(staffFa.actionsFor),
    changeRoles: staffFa.changeRoles,
    save: staffFa.save,
    disable: staffFa.disable,
    loggedOut: problemTexts.fa.NOT_LOGGED_IN,
    badLink: deskAuthFa.badLinkTitle,
    notRead: deskAuthFa.invitationFailed,
    tryAgain: deskAuthFa.tryAgain,
    wrongCode: problemTexts.fa.CODE_WRONG,
    useRecovery: deskAuthFa.useRecoveryCode,
    newCodes: deskAccountFa.newCodes,
  },
} as const

const password = 'Bazaar7Gate'

async function openBrowser(browser: Browser, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await speak(page, language)
  return page
}

for (const language of walkedIn('en')) {
  const t = texts[language]

  test(`somebody is invited, joins, works within their role and is shut out (${language})`, async ({ browser }) => {
    test.slow()
    const [admin, person] = [await openBrowser(browser, language), await openBrowser(browser, language)]
    const trouble = [watchForTrouble(admin), watchForTrouble(person)]
    const username = `${language}.${Date.now()}@sarai.example`
    const adminLogin = await logInToDesk(admin)
    await admin.goto('/desk/staff')
    await admin.getByRole('button', { name: t.invite }).click()
    await expect(admin.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    await admin.keyboard.type(username)
    await admin.getByRole('dialog').getByText(t.finance, { exact: true }).click()
    await admin.getByRole('dialog').getByText(t.language, { exact: true }).click()
    await admin.locator('input[name=proof]').fill(await nextCode(adminLogin))
    await admin.getByRole('dialog').getByRole('button', { name: t.send }).click()
    await expect(admin.getByText(t.sent)).toBeVisible()

    const { html } = await mailWith(t.subject, username)
    const [, link = ''] = /href="([^"]+)"/.exec(html) ?? []
    expect(link).toContain(`${process.env['E2E_ORIGIN']}/desk/invitation?token=`)
    // A server that does not answer is no bad invitation: another try needs no new link.
    let isBroken = true
    await person.route('**/desk/api/invitation', (route) =>
      isBroken ? route.fulfill({ status: 403, json: {} }) : route.continue(),
    )
    await person.goto(link)
    await expect(person.getByRole('heading', { name: t.notRead })).toBeVisible()
    isBroken = false
    await person.getByRole('button', { name: t.tryAgain }).click()
    await expect(person.locator('input[name=username]')).toHaveValue(username)
    expect(person.url()).not.toContain('token')
    await person.locator('input[name=name]').fill('Leila Azad')
    await person.locator('input[name=NewPassword]').fill(password)
    await person.locator('input[name=repeat]').fill(password)
    await person.getByRole('button', { name: t.accept }).click()

    // The app is set up with the secret as text; a wrong code is told, and the field has the focus.
    const secret = (await person.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '')
    await expect(person.locator('input[name=code]')).toBeFocused()
    await person.keyboard.type('000000')
    await person.keyboard.press('Enter')
    await expect(person.getByRole('alert').filter({ hasText: t.wrongCode })).toBeVisible()
    await person.locator('input[name=code]').fill(codeOf({ secret }))
    await person.keyboard.press('Enter')

    const codes = person.locator('main li').filter({ hasText: /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/ })
    await expect(codes).toHaveCount(10)
    const recoveryCode = await codes.first().innerText()
    await expect(person.getByRole('button', { name: t.goOn })).toBeDisabled()
    await person.getByText(t.kept).click()
    await person.getByRole('button', { name: t.goOn }).click()
    // Where the money waits.
    await expect(person).toHaveURL(/\/desk\/receipts$/)

    // Finance is no admin: neither agencies nor staff in the navigation.
    const navigation = person.getByRole('navigation').first()
    await expect(navigation.getByRole('link', { name: t.agencies })).toHaveCount(0)
    await expect(navigation.getByRole('link', { name: t.staff })).toHaveCount(0)

    // The admin's list has seen it by itself; the role that is given now holds without a new login.
    const row = admin.getByRole('row').filter({ hasText: username })
    await expect(row).toContainText(t.active)
    await row.getByRole('button', { name: t.actions }).click()
    await admin.getByRole('menuitem', { name: t.changeRoles }).click()
    await admin.getByRole('dialog').getByText(t.admin, { exact: true }).click()
    await admin.locator('input[name=proof]').fill(await nextCode(adminLogin))
    await admin.getByRole('dialog').getByRole('button', { name: t.save }).click()
    await expect(navigation.getByRole('link', { name: t.staff })).toBeVisible()

    // A used link is told from a good one.
    const mailbox = await openBrowser(browser, language)
    await mailbox.goto(link)
    await expect(mailbox.getByRole('heading', { name: t.badLink })).toBeVisible()

    // The recovery code stands in for the app.
    await mailbox.goto('/desk/login')
    await mailbox.locator('input[name=username]').fill(username)
    await mailbox.locator('input[name=password]').fill(password)
    await mailbox.keyboard.press('Enter')
    await mailbox.getByRole('button', { name: t.useRecovery }).click()
    await mailbox.locator('input[name=recoveryCode]').fill(recoveryCode.toLowerCase())
    await mailbox.keyboard.press('Enter')
    await expect(mailbox).toHaveURL(/\/desk\/?$/)

    // Shut out: both browsers are at the login without having been touched.
    await row.getByRole('button', { name: t.actions }).click()
    await admin.getByRole('menuitem', { name: t.disable }).click()
    await admin.locator('input[name=proof]').fill(await nextCode(adminLogin))
    await admin.getByRole('dialog').getByRole('button', { name: t.disable }).click()
    for (const page of [person, mailbox]) {
      await expect(page).toHaveURL(/\/desk\/login/)
      await expect(page.getByText(t.loggedOut)).toBeVisible()
    }
    expect(trouble.flat()).toEqual([])
  })

  test(`the own account: new recovery codes and a new password, by keyboard (${language})`, async ({ browser }) => {
    const [page, other] = [await openBrowser(browser, language), await openBrowser(browser, language)]
    const staff = await hireColleague('finance')
    await logInToDesk(page, '', staff)
    await page.goto('/desk/account')
    await page.getByRole('button', { name: t.newCodes }).press('Enter')
    await expect(page.locator('input[name=proof]')).toBeFocused()
    await page.keyboard.type(codeOf(staff, 1))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(10)
    await page.getByText(t.kept).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.locator('input[name=CurrentPassword]').fill(staff.password)
    await page.locator('input[name=NewPassword]').fill(password)
    await page.locator('input[name=repeat]').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name=NewPassword]')).toHaveValue('')
    await other.goto('/desk/login')
    await other.locator('input[name=username]').fill(staff.username)
    await other.locator('input[name=password]').fill(password)
    await other.keyboard.press('Enter')
    await expect(other.locator('input[name=code]')).toBeFocused()
  })
}
