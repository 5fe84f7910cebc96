import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { proposeAdjustment, readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
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

describeScreen('proposing an entry by hand', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => press(pageWords(language)('adjust'))
    const propose = async () => {
      await open()
      await fill({ [t('amount')]: '5', [t('reason')]: 'Fee of the bank' })
      await press(t('adjustNow'))
    }
    return {
      loaded: {
        answers: around,
        act: open,
        shows: [
          t('adjustTitle', { number: 'C-2207' }),
          t('adjustText'),
          t('owed-more'),
          t('owed-less'),
          t('reasonHint'),
        ],
      },
      empty: {
        answers: around,
        act: async () => {
          await open()
          await press(t('adjustNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(proposeAdjustment, 409, 'STATE_CHANGED'), ...around],
        act: propose,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [lossOf(proposeAdjustment), ...around], act: propose, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(proposeAdjustment), ...around], act: propose, shows: [t('adjustNow')] },
    }
  },
})

const t = translator('en', { en, fa })
const draw = (...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
const sentTo = async (asked: readonly Request[], path: string) =>
  asked.find(({ url, method }) => method === 'POST' && url.endsWith(path))!.json()

test('an entry by hand says its direction', async () => {
  const { asked } = await draw(answerTo(proposeAdjustment, { id: 3 }))
  await press(pageEn.adjust)
  await page.getByText(t('owed-more')).click()
  await fill({ [t('amount')]: '5.25', [t('reason')]: 'Fee' })
  await press(t('adjustNow'))
  await expectShown([t('adjusted')])
  expect(await sentTo(asked, '/adjustments')).toMatchObject({ direction: 'owed-more', amount: 525 })
})

test.each(drawnLanguages('nobody is told'))(
  'nobody is told that the agency reads the reason: it does not (%s)',
  async (language) => {
    await drawScreen(desk, address, { language, width: 1440, answers: around })
    await press(pageWords(language)('adjust'))
    await expectShown([language === 'fa' ? 'آژانس آن را نمی‌بیند.' : 'The agency does not see it.'])
  },
)
