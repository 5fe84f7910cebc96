import { expect, test, type Browser, type Page } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as decideEn } from '../../apps/desk/src/features/payments/decide/messages.en.ts'
import { fa as decideFa } from '../../apps/desk/src/features/payments/decide/messages.fa.ts'
import { en as receiptsEn } from '../../apps/desk/src/features/payments/messages.en.ts'
import { fa as receiptsFa } from '../../apps/desk/src/features/payments/messages.fa.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as contractEn } from '../../apps/portal/src/features/contracts/details/messages.en.ts'
import { fa as contractFa } from '../../apps/portal/src/features/contracts/details/messages.fa.ts'
import { en as payEn } from '../../apps/portal/src/features/contracts/pay/messages.en.ts'
import { fa as payFa } from '../../apps/portal/src/features/contracts/pay/messages.fa.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { en as voucherEn } from '../../apps/portal/src/features/voucher/messages.en.ts'
import { fa as voucherFa } from '../../apps/portal/src/features/voucher/messages.fa.ts'
import { drawnReceipt } from '../../apps/server/src/payments/testing/drawn-receipt.ts'
import { askOnPhone, clerkIn, press } from '../ask/desk-clerk.ts'
import { hireColleague, logInToDesk } from '../colleague.ts'
import { inDatabase } from '../database.ts'
import { like, speak, walkedIn, watchForTrouble, type Language } from '../people.ts'

async function accountantIn(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await speak(page, language)
  await logInToDesk(page, '', await hireColleague('finance'))
  return page
}

/** Whatever the demo's limit is: here everything takes two people. */
test.beforeAll(() => inDatabase((sql) => sql(`update finance_limit set second_person_above = 0`)))

for (const language of walkedIn('fa')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const receipts = translator(language, { en: receiptsEn, fa: receiptsFa })
  const decide = translator(language, { en: decideEn, fa: decideFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const contract = translator(language, { en: contractEn, fa: contractFa })
  const pay = translator(language, { en: payEn, fa: payFa })
  const voucher = translator(language, { en: voucherEn, fa: voucherFa })

  async function approve(page: Page, paymentId: number, button: string) {
    await page.goto(`/desk/receipts?open=${paymentId}`)
    await press(page, button)
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  test(`a receipt is sent from a phone, found by two people, and the stay is confirmed with a voucher (${language})`, async ({
    page,
    browser,
  }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await clerk.goto(`/desk/requests/${id}`)
    await press(clerk, desk('acceptNote'))
    await clerk.getByRole('dialog').locator('button[type=submit]').click()

    await test.step('the request leads to the receipt, whose picture goes up first', async () => {
      await page.goto(`/reservations/reservation-details/${id}`)
      await page
        .getByRole('link', { name: details('submitReceipt') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await drawnReceipt(id) })
      await expect(dialog.getByText(pay('uploaded')).first()).toBeVisible()
      await dialog.getByLabel(pay('receiptNumber')).fill(`140508${id}`)
      await dialog.getByRole('button', { name: like(pay('type')) }).click()
      await page.getByRole('option').first().click()
      await dialog.locator('button[type=submit]').click()
      await expect(page.getByText(pay('submitted')).first()).toBeVisible()
      await expect(page.getByText(contract('unverified')).first()).toBeVisible()
    })

    const [sent] = await inDatabase((sql) =>
      sql<{ id: number }>(
        `select share.payment_id::int as id from payment_share share
         join request on request.agency_id = share.agency_id and request.contract_id = share.contract_id
         where request.id = $1`,
        [id],
      ),
    )
    await test.step('one person of finance finds the money, and another one has to find the same', async () => {
      const [first, second] = [await accountantIn(browser, language), await accountantIn(browser, language)]
      await approve(first, sent!.id, receipts('approve'))
      await expect(first.getByText(like(decide('approvedFirst', { number: '{number}' }))).first()).toBeVisible()
      await approve(second, sent!.id, receipts('approveSecond'))
      await expect(second.getByText(like(decide('approved', { number: '{number}' }))).first()).toBeVisible()
    })

    await test.step('the agency sees it confirmed by itself, and has a voucher that counts', async () => {
      await expect(page.getByText(contract('unverified'))).toHaveCount(0)
      await page.goto(`/reservations/reservation-details/${id}`)
      await expect(page.getByText(details('confirmedTitle')).first()).toBeVisible()
      const saving = page.waitForEvent('download')
      await press(page, details('voucher'))
      expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
      const [paper] = await inDatabase((sql) =>
        sql<{ code: string }>(`select code from paper where request_id = $1 and state = 'valid'`, [id]),
      )
      await page.goto(`/v/${paper!.code}`)
      await expect(page.getByText(voucher('valid')).first()).toBeVisible()
    })
    expect(trouble).toEqual([])
  })
}
