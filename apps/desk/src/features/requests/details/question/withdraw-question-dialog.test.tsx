import { test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/details/question/messages.en.ts'
import { fa } from '#features/requests/details/question/messages.fa.ts'
import { aLink, aPrice, asked, aYes } from '#features/requests/testing/some-questions.ts'
import { somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const around = [answerTo(readDeskRequest, asked(aLink('open'))), somebodyAtWork]

describeScreen('withdrawing a question to the hotel', {
  app: desk,
  address: '/requests/10482',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => press(t('withdraw'))
    const withdraw = async () => {
      await open()
      await press(t('withdrawNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(withdrawQuestion), ...around],
        act: open,
        shows: [t('withdrawTitle'), t('withdrawText'), t('withdrawNow')],
      },
      empty: {
        answers: [answerTo(withdrawQuestion, { version: 3 }), ...around],
        act: withdraw,
        shows: [t('withdrawDone', { number: 'R-10482' })],
      },
      refused: {
        answers: [refusalOf(withdrawQuestion, 409, 'STATE_CHANGED'), ...around],
        act: withdraw,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [lossOf(withdrawQuestion), ...around], act: withdraw, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(withdrawQuestion), ...around], act: withdraw, shows: [t('withdrawText')] },
    }
  },
})

const t = translator('en', { en, fa })

test.each([
  ['an offer was made from', aLink('used', [aPrice]), {}, 'withdrawText'],
  ['was asked by telephone', { ...aLink('open'), how: 'phone', link: null } as const, {}, 'withdrawNotedText'],
  ['was accepted', aLink('used', [aYes]), { state: 'PaymentPending', turn: 'agency' } as const, 'withdrawUsedText'],
] as const)('what withdrawing means where it %s', async (_, question, changes, text) => {
  const answers = [answerTo(readDeskRequest, asked(question, changes)), somebodyAtWork]
  await drawScreen(desk, '/requests/10482', { language: 'en', width: 1440, answers })
  await press(t('withdraw'))
  await expectShown([t(text)])
})
