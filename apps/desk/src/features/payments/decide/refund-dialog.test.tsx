import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskPayment, refundPayment, type DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/payments/decide/messages.en.ts'
import { fa } from '#features/payments/decide/messages.fa.ts'
import { en as pageEn } from '#features/payments/messages.en.ts'
import { fa as pageFa } from '#features/payments/messages.fa.ts'
import {
  aCashPayment,
  anApproval,
  aPayment,
  aPaymentRow,
  aPicture,
  listedPayments,
} from '#features/payments/testing/some-payments.ts'
import { desk } from '#testing/desk.ts'

const address = '/receipts?tab=decided&open=3418'
const share = {
  contractId: 2203,
  number: 'C-2203',
  expected: 94_500,
  credited: 94_500,
  refunded: 0,
  free: 94_500,
  due: 0,
}
const free = { minor: 4_050, currency: 'EUR' }
const twoShares = [
  { ...share, credited: 50_000, free: 50_000 },
  { ...share, contractId: 2207, number: 'C-2207', credited: 44_500, refunded: 4_500, free: 40_000 },
]
const approved = (changes: Partial<DeskPayment> = {}) =>
  answerTo(readDeskPayment, aPayment({ state: 'Approved', approval: anApproval(), shares: [share], ...changes }))
const around = [listedPayments(aPaymentRow({ state: 'Approved', decidedAt: '2026-11-15T06:00:00.000Z' })), aPicture]
const euros = (language: 'en' | 'fa', minor: bigint) => showMoney(language, { minor, currency: 'EUR' })

describeScreen('refunding a receipt', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, stepUp, problem }) => {
    const open = () =>
      page
        .getByRole('button', { name: translator(language, { en: pageEn, fa: pageFa })('refund') })
        .first()
        .click()
    const refund = async () => {
      await open()
      await fill({ [t('refundReason')]: 'Paid twice.', [stepUp('code')]: '123456' })
      await press(t('refundNow'))
    }
    return {
      loaded: {
        answers: [approved({ shares: twoShares }), ...around],
        act: open,
        shows: [
          t('refundTitle', { number: 'P-3418' }),
          t('refundText'),
          t('share'),
          t('shareChoice', { number: 'C-2207', amount: euros(language, 40_000n) }),
          t('refundHint', { amount: euros(language, 50_000n) }),
          t('refundReason'),
          stepUp('code'),
        ],
      },
      empty: {
        answers: [approved(), ...around],
        act: async () => {
          await open()
          await press(t('refundNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(refundPayment, 409, 'CREDIT_IN_USE', { values: free }), approved(), ...around],
        act: refund,
        shows: [problem('CREDIT_IN_USE', free), 'Paid twice.'],
      },
      failing: { answers: [lossOf(refundPayment), approved(), ...around], act: refund, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(refundPayment), approved(), ...around], act: refund, shows: ['Paid twice.'] },
    }
  },
})

const t = translator('en', { en, fa })
const code = { [commonWords('en').stepUp('code')]: '123456' }
const refundOf = async (asked: readonly Request[]) => asked.find(({ url }) => url.endsWith('/refund'))!.json()
const draw = (...answers: Answer[]) =>
  drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [...answers, answerTo(refundPayment, null), ...around],
  })

test('part of one share goes back', async () => {
  const { asked } = await draw(approved({ shares: twoShares }))
  await press(pageEn.refund)
  await page.getByText(t('shareChoice', { number: 'C-2207', amount: euros('en', 40_000n) })).click()
  await fill({ [t('refundAmount')]: '100.50', [t('refundReason')]: 'Paid twice.', ...code })
  await press(t('refundNow'))
  await expectShown([t('refunded', { number: 'P-3418' })])
  expect(await refundOf(asked)).toEqual({ version: 2, contractId: 2207, amount: 10_050, reason: 'Paid twice.' })
})

test.each(drawnLanguages('of a part'))(
  'of a part that is free is said how much, where the rest pays for a request (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const answers = [approved({ shares: [{ ...share, refunded: 4_500, free: 4_050 }] }), ...around]
    await drawScreen(desk, address, { language, width: 1440, answers })
    await press((language === 'fa' ? pageFa : pageEn).refund)
    await expectShown([say('refundPart', { amount: euros(language, 4_050n) })])
  },
)

test.each(drawnLanguages('money that pays for stays'))(
  'nobody is asked for a sum where all of it pays for stays (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const answers = [approved({ shares: [{ ...share, free: 0 }] }), ...around]
    await drawScreen(desk, address, { language, width: 1440, answers })
    await press((language === 'fa' ? pageFa : pageEn).refund)
    await expectShown([say('refundNone')])
  },
)

test.each(drawnLanguages('a typed zero gives nothing'))(
  'a typed zero gives nothing back, and is told so (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const { asked } = await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [approved(), answerTo(refundPayment, null), ...around],
    })
    await press((language === 'fa' ? pageFa : pageEn).refund)
    for (const zero of ['0', '0.00']) {
      await fill({ [say('refundAmount')]: zero, [say('refundReason')]: 'Paid twice.' })
      await press(say('refundNow'))
      await expectShown([(language === 'fa' ? formFa : formEn).wrongZero])
    }
    await fill({ [say('refundAmount')]: '', [commonWords(language).stepUp('code')]: '123456' })
    await press(say('refundNow'))
    await expectShown([say('refunded', { number: 'P-3418' })])
    expect(asked.filter(({ url }) => url.endsWith('/refund'))).toHaveLength(1)
    expect(await refundOf(asked)).toMatchObject({ amount: null })
  },
)

test('nothing typed is all that is left, and cash goes back whole', async () => {
  const cash = aCashPayment({ state: 'Approved', shares: [{ ...share, credited: 20_000, free: 20_000 }] })
  const { asked } = await draw(answerTo(readDeskPayment, cash))
  await press(pageEn.giveBack)
  await expectShown([t('returnText', { amount: euros('en', 20_000n) })])
  expect(document.body.innerText).not.toContain(t('refundAmount'))
  await fill({ [t('refundReason')]: 'The stay was cancelled.', ...code })
  await press(t('returnNow'))
  await expectShown([t('returned', { number: 'P-118' })])
  expect(await refundOf(asked)).toMatchObject({ contractId: 2203, amount: null })
})

test.each(drawnLanguages('a share that a colleague has refunded'))(
  'whoever goes on after a colleague refunds what is left, and sees of which contract it is (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const [first, second] = twoShares
    const left = approved({ version: 3, shares: [{ ...first!, refunded: 50_000, free: 0 }, second!] })
    const { asked } = await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [inTurn(approved({ shares: twoShares }), left), answerTo(refundPayment, null), ...around],
    })
    await press((language === 'fa' ? pageFa : pageEn).refund)
    await fill({ [say('refundReason')]: 'Paid twice.', [commonWords(language).stepUp('code')]: '123456' })
    tell({ what: 'payment', id: '3418' })
    await expectShown([say('changedTitle'), say('changedKept')])
    await press(commonWords(language).form('newerTake'))
    await expectShown([say('shareChoice', { number: 'C-2207', amount: euros(language, 40_000n) }), 'Paid twice.'])
    await press(say('refundNow'))
    await expectShown([say('refunded', { number: 'P-3418' })])
    expect(await refundOf(asked)).toEqual({ version: 3, contractId: 2207, amount: null, reason: 'Paid twice.' })
  },
)
