import { expect, test, type Page } from '@playwright/test'
import { money } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { en as voucherEn } from '../../apps/portal/src/features/voucher/messages.en.ts'
import { fa as voucherFa } from '../../apps/portal/src/features/voucher/messages.fa.ts'
import { en as shownEn } from '../../apps/portal/src/shared/payments/messages.en.ts'
import { fa as shownFa } from '../../apps/portal/src/shared/payments/messages.fa.ts'
import { accept, askOnPhone, askedOnPhone, clerkIn } from '../ask/desk-clerk.ts'
import { inDatabase } from '../database.ts'
import { walkedIn, watchForTrouble } from '../people.ts'
import { accountantIn } from './accountant.ts'
import { owedFor, payerAt, sentFor } from './payer.ts'

const euros = (cents: number) => (cents / 100).toFixed(2)
const opens = (page: Page, contractId: number) => page.goto(`/orders/order-details/${contractId}`)

/** Whatever the demo's limit is: here everything takes two people. */
test.beforeAll(() => inDatabase((sql) => sql(`update finance_limit set second_person_above = 0`)))

for (const language of walkedIn('fa')) {
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const voucher = translator(language, { en: voucherEn, fa: voucherFa })

  test(`two receipts and cash, of which one is rejected and one found in part, confirm a stay [pay-03] [pay-05] (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await accept(clerk, language, id)
    const { contractId, due } = await owedFor(id)
    const found = 10_000
    const payer = payerAt(page, language)
    const { contract } = payer.words

    await test.step('the request leads to the first receipt, whose picture goes up before it is sent', async () => {
      await page.goto(`/reservations/reservation-details/${id}`)
      await page
        .getByRole('link', { name: details('submitReceipt') })
        .first()
        .click()
      await payer.fillsIn({ number: `140508${id}`, amount: euros(due - found), picture: id })
      await payer.sends()
      await payer.isTold('submitted')
      await expect(page.getByText(contract('unverified')).first()).toBeVisible()
    })
    await test.step('another one, in rials, and somebody brings the rest', async () => {
      await payer.pressAnother()
      await payer.fillsIn({ number: `140509${id}`, amount: '150000000', currency: 'IRR' })
      await payer.sends()
      await payer.isTold('submitted')
      await payer.choosesToPay('payCash')
      await payer.announcesCash(euros(due - found))
      await payer.sends()
      await payer.isTold('cashSubmitted')
    })
    const [refused, foreign, cash] = await sentFor(contractId)
    const [first, second] = [await accountantIn(browser, language), await accountantIn(browser, language)]

    await test.step('finance does not find the first, and the agency sees it and reads why', async () => {
      await first.opens(refused!)
      const sentence = await first.rejects()
      await expect(payer.chipOf(`P-${refused}`, 'Rejected')).toBeVisible()
      await page.getByRole('link', { name: contract('openPayment', { number: `P-${refused}` }) }).click()
      await expect(page.getByRole('dialog')).toContainText(sentence)
      await page.keyboard.press('Escape')
    })
    await test.step('of the second it finds a part, at another rate, and so do two people', async () => {
      await first.opens(foreign!)
      await first.finds('approve', { amount: '100000000', aEuroIs: '1000000' })
      await second.opens(foreign!)
      await second.findsTheSame('approveSecond')
      await expect(payer.chipOf(`P-${foreign}`, 'receiptApproved')).toBeVisible()
      const counted = showMoney(language, money(found, 'EUR'))
      await expect(page.getByText(counted).first()).toBeVisible()
    })
    await test.step('both count the cash, which covers it: confirmed before the eyes of the agency', async () => {
      await expect(payer.chipOf(`R-${id}`, 'PaymentPending')).toBeVisible()
      await first.opens(cash!)
      await first.finds('received')
      await second.opens(cash!)
      await second.findsTheSame('received')
      await expect(payer.chipOf(`R-${id}`, 'Confirmed')).toBeVisible()
      await expect(page.getByText(contract('unverified'))).toHaveCount(0)
      await expect(page.getByText(contract('paid'), { exact: true }).first()).toBeVisible()
      expect((await owedFor(id)).due).toBe(0)
    })
    await test.step('the voucher is there at once, and counts for whoever scans it', async () => {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: contract('voucherOf', { number: `R-${id}` }) }).click()
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

for (const language of walkedIn('en')) {
  const shown = translator(language, { en: shownEn, fa: shownFa })

  test(`one transfer pays two contracts, is stopped when sent again, and needs two people [pay-03] (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const ids = await askedOnPhone(page, language, 2)
    for (const id of ids) await accept(clerk, language, id)
    const [one, other] = [await owedFor(ids[0]!), await owedFor(ids[1]!)]
    const payer = payerAt(page, language)
    const { contract, pay } = payer.words
    const dialog = page.getByRole('dialog')
    // In Persian its chip says the same word as that of the request, whose number must not be in it.
    const transfer = { number: `TX-${ids[0]}`, amount: euros(one.due + other.due) }

    await test.step('the part of the other contract is written beside its number', async () => {
      await opens(page, one.contractId)
      await payer.choosesToPay('payReceipt')
      await payer.fillsIn(transfer)
      await dialog.getByText(pay('shares')).click()
      await dialog.getByLabel(new RegExp(String.raw`C-${other.contractId}\b`)).fill(euros(other.due))
      await payer.sends()
      await payer.isTold('submitted')
      expect(await sentFor(one.contractId)).toEqual(await sentFor(other.contractId))
    })
    const [sent] = await sentFor(one.contractId)

    await test.step('sent again it stops at its number, with a way to the first', async () => {
      await opens(page, other.contractId)
      await payer.choosesToPay('payReceipt')
      await payer.fillsIn({ ...transfer, number: transfer.number.toLowerCase() })
      await payer.sends()
      const link = dialog.getByRole('link', { name: pay('first') })
      await expect(link).toBeVisible()
      await expect(dialog.getByLabel(pay('receiptNumber'))).toHaveAttribute('aria-invalid', 'true')
      const opening = page.context().waitForEvent('page')
      await link.click()
      const tab = await opening
      await expect(tab.getByRole('dialog')).toContainText(shown('receiptTitle', { number: `P-${sent}` }))
      await tab.close()
      expect(await sentFor(other.contractId)).toEqual([sent])
    })
    await test.step('whoever found it first may not be the second', async () => {
      const [first, second] = [await accountantIn(browser, language), await accountantIn(browser, language)]
      await first.opens(sent!)
      await first.finds('approve')
      await first.opens(sent!)
      await expect(first.page.getByText(first.words('mineFirst')).first()).toBeVisible()
      await expect(first.page.getByRole('button', { name: first.words('approveSecond') })).toBeDisabled()
      await opens(page, other.contractId)
      await second.opens(sent!)
      await second.findsTheSame('approveSecond')
    })
    await test.step('both contracts are paid, the open one before the eyes of the agency', async () => {
      await expect(payer.chipOf(`R-${ids[1]}`, 'Confirmed')).toBeVisible()
      await expect(page.getByText(contract('paid'), { exact: true }).first()).toBeVisible()
      await opens(page, one.contractId)
      await expect(payer.chipOf(`R-${ids[0]}`, 'Confirmed')).toBeVisible()
    })
    expect(trouble).toEqual([])
  })
}
