import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listBanks, listReceiptTypes } from '@sarai/wire/portal/house.ts'
import { readContract } from '@sarai/wire/portal/money/contracts.ts'
import { listContractPayments, listPaymentCurrencies, requestCash } from '@sarai/wire/portal/money/payments.ts'
import { answerTo, callsTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/contracts/pay/messages.en.ts'
import { fa } from '#features/contracts/pay/messages.fa.ts'
import { aContract } from '#features/contracts/testing/some-contracts.ts'
import { asLabel, unclearAmounts } from '#features/contracts/testing/unclear-amounts.ts'
import { portal } from '#testing/portal.ts'

const address = '/orders/order-details/2207?pay=cash'
const words = { en, fa }
const answers = [
  answerTo(listContractPayments, { Receipts: [], Cash: [] }),
  answerTo(listReceiptTypes, []),
  answerTo(listBanks, []),
  answerTo(listPaymentCurrencies, [{ id: 1, code: 'EUR', sign: '€', minorDigits: 2, rate: null }]),
]

describeScreen('the cash dialog', {
  app: portal,
  address,
  words,
  proves: '[pay-05]',
  states: (t, { language, kit, problem }) => {
    const known = [answerTo(readContract, aContract(language)), ...answers]
    const submit = () => press(t('submitCash'))
    return {
      loaded: {
        answers: known,
        shows: [
          t('cashTitle'),
          t('cashNote'),
          t('cashAmount'),
          t('currency'),
          t('coversAll'),
          t('payer'),
          'Nasrin Rahimi',
        ],
      },
      empty: {
        answers: known,
        act: async () => {
          await fill({ [t('payer')]: '' })
          await submit()
        },
        shows: [translator(language, { en: formEn, fa: formFa })('wrongRequired')],
      },
      failing: {
        answers: [...known, failureOf(requestCash)],
        act: submit,
        shows: [t('cashTitle'), '+98 21 9100 0000'],
      },
      refused: {
        answers: [...known, refusalOf(requestCash, 409, 'STATE_CHANGED')],
        act: submit,
        shows: [problem('STATE_CHANGED')],
      },
      slow: { answers: [...known, silenceTo(requestCash)], act: submit, shows: [t('cashTitle'), kit('cancel')] },
    }
  },
})

test('asks in Persian for an amount, not for what was deposited', async () => {
  await drawScreen(portal, address, { language: 'fa', answers: [answerTo(readContract, aContract('fa')), ...answers] })
  await expect.element(page.getByRole('textbox', { name: /^مبلغ\s*\*?$/ })).toBeVisible()
})

test('announces what is due, by whoever brings it', async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      answerTo(readContract, aContract('en')),
      ...answers,
      answerTo(requestCash, { Id: 3_401, PaymentNumber: 'P-3401' }),
    ],
  })
  await expectShown([en.coversAll])
  await fill({ [en.payer]: 'Mina Karimi' })
  await press(en.submitCash)
  await expectShown([en.cashSubmitted])
  const body: unknown = await asked.find(({ method }) => method === 'POST')!.json()
  expect(body).toEqual({ OrderId: 2_207, Amount: 95_100, CurrencyId: 1, PayerName: 'Mina Karimi', Description: '' })
  await expect.poll(() => page.getByRole('dialog').all(), { timeout: 5_000 }).toEqual([])
})

test.each(drawnLanguages('amounts of cash'))(
  'an amount that is not clear is refused as it was typed, and a clear one is understood (%s)',
  async (language) => {
    const t = translator(language, words)
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        answerTo(readContract, aContract(language)),
        ...answers,
        answerTo(requestCash, { Id: 3_401, PaymentNumber: 'P-3401' }),
      ],
    })
    const amount = page.getByRole('textbox', { name: asLabel(t('cashAmount')) })
    for (const [typed, sentence, shown = typed] of unclearAmounts(language)) {
      await amount.fill(typed)
      await press(t('submitCash'))
      await expectShown([translator(language, { en: formEn, fa: formFa })(sentence)])
      await expect.element(amount).toHaveValue(shown)
    }
    expect(callsTo(requestCash, asked)).toEqual([])
    await amount.fill('۱٬۲۰۰٫۵')
    await press(t('submitCash'))
    await expectShown([t('cashSubmitted')])
    expect(await callsTo(requestCash, asked)[0]!.json()).toMatchObject({ Amount: 120_050 })
  },
)
