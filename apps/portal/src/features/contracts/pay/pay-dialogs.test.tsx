import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { listBanks, listReceiptTypes } from '@sarai/wire/portal/house.ts'
import { listContracts, readContract } from '@sarai/wire/portal/money/contracts.ts'
import { listContractPayments, listPaymentCurrencies } from '@sarai/wire/portal/money/payments.ts'
import type { Language } from '@sarai/locale/language.ts'
import { answerTo, failureOf, inTurn, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as detailsEn } from '#features/contracts/details/messages.en.ts'
import { fa as detailsFa } from '#features/contracts/details/messages.fa.ts'
import { en } from '#features/contracts/pay/messages.en.ts'
import { fa } from '#features/contracts/pay/messages.fa.ts'
import { aContract, contractsOf } from '#features/contracts/testing/some-contracts.ts'
import { portal } from '#testing/portal.ts'

const contract = '/orders/order-details/2207'
const receipt = `${contract}?pay=receipt`
const cash = `${contract}?pay=cash`
const words = { en, fa }
const aPage = (language: Language) => [
  answerTo(readContract, aContract(language)),
  answerTo(listContractPayments, { Receipts: [], Cash: [] }),
  answerTo(listReceiptTypes, [{ Id: 1, Name: 'Satna' }]),
  answerTo(listBanks, [{ Id: 7, Name: 'Bank Mellat' }]),
  answerTo(listContracts, contractsOf([])),
]
const currencies = answerTo(listPaymentCurrencies, [{ id: 1, code: 'EUR', sign: '€', minorDigits: 2, rate: null }])
const agent = answerTo(readProfileSummary, {
  UserName: 'Mina Karimi',
  AgencyName: 'Parvaz Asia',
  Role: 'agent',
  ShouldVerifyEmail: false,
})

describeScreen('the dialog that an address opens', {
  app: portal,
  address: receipt,
  words,
  states: (t, { language, kit }) => ({
    loaded: { answers: [...aPage(language), currencies], shows: [t('receiptTitle'), t('submitReceipt')] },
    failing: {
      answers: [...aPage(language), failureOf(listPaymentCurrencies)],
      shows: [t('receiptTitle'), kit('loadFailed'), kit('retry')],
    },
    refused: { answers: [agent, ...aPage(language), currencies], shows: [t('receiptTitle'), t('denied'), t('close')] },
    slow: { answers: [...aPage(language), silenceTo(listPaymentCurrencies)], shows: [t('receiptTitle')] },
  }),
})

test.each([
  [receipt, en.receiptTitle, en.submitReceipt],
  [cash, en.cashTitle, en.submitCash],
])('an agent who comes by %s is offered nothing, and closes it', async (address, title, submit) => {
  const answers = [agent, ...aPage('en'), currencies]
  const { address: now } = await drawScreen(portal, address, { language: 'en', answers })
  await expectShown([title, en.denied])
  expect(page.getByRole('button', { name: submit }).all()).toEqual([])
  await press(en.close)
  await expect.poll(now).toBe(contract)
})

test('what did not load is asked for again', async () => {
  const failure = failureOf(listPaymentCurrencies)
  const answers = [...aPage('en'), inTurn(failure, failure, failure, currencies)]
  await drawScreen(portal, cash, { language: 'en', answers })
  await expectShown([en.cashTitle, 'Try again'])
  await press('Try again')
  await expect.element(page.getByRole('button', { name: en.submitCash })).toBeEnabled()
})

test('an address that names no way to pay opens nothing', async () => {
  const answers = [...aPage('en'), currencies]
  await drawScreen(portal, `${contract}?pay=gold`, { language: 'en', answers })
  await expectShown(['C-2207', detailsEn.pay])
  expect(page.getByRole('dialog').all()).toEqual([])
})

test('opens from the menu', async () => {
  const answers = [...aPage('en'), currencies]
  const { address: now } = await drawScreen(portal, contract, { language: 'en', answers })
  await press(detailsEn.pay)
  await page.getByRole('menuitem', { name: new RegExp(detailsEn.payReceipt) }).click()
  await expect.poll(now).toBe(receipt)
})

test.each(drawnLanguages('on a phone the ways'))('on a phone the ways to pay are a sheet, in %s', async (language) => {
  const d = translator(language, { en: detailsEn, fa: detailsFa })
  const answers = [...aPage(language), currencies]
  const { address: now } = await drawScreen(portal, contract, { language, width: 390, answers })
  await press(d('pay'))
  await expectShown([d('payHow'), d('payReceiptNote'), d('payCashNote')])
  await press(d('payReceipt'))
  await expect.poll(now).toBe(receipt)
})
