import { expect, test } from 'vitest'
import { addRate, listCurrencies, listRates, readHouse } from '@sarai/wire/desk/settings.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { dollar, euro, house, rial } from '#testing/the-house.ts'
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
