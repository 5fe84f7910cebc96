import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskPayment, rejectPayment } from '@sarai/wire/desk/money/payments.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, callsTo, inTurn, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/payments/decide/messages.en.ts'
import { fa } from '#features/payments/decide/messages.fa.ts'
import { en as pageEn } from '#features/payments/messages.en.ts'
import { fa as pageFa } from '#features/payments/messages.fa.ts'
import {
  anApproval,
  aPayment,
  aPaymentRow,
  aPicture,
  listedPayments,
  reasonsListed,
  someReasons,
} from '#features/payments/testing/some-payments.ts'
import { desk } from '#testing/desk.ts'

const address = '/receipts?open=3418'
const around = [answerTo(readDeskPayment, aPayment()), listedPayments(aPaymentRow()), aPicture, reasonsListed]
const [first] = someReasons
const open = (language: 'en' | 'fa') =>
  page
    .getByRole('button', { name: translator(language, { en: pageEn, fa: pageFa })('reject') })
    .first()
    .click()
const choose = async (label: string, option: string) => {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: false }).first().click()
  await page.getByRole('option', { name: option }).click()
}

describeScreen('rejecting a receipt', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const start = async () => {
      await open(language)
      await choose(t('rejectReason'), language === 'fa' ? first!.nameFa : first!.nameEn)
    }
    const reject = async () => {
      await start()
      await press(t('rejectNow'))
    }
    return {
      loaded: {
        answers: around,
        act: start,
        shows: [
          t('rejectTitle', { number: 'P-3418' }),
          t('rejectReason'),
          t('sentenceHint', { language: t('persian') }),
          first!.sentenceFa,
          t('clockGoesOn'),
          t('rejectNow'),
        ],
      },
      empty: {
        answers: around,
        act: async () => {
          await open(language)
          await press(t('rejectNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(rejectPayment, 409, 'STATE_CHANGED'), ...around],
        act: reject,
        shows: [problem('STATE_CHANGED'), first!.sentenceFa],
      },
      failing: { answers: [lossOf(rejectPayment), ...around], act: reject, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(rejectPayment), ...around], act: reject, shows: [t('rejectNow')] },
    }
  },
})

test('what somebody wrote themselves is not replaced, and a reason of their own has no number', async () => {
  const t = translator('en', { en, fa })
  const answers = [answerTo(rejectPayment, null), ...around]
  const { asked } = await drawScreen(desk, address, { language: 'en', width: 1440, answers })
  await open('en')
  await fill({ [t('sentence')]: 'این فیش خوانا نیست.' })
  await choose(t('rejectReason'), first!.nameEn)
  await expectShown(['این فیش خوانا نیست.'])
  await choose(t('rejectReason'), t('otherReason'))
  await press(t('rejectNow'))
  await expectShown([t('rejected', { number: 'P-3418' })])
  const sent = asked.find(({ url }) => url.endsWith('/reject'))
  expect(await sent!.json()).toEqual({ version: 2, reasonId: null, reason: 'این فیش خوانا نیست.' })
})

test.each(drawnLanguages('a rejection of what somebody approved first'))(
  'what was typed stays when a colleague approves first, and is sent to whoever goes on (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const approved = aPayment({ version: 3, approval: anApproval() })
    const reads = inTurn(answerTo(readDeskPayment, aPayment()), answerTo(readDeskPayment, approved))
    const answers = [inTurn(refusalOf(rejectPayment, 409, 'STATE_CHANGED'), answerTo(rejectPayment, null)), reads]
    const { asked } = await drawScreen(desk, address, { language, width: 1440, answers: [...answers, ...around] })
    await open(language)
    await choose(t('rejectReason'), t('otherReason'))
    await fill({ [t('sentence')]: 'این فیش خوانا نیست.' })
    await press(t('rejectNow'))
    await expectShown([t('changedTitle'), 'Babak Irani', 'این فیش خوانا نیست.'])
    await press(commonWords(language).form('newerTake'))
    await press(t('rejectNow'))
    await expectShown([t('rejected', { number: 'P-3418' })])
    const sent = callsTo(rejectPayment, asked).map((call) => call.json())
    const body = { reasonId: null, reason: 'این فیش خوانا نیست.' }
    expect(await Promise.all(sent)).toEqual([
      { version: 2, ...body },
      { version: 3, ...body },
    ])
  },
)
