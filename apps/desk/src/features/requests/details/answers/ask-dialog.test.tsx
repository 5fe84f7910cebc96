import { askHotel } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'
import { page } from 'vitest/browser'

const fresh = aDeskRequest({
  state: 'New',
  turn: 'desk',
  question: null,
  version: 1,
  actions: [
    { action: 'ask-hotel', why: null },
    { action: 'accept', why: null },
    { action: 'reject', why: null },
  ],
})
const around = [answerTo(readDeskRequest, fresh), somebodyAtWork]

describeScreen('asking the hotel', {
  app: desk,
  address: '/requests/10482',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => page.getByRole('button', { name: t('ask-hotel'), exact: false }).click()
    const ask = async () => {
      await open()
      await fill({ [t('whom')]: 'Elif at the front office' })
      await press(t('askNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(askHotel), ...around],
        act: open,
        shows: [t('askTitle', { number: 'R-10482' }), t('whom'), t('whomHint'), t('phone'), t('email'), t('message')],
      },
      empty: {
        answers: [silenceTo(askHotel), ...around],
        act: async () => {
          await open()
          await press(t('askNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(askHotel, 409, 'STATE_CHANGED'), ...around],
        act: ask,
        shows: [problem('STATE_CHANGED'), 'Elif at the front office'],
      },
      failing: { answers: [lossOf(askHotel), ...around], act: ask, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: [silenceTo(askHotel), ...around], act: ask, shows: [t('askTitle', { number: 'R-10482' })] },
    }
  },
})
