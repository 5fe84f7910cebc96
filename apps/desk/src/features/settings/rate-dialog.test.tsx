import { addRate, listCurrencies, listRates, readHouse } from '@sarai/wire/desk/settings.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { euro, house, rial } from '#features/settings/testing/the-house.ts'
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
