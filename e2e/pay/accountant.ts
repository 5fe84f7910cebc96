import { expect, type Browser } from '@playwright/test'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as decideEn } from '../../apps/desk/src/features/payments/decide/messages.en.ts'
import { fa as decideFa } from '../../apps/desk/src/features/payments/decide/messages.fa.ts'
import { en as receiptsEn } from '../../apps/desk/src/features/payments/messages.en.ts'
import { fa as receiptsFa } from '../../apps/desk/src/features/payments/messages.fa.ts'
import { labelled } from '../ask/asking-agent.ts'
import { hireColleague, logInToDesk } from '../colleague.ts'
import { like, speak, type Language } from '../people.ts'

/** Somebody of finance, in a browser of their own. Without a limit in the settings everything needs two of them. */
export async function accountantIn(browser: Browser, language: Language) {
  const receipts = translator(language, { en: receiptsEn, fa: receiptsFa })
  const decide = translator(language, { en: decideEn, fa: decideFa })
  const context = await browser.newContext()
  const page = await context.newPage()
  await speak(page, language)
  await logInToDesk(page, '', await hireColleague('finance'))
  const dialog = page.getByRole('dialog')
  // Whole words: in Persian the word for rejecting is part of many others.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  async function send(told: string) {
    await dialog.locator('button[type=submit]').click()
    await expect(page.getByText(like(told)).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }

  return {
    page,
    words: receipts,
    opens: (paymentId: number) => page.goto(`/desk/receipts?open=${paymentId}`),
    /** As the first of two. */
    async finds(button: 'approve' | 'received', part?: { amount: string; aEuroIs: string }) {
      await press(receipts(button))
      if (part !== undefined) {
        await dialog.getByLabel(labelled(decide('found'))).fill(part.amount)
        await press(decide('anotherRate'))
        const rate = decide('ratePaid', { currency: currencyName(language, 'IRR') })
        await dialog.getByLabel(labelled(rate)).fill(part.aEuroIs)
        await expect(dialog.getByLabel(labelled(decide('reason')))).toHaveValue(/./)
      }
      await send(decide('approvedFirst', { number: '{number}' }))
    },
    /** As the second, what the first has found. */
    async findsTheSame(button: 'approveSecond' | 'received') {
      await press(receipts(button))
      await send(decide('approved', { number: '{number}' }))
    },
    /** By the first reason that the house has. Answers what the agency reads. */
    async rejects(): Promise<string> {
      await press(receipts('reject'))
      await dialog.getByRole('button', { name: like(decide('rejectReason')) }).click()
      await page.getByRole('option').first().click()
      const sentence = await dialog.getByLabel(labelled(decide('sentence'))).inputValue()
      await send(decide('rejected', { number: '{number}' }))
      return sentence
    },
  }
}
