import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { moveDeskCredit, readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/contracts/dialogs/messages.en.ts'
import { fa } from '#features/contracts/dialogs/messages.fa.ts'
import { en as pageEn } from '#features/contracts/messages.en.ts'
import { fa as pageFa } from '#features/contracts/messages.fa.ts'
import { aContract, aContractRow, anAdjustment, listedContracts } from '#features/contracts/testing/some-contracts.ts'
import { desk } from '#testing/desk.ts'

const address = '/contracts/2207'
const other = aContractRow({ id: 2210, number: 'C-2210', due: 1_500 })
const around = [
  answerTo(readDeskContract, aContract({ credit: 2_000, due: 0, adjustments: [anAdjustment()] })),
  listedContracts(other, aContractRow(), aContractRow({ id: 5, number: 'C-5', currency: 'IRR' })),
]
const pageWords = (language: Language) => translator(language, { en: pageEn, fa: pageFa })
const euros = (language: Language, minor: bigint) => showMoney(language, { minor, currency: 'EUR' })
const chooseOther = async (label: string) => {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: false }).first().click()
  await page.getByRole('option', { name: 'C-2210', exact: false }).click()
}

describeScreen('using the credit of a contract', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => press(pageWords(language)('moveCredit'))
    const move = async () => {
      await open()
      await chooseOther(t('moveTo'))
      await fill({ [t('reason')]: 'Asked on the phone' })
      await press(t('moveNow'))
    }
    return {
      loaded: {
        answers: around,
        act: open,
        shows: [
          t('moveTitle', { number: 'C-2207' }),
          t('moveText'),
          t('moveTo'),
          t('creditHint', { amount: euros(language, 2_000n) }),
        ],
      },
      empty: {
        answers: [around[0]!, listedContracts()],
        act: async () => {
          await open()
          await press(t('moveNow'))
        },
        shows: [t('moveNone'), form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(moveDeskCredit, 409, 'CREDIT_TOO_SMALL'), ...around],
        act: move,
        shows: [problem('CREDIT_TOO_SMALL'), 'Asked on the phone'],
      },
      failing: { answers: [lossOf(moveDeskCredit), ...around], act: move, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(moveDeskCredit), ...around], act: move, shows: ['Asked on the phone'] },
    }
  },
})

const t = translator('en', { en, fa })
const draw = (...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
const sentTo = async (asked: readonly Request[], path: string) =>
  asked.find(({ url, method }) => method === 'POST' && url.endsWith(path))!.json()

test('as much credit is moved as is owed there, of contracts in the same currency', async () => {
  const { asked } = await draw(answerTo(moveDeskCredit, null))
  await press(pageEn.moveCredit)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('moveTo'), exact: false })
    .first()
    .click()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: 'C-2210', exact: false }).click()
  await fill({ [t('reason')]: 'Asked on the phone' })
  await press(t('moveNow'))
  await expectShown([t('moved')])
  expect(await sentTo(asked, '/credit-moves')).toEqual({
    version: 4,
    toContractId: 2210,
    amount: 1_500,
    reason: 'Asked on the phone',
  })
})

test.each(drawnLanguages('a typed part of the credit'))(
  'a typed part of the credit stays when a contract is chosen after it (%s)',
  async (language) => {
    const words = translator(language, { en, fa })
    const { asked } = await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [answerTo(moveDeskCredit, null), ...around],
    })
    await press(pageWords(language)('moveCredit'))
    await fill({ [words('amount')]: '7.5', [words('reason')]: 'Asked on the phone' })
    await chooseOther(words('moveTo'))
    await press(words('moveNow'))
    await expectShown([words('moved')])
    expect(await sentTo(asked, '/credit-moves')).toMatchObject({ toContractId: 2210, amount: 750 })
  },
)

test.each(drawnLanguages('nobody is told'))(
  'nobody is told that the agency reads the reason: it does not (%s)',
  async (language) => {
    await drawScreen(desk, address, { language, width: 1440, answers: around })
    await press(pageWords(language)('moveCredit'))
    await expectShown([language === 'fa' ? 'آژانس آن را نمی‌بیند.' : 'The agency does not see it.'])
  },
)
