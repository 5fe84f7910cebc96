import { expect, test } from 'vitest'
import { payOutCredit, readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
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

describeScreen('paying credit out', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, stepUp, problem }) => {
    const open = () => press(pageWords(language)('payOut'))
    const payOut = async () => {
      await open()
      await fill({ [t('reason')]: 'By card', [stepUp('code')]: '123456' })
      await press(t('payOutNow'))
    }
    return {
      loaded: {
        answers: around,
        act: open,
        shows: [
          t('payOutTitle', { number: 'C-2207' }),
          t('payOutText'),
          language === 'fa' ? '۲۰' : '20',
          t('reason'),
          stepUp('code'),
        ],
      },
      empty: {
        answers: around,
        act: async () => {
          await open()
          await press(t('payOutNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(payOutCredit, 409, 'CREDIT_TOO_SMALL'), ...around],
        act: payOut,
        shows: [problem('CREDIT_TOO_SMALL')],
      },
      failing: { answers: [lossOf(payOutCredit), ...around], act: payOut, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(payOutCredit), ...around], act: payOut, shows: ['By card'] },
    }
  },
})

const t = translator('en', { en, fa })
const { form, stepUp } = commonWords('en')
const draw = (...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
const sentTo = async (asked: readonly Request[], path: string) =>
  asked.find(({ url, method }) => method === 'POST' && url.endsWith(path))!.json()

test('all of the credit is offered, and less may be paid out', async () => {
  const { asked } = await draw(answerTo(payOutCredit, null))
  await press(pageEn.payOut)
  await fill({ [t('amount')]: '12.5', [t('reason')]: 'By card' })
  await press(t('payOutNow'))
  await expectShown([form('wrongRequired')])
  await fill({ [stepUp('code')]: '123456' })
  await press(t('payOutNow'))
  await expectShown([t('paidOut')])
  expect(asked.find(({ url }) => url.endsWith('/payouts'))!.headers.get('x-step-up')).toBe('123456')
  expect(await sentTo(asked, '/payouts')).toEqual({ version: 4, amount: 1_250, reason: 'By card' })
})

test.each(drawnLanguages('a typed zero is told'))(
  'a typed zero is told as one, not as nothing (%s)',
  async (language) => {
    const { asked } = await drawScreen(desk, address, { language, width: 1440, answers: around })
    const say = translator(language, { en, fa })
    await press(pageWords(language)('payOut'))
    await fill({ [say('amount')]: '0.00', [say('reason')]: 'By card' })
    await press(say('payOutNow'))
    await expectShown([commonWords(language).form('wrongZero')])
    await fill({ [say('amount')]: '' })
    await press(say('payOutNow'))
    await expectShown([commonWords(language).form('wrongRequired')])
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test.each(drawnLanguages('nobody is told'))(
  'nobody is told that the agency reads the reason: it does not (%s)',
  async (language) => {
    await drawScreen(desk, address, { language, width: 1440, answers: around })
    await press(pageWords(language)('payOut'))
    await expectShown([language === 'fa' ? 'آژانس آن را نمی‌بیند.' : 'The agency does not see it.'])
  },
)
