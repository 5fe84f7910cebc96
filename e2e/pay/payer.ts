import { expect, type Page } from '@playwright/test'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as contractEn } from '../../apps/portal/src/features/contracts/details/messages.en.ts'
import { fa as contractFa } from '../../apps/portal/src/features/contracts/details/messages.fa.ts'
import { en as payEn } from '../../apps/portal/src/features/contracts/pay/messages.en.ts'
import { fa as payFa } from '../../apps/portal/src/features/contracts/pay/messages.fa.ts'
import { en as stateEn } from '../../packages/ui/src/booking/state-words.en.ts'
import { fa as stateFa } from '../../packages/ui/src/booking/state-words.fa.ts'
import { drawnReceipt } from '../../apps/server/src/payments/testing/drawn-receipt.ts'
import { labelled } from '../ask/asking-agent.ts'
import { press } from '../ask/desk-clerk.ts'
import { inDatabase } from '../database.ts'
import { like, type Language } from '../people.ts'

/** Somebody who pays for a contract, on their phone. */

type Receipt = {
  number: string
  /** What is due unless said. */
  amount?: string
  currency?: string
  /** Draws a picture that no other has. */
  picture?: number
}

export function payerAt(page: Page, language: Language) {
  const contract = translator(language, { en: contractEn, fa: contractFa })
  const pay = translator(language, { en: payEn, fa: payFa })
  const states = translator(language, { en: stateEn, fa: stateFa })
  const dialog = page.getByRole('dialog')

  async function choose(label: string, option: string | RegExp) {
    await dialog.getByRole('button', { name: like(label) }).click()
    await page.getByRole('option', { name: option }).first().click()
  }

  const amountFor = (way: 'payReceipt' | 'payCash') =>
    dialog.getByLabel(labelled(pay(way === 'payCash' ? 'cashAmount' : 'amount')))

  return {
    words: { contract, pay },
    /** From the bar in reach of the thumb. */
    async choosesToPay(way: 'payReceipt' | 'payCash') {
      await page.getByRole('button', { name: contract('pay'), exact: true }).click()
      await dialog.getByRole('button', { name: contract(way), exact: true }).click()
      await expect(amountFor(way)).toBeVisible()
    },
    async fillsIn({ number, amount, currency, picture }: Receipt) {
      if (picture !== undefined) {
        const file = { name: 'slip.png', mimeType: 'image/png', buffer: await drawnReceipt(picture) }
        await dialog.locator('input[type=file]').setInputFiles(file)
        await expect(dialog.getByText(pay('uploaded')).first()).toBeVisible()
      }
      if (currency !== undefined) {
        await choose(pay('currency'), language === 'fa' ? currencyName('fa', currency) : currency)
      }
      if (amount !== undefined) await dialog.getByLabel(labelled(pay('amount'))).fill(amount)
      await dialog.getByLabel(labelled(pay('receiptNumber'))).fill(number)
      await choose(pay('type'), /./)
    },
    async announcesCash(amount: string) {
      await amountFor('payCash').fill(amount)
    },
    sends: () => dialog.locator('button[type=submit]').click(),
    async isTold(words: 'submitted' | 'cashSubmitted') {
      await expect(page.getByText(pay(words)).first()).toBeVisible()
      await expect(dialog).toHaveCount(0)
    },
    /** What a payment or a request of the contract is, by its chip: in Persian both are approved by the same word. */
    chipOf: (number: string, state: keyof typeof stateEn) =>
      page.getByRole('listitem').filter({ hasText: number }).getByText(states(state), { exact: true }),
    pressAnother: () => press(page, pay('another')),
  }
}

export type Owed = { contractId: number; due: number }

/** Where a request is paid for, and what that owes in cents. */
export async function owedFor(requestId: number): Promise<Owed> {
  const [owed] = await inDatabase((sql) =>
    sql<Owed & { currency: string }>(
      `select contract.id::int as "contractId", due::int, contract.currency from contract
       join request on request.agency_id = contract.agency_id and request.contract_id = contract.id where request.id = $1`,
      [requestId],
    ),
  )
  expect(owed?.currency).toBe('EUR')
  return owed!
}

/** What was sent for a contract, in its order. */
export async function sentFor(contractId: number): Promise<number[]> {
  const rows = await inDatabase((sql) =>
    sql<{ id: number }>(`select payment_id::int as id from payment_share where contract_id = $1 order by 1`, [
      contractId,
    ]),
  )
  return rows.map(({ id }) => id)
}
