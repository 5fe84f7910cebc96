import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { findAlternativeHotels } from '@sarai/wire/desk/requests/alternatives.ts'
import { cancelConfirmed } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listRejectionReasons } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { galata } from '#features/requests/testing/some-alternatives.ts'
import { full, twoReasons } from '#features/requests/testing/some-reasons.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const confirmed = aDeskRequest({
  state: 'Confirmed',
  turn: 'nobody',
  actions: [
    { action: 'reject', why: 'REQUEST_CONFIRMED' },
    { action: 'cancel-confirmed', why: null },
  ],
})
const around = [
  answerTo(readDeskRequest, confirmed),
  answerTo(listRejectionReasons, twoReasons),
  answerTo(findAlternativeHotels, { hotels: [galata] }),
  somebodyAtWork,
]
const address = '/requests/10482'

describeScreen('cancelling a confirmed stay', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => page.getByRole('button', { name: t('cancel-confirmedNote'), exact: false }).click()
    const choose = async () => {
      await open()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('reason'), exact: false })
        .click()
      await page.getByRole('option', { name: language === 'fa' ? full.nameFa : full.nameEn }).click()
    }
    const cancel = async () => {
      await choose()
      await press(t('cancelNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(cancelConfirmed), ...around],
        act: choose,
        shows: [
          t('cancelTitle', { number: 'R-10482' }),
          t('cancelKeep'),
          t('cancelText', { contract: `${confirmed.contractId}` }),
          t('reason'),
          t('sentence'),
          t('sentenceHint', { language: t('persian') }),
          full.sentenceFa,
          t('cancelNow'),
        ],
      },
      empty: {
        answers: [silenceTo(cancelConfirmed), ...around],
        act: async () => {
          await open()
          await press(t('cancelNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(cancelConfirmed, 409, 'STATE_CHANGED'), ...around],
        act: cancel,
        shows: [problem('STATE_CHANGED'), full.sentenceFa],
      },
      failing: { answers: [lossOf(cancelConfirmed), ...around], act: cancel, shows: [form('lostTitle')] },
      slow: {
        answers: [silenceTo(cancelConfirmed), ...around],
        act: cancel,
        shows: [t('cancelTitle', { number: 'R-10482' })],
      },
    }
  },
})

test('what else a confirmed stay might need is refused in words for the desk', async () => {
  const t = translator('en', { en, fa })
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: around })
  await expectShown([t('onlyCancelled'), t('cancel-confirmedNote')])
})

test('a stay is cancelled with the reason, the sentence and the version that was seen', async () => {
  const t = translator('en', { en, fa })
  const { asked } = await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [answerTo(cancelConfirmed, { version: 5 }), ...around],
  })
  await page.getByRole('button', { name: t('cancel-confirmedNote'), exact: false }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reason'), exact: false })
    .click()
  await page.getByRole('option', { name: full.nameEn }).click()
  await press(t('cancelNow'))
  await expectShown([t('cancelDone', { number: 'R-10482' })])
  const sent = asked.find(({ method }) => method === 'POST')!
  const { version } = confirmed
  expect(await sent.json()).toEqual({ version, reasonId: full.id, reason: full.sentenceFa, alternatives: [] })
})
