import { readTerms } from '@sarai/wire/portal/house.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const terms = 'A room is held for two hours.\nThen it is sold.'

describeScreen('the terms of the house', {
  app: portal,
  address: '/auth/register',
  as: 'visitor',
  words: { en, fa },
  states: (t, { kit, problem }) => {
    const act = () => press(t('readTerms'))
    const wait = { seconds: 5 }
    return {
      loaded: { answers: [answerTo(readTerms, { Version: 2, Text: terms })], act, shows: [t('termsTitle'), terms] },
      empty: { answers: [answerTo(readTerms, { Version: 0, Text: '' })], act, shows: [t('termsEmpty')] },
      failing: { answers: [failureOf(readTerms)], act, shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [refusalOf(readTerms, 503, 'BUSY', { values: wait })],
        act,
        shows: [problem('BUSY', wait), kit('retry')],
      },
      slow: { answers: [silenceTo(readTerms)], act, shows: [t('termsTitle'), kit('loading')] },
    }
  },
})
