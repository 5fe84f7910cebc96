import { page } from 'vitest/browser'
import { reviveForAgency } from '@sarai/wire/desk/requests/deadline.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const expired = aDeskRequest({ state: 'Cancelled', turn: 'nobody', actions: [{ action: 'revive', why: null }] })
const around = [answerTo(readDeskRequest, expired), somebodyAtWork]

describeScreen('reviving a request for an agency', {
  app: desk,
  address: '/requests/10482',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => page.getByRole('button', { name: t('reviveNote'), exact: false }).click()
    const revive = async () => {
      await open()
      await press(t('reviveNow'))
    }
    const question = t('reviveText', { price: showPrice(language, 30_000, 'EUR') })
    const anew = language === 'fa' ? 'باید دوباره از هتل استعلام' : 'the hotel is asked and the agency answered anew'
    return {
      loaded: { answers: [silenceTo(reviveForAgency), ...around], act: open, shows: [question, anew, t('reviveNow')] },
      refused: {
        answers: [refusalOf(reviveForAgency, 409, 'PRICE_CHANGED'), ...around],
        act: revive,
        shows: [problem('PRICE_CHANGED')],
      },
      failing: { answers: [lossOf(reviveForAgency), ...around], act: revive, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(reviveForAgency), ...around], act: revive, shows: [question] },
    }
  },
})
