import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { decideAdjustment, readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
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

describeScreen('deciding about an entry by hand', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => press(pageWords(language)('decide'))
    const post = async () => {
      await open()
      await page.getByText(t('postNote')).click()
      await press(t('decideNow'))
    }
    return {
      loaded: {
        answers: around,
        act: open,
        shows: [
          t('decideTitle', { number: 'C-2207' }),
          t('decideText', {
            name: 'Babak Irani',
            amount: showMoneyDifference(language, { minor: -500n, currency: 'EUR' }),
          }),
          'Fee of the bank',
          t('post'),
          t('refuse'),
        ],
      },
      empty: {
        answers: around,
        act: async () => {
          await open()
          await press(t('decideNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(decideAdjustment, 409, 'SECOND_PERSON_REQUIRED'), ...around],
        act: post,
        shows: [problem('SECOND_PERSON_REQUIRED')],
      },
      failing: { answers: [lossOf(decideAdjustment), ...around], act: post, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(decideAdjustment), ...around], act: post, shows: [t('postNote')] },
    }
  },
})

const t = translator('en', { en, fa })
const draw = (...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
const sentTo = async (asked: readonly Request[], path: string) =>
  asked.find(({ url, method }) => method === 'POST' && url.endsWith(path))!.json()

test('a refusal of one posts nothing', async () => {
  const { asked } = await draw(answerTo(decideAdjustment, null))
  await press(pageEn.decide)
  await page.getByText(t('refuseNote')).click()
  await press(t('decideNow'))
  await expectShown([t('refused')])
  expect(await sentTo(asked, '/decide')).toEqual({ version: 1, approve: false })
})
