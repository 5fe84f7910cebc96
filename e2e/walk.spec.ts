import { expect, test } from '@playwright/test'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { en as agenciesEn } from '../apps/desk/src/features/agencies/messages.en.ts'
import { en as authEn } from '../apps/portal/src/features/auth/messages.en.ts'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { en as loginEn } from '../apps/portal/src/features/auth/login-words.en.ts'
import { en as pageEn } from '../apps/portal/src/app/page-words.en.ts'
import { fa as agenciesFa } from '../apps/desk/src/features/agencies/messages.fa.ts'
import { fa as authFa } from '../apps/portal/src/features/auth/messages.fa.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { fa as loginFa } from '../apps/portal/src/features/auth/login-words.fa.ts'
import { fa as pageFa } from '../apps/portal/src/app/page-words.fa.ts'
import { logInToDesk } from './colleague.ts'
import { greetingTo, like, mailWith, speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    requestAccount: loginEn.requestAccount,
    company: 'Setareh Abi',
    first: 'Mina',
    last: 'Karimi',
    mobile: '0912 345 6789',
    terms: authEn.terms,
    send: authEn.send,
    success: authEn.registered,
    thanks: authEn.thanksTitle,
    pending: problemTexts.en.AGENCY_PENDING,
    approve: agenciesEn.approve,
    approved: like(agenciesEn.approveDone),
    subject: 'Your agency account is open',
    verify: pageEn.verifyEmail,
    logOut: kitEn.logOut,
    account: like(kitEn.accountOf),
  },
  fa: {
    requestAccount: loginFa.requestAccount,
    company: 'آبی گشت پارسه',
    first: 'مینا',
    last: 'کریمی',
    mobile: '۰۹۱۲۳۴۵۶۷۸۹',
    terms: authFa.terms,
    send: authFa.send,
    success: authFa.registered,
    thanks: authFa.thanksTitle,
    pending: problemTexts.fa.AGENCY_PENDING,
    approve: agenciesFa.approve,
    approved: like(agenciesFa.approveDone),
    subject: 'حساب آژانس شما فعال شد',
    verify: pageFa.verifyEmail,
    logOut: kitFa.logOut,
    account: like(kitFa.accountOf),
  },
} as const

for (const language of walkedIn('fa')) {
  const t = texts[language]

  test(`an agency registers, the desk approves, a mail arrives, the agency logs in (${language})`, async ({
    browser,
  }) => {
    const portal = await (await browser.newContext()).newPage()
    // The desk is open at the other API process: what happens at the first must reach it by itself.
    const desk = await (await browser.newContext()).newPage()
    const trouble = [watchForTrouble(portal), watchForTrouble(desk)]
    await speak(portal, language)
    await speak(desk, language)
    await logInToDesk(desk, process.env['E2E_OTHER_ORIGIN'])
    await desk.goto(`${process.env['E2E_OTHER_ORIGIN']}/desk/agencies`)
    await expect(desk.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr')

    // Register
    const email = `mina.${language}.${Date.now()}@abi.example`
    await portal.goto('/auth/login')
    await portal.getByRole('link', { name: t.requestAccount }).click()
    for (const [name, value] of [
      ['AgencyName', t.company],
      ['ManagerFirstName', t.first],
      ['ManagerLastName', t.last],
      ['Email', email],
      ['Mobile', t.mobile],
      ['Password', 'Caravanserai1'],
      ['repeat', 'Caravanserai1'],
    ] as const) {
      await portal.locator(`input[name=${name}]`).fill(value)
    }
    await expect(portal.getByRole('button', { name: t.send })).toBeDisabled()
    await portal.getByText(t.terms).click()
    await portal.getByRole('button', { name: t.send }).click()
    await expect(portal.getByText(t.success)).toBeVisible()
    await expect(portal).toHaveURL(/register-success$/)
    await expect(portal.getByRole('heading', { name: t.thanks })).toBeVisible()
    await expect(portal.getByText(email)).toBeVisible()

    // Not yet
    await portal.goto('/auth/login')
    await portal.locator('input[name=username]').fill(email)
    await portal.locator('input[name=password]').fill('Caravanserai1')
    await portal.locator('button[type=submit]').click()
    await expect(portal.getByText(t.pending)).toBeVisible()

    // The desk sees it without reloading, and approves
    const row = desk.getByRole('row').filter({ hasText: email })
    await expect(row).toBeVisible()
    await expect(row).toContainText(t.company)
    await row.getByRole('button', { name: t.approve }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: t.approve }).click()
    await expect(desk.getByText(t.approved)).toBeVisible()
    await expect(row).toHaveCount(0)

    // The mail arrives once and leads to the login
    const mail = await mailWith(t.subject, email)
    expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`)
    const [, link = ''] = /href="([^"]+)"/.exec(mail.html) ?? []
    expect(link).toBe(`${process.env['E2E_ORIGIN']}/auth/login`)

    // Log in and out
    await portal.goto(link)
    await portal.locator('input[name=username]').fill(email)
    await portal.locator('input[name=password]').fill('Caravanserai1')
    await portal.keyboard.press('Enter')
    await expect(portal).toHaveURL(/\/dashboard$/)
    await expect(portal.getByRole('heading', { level: 1, name: greetingTo(language, t.first) })).toBeVisible()
    await expect(portal.getByRole('link', { name: t.verify })).toBeVisible()
    await expect(portal.getByText(t.company).first()).toBeVisible()
    await portal.getByRole('button', { name: t.account }).first().click()
    await portal.getByRole('menuitem', { name: t.logOut }).click()
    await expect(portal).toHaveURL(/\/auth\/login$/)
    expect(await portal.evaluate(() => sessionStorage.getItem('JwtToken'))).toBeNull()

    expect(trouble.flat()).toEqual([])
  })
}
