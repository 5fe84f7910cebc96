import { expect, test } from '@playwright/test'
import { logInToDesk } from './colleague.ts'
import { mailWith, speak, watchForTrouble, type Language } from './people.ts'

const texts = {
  en: {
    requestAccount: 'Request an account',
    company: 'Setareh Abi',
    first: 'Mina',
    last: 'Karimi',
    mobile: '0912 345 6789',
    terms: 'I accept the terms and conditions',
    send: 'Send request',
    success: 'Your request was submitted successfully',
    thanks: 'Thank you',
    pending: /still under review/,
    approve: 'Approve',
    approved: /is approved\. The mail is on its way/,
    subject: 'Your agency account is open',
    greeting: /Good (morning|afternoon|evening), Mina/,
    verify: 'Verify email',
    logOut: 'Log out',
    account: /Account of/,
  },
  fa: {
    requestAccount: 'درخواست ایجاد حساب',
    company: 'آبی گشت پارسه',
    first: 'مینا',
    last: 'کریمی',
    mobile: '۰۹۱۲۳۴۵۶۷۸۹',
    terms: 'شرایط و قوانین را می‌پذیرم',
    send: 'ارسال درخواست',
    success: 'درخواست شما با موفقیت ثبت شد',
    thanks: 'از شما سپاسگزاریم',
    pending: /هنوز در حال بررسی است/,
    approve: 'تأیید',
    approved: /تأیید شد\. ایمیل در راه است/,
    subject: 'حساب آژانس شما فعال شد',
    greeting: /(صبح|ظهر|عصر|شب) بخیر، مینا/,
    verify: 'تأیید ایمیل',
    logOut: 'خروج',
    account: /حساب/,
  },
} as const

for (const language of ['en', 'fa'] as const satisfies Language[]) {
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
    await expect(portal.getByRole('heading', { level: 1, name: t.greeting })).toBeVisible()
    await expect(portal.getByRole('link', { name: t.verify })).toBeVisible()
    await expect(portal.getByText(t.company).first()).toBeVisible()
    await portal.getByRole('button', { name: t.account }).first().click()
    await portal.getByRole('menuitem', { name: t.logOut }).click()
    await expect(portal).toHaveURL(/\/auth\/login$/)
    expect(await portal.evaluate(() => sessionStorage.getItem('JwtToken'))).toBeNull()

    expect(trouble.flat()).toEqual([])
  })
}
