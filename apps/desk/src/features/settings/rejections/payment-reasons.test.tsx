import { expect, test } from 'vitest'
import { listPaymentReasons, type PaymentReason } from '@sarai/wire/desk/money/payments.ts'
import { addPaymentReason, editPaymentReason } from '@sarai/wire/desk/money/settings.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'

const missing: PaymentReason = {
  id: 1,
  version: 1,
  nameEn: 'Not at the bank',
  nameFa: 'در بانک دیده نشد',
  sentenceEn: 'We did not find this money at the bank.',
  sentenceFa: 'این مبلغ در حساب بانکی دیده نشد.',
  active: true,
}
const listed = answerTo(listPaymentReasons, [missing])
const screen = { app: desk, address: '/settings?tab=payment-reasons', words: { en, fa } } as const

describeScreen('a reason to reject payments', {
  ...screen,
  states: (t, { language, form, problem }) => {
    const change = async () => {
      await press(t('edit', { name: language === 'fa' ? missing.nameFa : missing.nameEn }))
      await press(t('save'))
    }
    return {
      loaded: {
        answers: [listed, silenceTo(addPaymentReason)],
        act: () => press(t('addReason')),
        shows: [
          t('addReason'),
          t('nameEn'),
          t('nameFa'),
          t('sentenceEn'),
          t('sentenceFa'),
          t('clerksChoose'),
          t('save'),
        ],
      },
      empty: {
        answers: [listed, silenceTo(addPaymentReason)],
        act: async () => {
          await press(t('addReason'))
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [listed, refusalOf(editPaymentReason, 409, 'STATE_CHANGED')],
        act: change,
        shows: [missing.sentenceEn, missing.sentenceFa, problem('STATE_CHANGED')],
      },
      failing: { answers: [listed, lossOf(editPaymentReason)], act: change, shows: [form('lostTitle')] },
      slow: { answers: [listed, silenceTo(editPaymentReason)], act: change, shows: [missing.sentenceEn] },
    }
  },
})

describeView('no reasons to reject payments', {
  ...screen,
  shown: (t) => ({
    answers: [answerTo(listPaymentReasons, [])],
    shows: [t('payment-reasonsNote'), t('rejectionsEmpty'), t('payment-reasonsEmptyText')],
  }),
})

test('a reason for payments is sent to the list of payments', async () => {
  const t = translator('en', { en, fa })
  const answers = [listed, answerTo(addPaymentReason, { id: 9 })]
  const { asked } = await drawScreen(desk, screen.address, { language: 'en', width: 1440, answers })
  await press(t('addReason'))
  await fill({ [t('nameEn')]: 'Unreadable', [t('nameFa')]: 'ناخوانا' })
  await press(t('save'))
  await expectShown([t('saved')])
  const sent = asked.find(({ method }) => method === 'POST')!
  expect(sent.url).toMatch(/payment-reasons$/)
})
