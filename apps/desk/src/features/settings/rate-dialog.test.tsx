import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { addRate, listCurrencies, listRates, readHouse } from '@sarai/wire/desk/settings.ts'
import { answerTo, callsTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { dollar, euro, house, rate, rial } from '#testing/the-house.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [
  answerTo(listRates, []),
  answerTo(readHouse, house),
  answerTo(listCurrencies, [euro, rial]),
  answer,
]

describeScreen('setting a rate', {
  app: desk,
  address: '/settings?tab=rates',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => press(t('addRate'))
    const send = async () => {
      await open()
      await fill({ [t('toAmount')]: '1307000' })
      await press(t('addRate'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(addRate)),
        act: open,
        shows: [t('rateTitle'), t('rateNote'), t('fromAmount'), t('from'), t('toAmount'), t('to'), t('day')],
      },
      empty: {
        answers: answering(silenceTo(addRate)),
        act: async () => {
          await open()
          await press(t('addRate'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(addRate, 400, 'VALIDATION_FAILED', { fields: ['to'] })),
        act: send,
        shows: [problem('VALIDATION_FAILED')],
      },
      failing: { answers: answering(lossOf(addRate)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(addRate)), act: send, shows: [t('rateNote')] },
    }
  },
})

test('a rate starts in the currency of the house, also when the rates are opened first', async () => {
  const { asked } = await drawScreen(desk, '/settings?tab=rates', {
    language: 'en',
    answers: [
      answerTo(listRates, []),
      answerTo(readHouse, { ...house, currency: 'USD' }),
      answerTo(listCurrencies, [euro, dollar, rial]),
      answerTo(addRate, { id: 9 }),
    ],
  })
  await press(en.addRate)
  await fill({ [en.toAmount]: '1307000' })
  await press(en.addRate)
  await expect.poll(() => asked.find(({ method }) => method === 'POST')).toBeDefined()
  expect(await asked.find(({ method }) => method === 'POST')?.json()).toMatchObject({ from: 'USD', to: 'IRR' })
})

test.each(drawnLanguages('a rate with a zero too many'))(
  'a rate far from the one that holds asks once, and another one asks anew (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const { asked } = await drawScreen(desk, '/settings?tab=rates', {
      language,
      answers: [
        answerTo(listRates, [rate]),
        answerTo(readHouse, house),
        answerTo(listCurrencies, [euro, rial]),
        answerTo(addRate, { id: 9 }),
      ],
    })
    await press(t('addRate'))
    await fill({ [t('toAmount')]: '1350000' })
    expect(page.getByText(t('rateMeant')).all()).toEqual([])
    await fill({ [t('toAmount')]: '13070000' })
    const one = showPrice(language, rate.fromAmount, 'EUR')
    await expectShown([t('rateFar', { one, other: showPrice(language, rate.toAmount, 'IRR') })])
    await press(t('addRate'))
    await expectShown([commonWords(language).form('wrongFarRate')])
    await tick(t('rateMeant'))
    await fill({ [t('toAmount')]: '130700' })
    await press(t('addRate'))
    await expectShown([commonWords(language).form('wrongFarRate')])
    expect(callsTo(addRate, asked)).toEqual([])
    await tick(t('rateMeant'))
    await press(t('addRate'))
    await expectShown([t('rateSaved')])
    const sent: unknown = await callsTo(addRate, asked)[0]!.json()
    const day = expect.any(String) as string
    expect(sent).toEqual({ from: 'EUR', fromAmount: 100, to: 'IRR', toAmount: 130_700, day })
  },
)
