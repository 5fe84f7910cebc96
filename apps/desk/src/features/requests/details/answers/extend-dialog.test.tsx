import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { extendDeadline } from '@sarai/wire/desk/requests/deadline.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const deadlineAt = '2031-11-16T06:10:00.000Z'
const unpaid = aDeskRequest({
  state: 'PaymentPending',
  turn: 'agency',
  deadlineAt,
  actions: [{ action: 'extend-deadline', why: null }],
})
const around = [answerTo(readDeskRequest, unpaid), somebodyAtWork]
const address = '/requests/10482'
const reason = 'The bank is closed today.'

describeScreen('extending a deadline', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => page.getByRole('button', { name: t('extend-deadlineNote'), exact: false }).click()
    const extend = async () => {
      await open()
      await fill({ [t('extendReason')]: reason })
      await press(t('extendNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(extendDeadline), ...around],
        act: open,
        shows: [
          t('extendTitle', { number: 'R-10482' }),
          t('until', { time: showDeadline(language, Date.parse(deadlineAt)) }),
          t('newDay'),
          t('newTime'),
          t('extendReason'),
        ],
      },
      empty: {
        answers: [silenceTo(extendDeadline), ...around],
        act: async () => {
          await open()
          await press(t('extendNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(extendDeadline, 400, 'DEADLINE_NOT_LATER'), ...around],
        act: extend,
        shows: [problem('DEADLINE_NOT_LATER'), reason],
      },
      failing: { answers: [lossOf(extendDeadline), ...around], act: extend, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(extendDeadline), ...around], act: extend, shows: [reason] },
    }
  },
})

const t = translator('en', { en, fa })

test('the new end is typed in Tehran’s time', async () => {
  const answers = [answerTo(extendDeadline, null), ...around]
  const { asked } = await drawScreen(desk, address, { language: 'en', width: 1440, answers })
  await page.getByRole('button', { name: t('extend-deadlineNote'), exact: false }).click()
  await expect.element(page.getByRole('textbox', { name: t('newTime') })).toHaveValue('09:40')
  await fill({ [t('newTime')]: '18:00', [t('extendReason')]: reason })
  await press(t('extendNow'))
  await expect.poll(() => asked.filter(({ url }) => url.endsWith('/extend'))).toHaveLength(1)
  const sent = asked.find(({ url }) => url.endsWith('/extend'))!
  expect(await sent.json()).toEqual({ version: 2, until: '2031-11-16T14:30:00.000Z', reason })
})

test('a request that closes meanwhile leaves the dialog with what was typed', async () => {
  const closed = aDeskRequest({ state: 'Cancelled', turn: 'nobody', version: 3, deadlineAt: null, turnDueAt: null })
  const answers = [inTurn(answerTo(readDeskRequest, unpaid), answerTo(readDeskRequest, closed)), somebodyAtWork]
  await drawScreen(desk, address, { language: 'en', width: 1440, answers })
  await page.getByRole('button', { name: t('extend-deadlineNote'), exact: false }).click()
  await fill({ [t('extendReason')]: reason })
  tell({ what: 'request', id: '10482' })
  await expectShown([t('changedTitle'), t('until', { time: showDeadline('en', Date.parse(deadlineAt)) })])
  await expect.element(page.getByRole('textbox', { name: t('extendReason') })).toHaveValue(reason)
})
