import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { approvePayment, readDeskPayment, type DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
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
  aTwin,
  listedPayments,
} from '#features/payments/testing/some-payments.ts'
import { desk } from '#testing/desk.ts'

const address = '/receipts?open=3418'
const read = (changes?: Partial<DeskPayment>) => answerTo(readDeskPayment, aPayment(changes))
const around = [listedPayments(aPaymentRow()), aPicture]
const euros = (language: 'en' | 'fa', minor: bigint) => showMoney(language, { minor, currency: 'EUR' })
const rials = (language: 'en' | 'fa', minor: bigint) => showMoney(language, { minor, currency: 'IRR' })
const open = (language: 'en' | 'fa') =>
  page
    .getByRole('button', { name: translator(language, { en: pageEn, fa: pageFa })('approve') })
    .first()
    .click()

describeScreen('approving a receipt', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const start = () => open(language)
    const all = t('approveNow', { amount: euros(language, 94_500n) })
    const approve = async () => {
      await start()
      await press(all)
    }
    return {
      loaded: {
        answers: [read(), ...around],
        act: start,
        shows: [
          t('approveTitle', { number: 'P-3418' }),
          t('found'),
          t('foundHint', { amount: rials(language, 1_239_840_000n) }),
          t('anotherRate'),
          t('credits'),
          euros(language, 94_500n),
          t('thenOwes', { number: 'C-2203' }),
          all,
        ],
      },
      empty: {
        answers: [read({ rate: null }), ...around],
        act: async () => {
          await start()
          await press(t('approvePlain'))
        },
        shows: [form('wrongRequired'), t('rateMissing', { day: language === 'fa' ? '۲۴ آبان' : '15 Nov' })],
      },
      refused: {
        answers: [refusalOf(approvePayment, 409, 'RATE_MISMATCH'), read(), ...around],
        act: approve,
        shows: [problem('RATE_MISMATCH'), all],
      },
      failing: { answers: [lossOf(approvePayment), read(), ...around], act: approve, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(approvePayment), read(), ...around], act: approve, shows: [all] },
    }
  },
})

const t = translator('en', { en, fa })
const draw = async (...answers: Answer[]) => {
  const drawn = await drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
  await open('en')
  return drawn
}
const sentTo = async (asked: readonly Request[]) => asked.find(({ url }) => url.endsWith('/approve'))!.json()

test('less than all has a reason, filled in in the language of the agency, and the rest stays owed', async () => {
  const { asked } = await draw(read(), answerTo(approvePayment, { isFinal: true }))
  await fill({ [t('found')]: '1233280000' })
  const reason = translator('fa', { en, fa })('arrived', { amount: rials('fa', 1_233_280_000n) })
  await expectShown([reason, t('restOwed', { amount: rials('en', 6_560_000n) }), euros('en', 500n)])
  await press(t('approveNow', { amount: euros('en', 94_000n) }))
  const done = { number: 'P-3418', amount: euros('en', 94_000n), whole: euros('en', 94_500n) }
  await expectShown([t('approvedPart', done)])
  expect(await sentTo(asked)).toEqual({
    version: 2,
    amount: 1_233_280_000,
    rate: { day: '2026-11-15', fromAmount: 1_312_000, toAmount: 100 },
    reason,
    overruled: '',
  })
})

test('the reason follows the amount until somebody writes it themselves', async () => {
  await draw(read())
  const said = (amount: bigint) => translator('fa', { en, fa })('arrived', { amount: rials('fa', amount) })
  const reason = page.getByRole('textbox', { name: t('reason'), exact: false })
  await fill({ [t('found')]: '1233280000' })
  await expect.element(reason).toHaveValue(said(1_233_280_000n))
  await fill({ [t('found')]: '1000000000' })
  await expect.element(reason).toHaveValue(said(1_000_000_000n))
  await fill({ [t('reason')]: 'Two parts came.', [t('found')]: '1100000000' })
  await expectShown([t('restOwed', { amount: rials('en', 139_840_000n) })])
  await expect.element(reason).toHaveValue('Two parts came.')
})

test('another rate may be typed, and what it comes to follows it', async () => {
  await draw(read())
  await press(t('anotherRate'))
  await fill({ [t('ratePaid', { currency: 'IRR' })]: '1239840' })
  const approve = page.getByRole('button', { name: t('approveNow', { amount: euros('en', 100_000n) }) })
  await expect.element(approve).toBeVisible()
})

test.each(drawnLanguages('a far rate'))(
  'a rate far from that of the day takes two people, however small the sum, and says so (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    await drawScreen(desk, address, { language, width: 1440, answers: [read(), ...around] })
    await open(language)
    await press(said('anotherRate'))
    const paid = said('ratePaid', { currency: currencyName(language, 'IRR') })
    await fill({ [paid]: '1300000' })
    expect(page.getByText(said('rateFar')).all()).toEqual([])
    await fill({ [paid]: '13120000' })
    await expectShown([said('firstOfTwo'), said('rateFar')])
  },
)

test.each(drawnLanguages('a rate of today'))(
  'a rate that has not been known for a day takes two people, and says so (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    await drawScreen(desk, address, { language, width: 390, answers: [read({ rateKnownYesterday: null }), ...around] })
    await open(language)
    await expectShown([said('firstOfTwo'), said('rateFar')])
  },
)

test.each(drawnLanguages('a side of the rate that cannot be read'))(
  'a side of the rate that cannot be read is told there, and an amount of nothing at the amount (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const { form } = commonWords(language)
    await drawScreen(desk, address, { language, width: 1440, answers: [read(), ...around] })
    await open(language)
    await press(said('anotherRate'))
    const contractSide = said('rateContract', { currency: currencyName(language, 'EUR') })
    await fill({ [contractSide]: '1.200', [said('found')]: '0' })
    await press(said('approvePlain'))
    await expectShown([form('wrongAmount'), form('wrongZero')])
    const side = page.getByRole('textbox', { name: contractSide, exact: false })
    await expect.element(side).toHaveAttribute('aria-invalid', 'true')
    await fill({ [said('found')]: '-5' })
    await expectShown([form('wrongBelowZero')])
  },
)

test.each(drawnLanguages('more than was claimed'))(
  'more than was claimed is told while it is typed, and no button promises to book it (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    await drawScreen(desk, address, { language, width: 1440, answers: [read(), ...around] })
    await open(language)
    await expectShown([said('credits')])
    await fill({ [said('found')]: '1240000000' })
    await expectShown([commonWords(language).form('wrongAboveClaim')])
    await expect.element(page.getByRole('button', { name: said('approvePlain'), exact: true }).last()).toBeVisible()
    expect(page.getByText(said('credits'), { exact: true }).all()).toEqual([])
    await fill({ [said('found')]: '1239840000' })
    await expectShown([said('approveNow', { amount: euros(language, 94_500n) })])
    expect(page.getByText(commonWords(language).form('wrongAboveClaim')).all()).toEqual([])
  },
)

test('above the limit it is the first of two approvals, and says so when it is done', async () => {
  await draw(read({ secondPersonAbove: 50_000 }), answerTo(approvePayment, { isFinal: false }))
  await expectShown([t('firstOfTwo'), t('firstOfTwoText')])
  await press(t('approveNow', { amount: euros('en', 94_500n) }))
  await expect.element(page.getByText(t('approvedFirst', { number: 'P-3418' }))).toBeVisible()
})

test('the second person reads what the first found, and what another amount means', async () => {
  await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [read({ secondPersonAbove: 50_000, approval: anApproval() }), ...around],
  })
  await page.getByRole('button', { name: pageEn.approveSecond }).click()
  await expectShown([t('secondOfTwo'), 'Babak Irani', rials('en', 1_239_840_000n)])
  await fill({ [t('found')]: '1233280000' })
  await expectShown([t('secondDiffers', { name: 'Babak Irani' })])
  expect(document.querySelector('[role=dialog] [data-invalid]')).toBeNull()
})

test.each(drawnLanguages('the second person reads'))(
  'the second person reads the rate that would be sent (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const typed = { day: '2026-11-15', fromAmount: 1_239_840, toAmount: 100 }
    const { asked } = await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [
        read({ secondPersonAbove: 50_000, approval: anApproval({ credited: 100_000, rate: typed }) }),
        answerTo(approvePayment, { isFinal: true }),
        ...around,
      ],
    })
    await press(translator(language, { en: pageEn, fa: pageFa })('approveSecond'))
    await expectShown([
      say('rateDiffers', {
        name: 'Babak Irani',
        day: language === 'fa' ? '۲۴ آبان' : '15 Nov',
        one: euros(language, 100n),
        other: rials(language, 1_312_000n),
      }),
      language === 'fa' ? '۱٬۲۳۹٬۸۴۰' : '1,239,840',
    ])
    await press(say('approveNow', { amount: euros(language, 100_000n) }))
    await expectShown([say('approved', { number: 'P-3418' })])
    expect(await sentTo(asked)).toMatchObject({ rate: typed })
  },
)

test('the rate that is read stays the one that is sent when the rate of the day changes meanwhile', async () => {
  const changed = { day: '2026-11-15', fromAmount: 1_400_000, toAmount: 100 }
  await draw(inTurn(read(), read({ rate: changed, payer: 'Omid Rad' })))
  const held = t('rateOfDay', { day: '15 Nov', one: euros('en', 100n), other: rials('en', 1_312_000n) })
  await expectShown([held])
  tell({ what: 'payment', id: '3418' })
  await expect.poll(() => document.body.innerText).toContain('Omid Rad')
  await expectShown([held, t('approveNow', { amount: euros('en', 94_500n) })])
})

test('a look-alike needs a reason of its own, which goes along', async () => {
  const { asked } = await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [
      read({ flag: 'picture', twins: [aTwin({ why: 'picture' })] }),
      answerTo(approvePayment, { isFinal: false }),
      ...around,
    ],
  })
  await tick(en.compared)
  await open('en')
  await expectShown([t('firstOfTwo')])
  await fill({ [t('overruled')]: 'Two lines at the bank.' })
  await press(t('approveNow', { amount: euros('en', 94_500n) }))
  await expectShown([t('approvedFirst', { number: 'P-3418' })])
  expect(await sentTo(asked)).toMatchObject({ overruled: 'Two lines at the bank.' })
})

test.each(drawnLanguages('a payment that a colleague has decided'))(
  'a colleague was faster: who did what is said, and what was typed goes only when asked (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const { kit } = commonWords(language)
    const decision = { by: 'Sara Karimi', at: '2026-11-15T05:39:00.000Z', reason: 'Not there.' }
    const reads = inTurn(read(), read({ state: 'Rejected', version: 3, decision }))
    const refused = refusalOf(approvePayment, 409, 'PAYMENT_ALREADY_DECIDED')
    await drawScreen(desk, address, { language, width: 1440, answers: [refused, reads, ...around] })
    await open(language)
    await fill({ [say('found')]: '1000000' })
    tell({ what: 'payment', id: '3418' })
    const time = showShortDateTime(language, Date.parse(decision.at))
    await expectShown([say('changedTitle'), say('changedRejected', { name: 'Sara Karimi', time }), say('changedKept')])
    expect(page.getByText(commonWords(language).form('newerTake')).all()).toEqual([])
    await press(say('look'))
    await press(kit('discardNot'))
    await expect
      .element(page.getByLabelText(say('found'), { exact: false }))
      .toHaveValue(showNumber(language, 1_000_000))
    await press(say('look'))
    await press(kit('discard'))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test.each(drawnLanguages('the first of two approvals meanwhile'))(
  'whoever may still approve goes on from what a colleague found, with what was typed (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const approval = anApproval({
      credited: 100_000,
      rate: { day: '2026-11-15', fromAmount: 1_239_840, toAmount: 100 },
    })
    const { asked } = await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [
        inTurn(read(), read({ version: 3, secondPersonAbove: 50_000, approval })),
        answerTo(approvePayment, { isFinal: false }),
        ...around,
      ],
    })
    await open(language)
    await fill({ [say('found')]: '1233280000' })
    tell({ what: 'payment', id: '3418' })
    const time = showShortDateTime(language, Date.parse(approval.at))
    await expectShown([
      say('changedFirst', { name: 'Babak Irani', time }),
      say('restOwed', { amount: rials(language, 6_560_000n) }),
    ])
    await press(commonWords(language).form('newerTake'))
    await expectShown([say('secondOfTwo'), say('secondDiffers', { name: 'Babak Irani' })])
    // Of the colleague's rate, which nothing was typed over.
    await press(say('approveNow', { amount: euros(language, 99_471n) }))
    await expectShown([say('approvedFirst', { number: 'P-3418' })])
    expect(await sentTo(asked)).toMatchObject({ version: 3, amount: 1_233_280_000, rate: approval.rate })
  },
)

test.each(drawnLanguages('cash counted short is told'))(
  'cash counted short is told in words for cash, never of a bank (%s)',
  async (language) => {
    const say = translator(language, { en, fa })
    const { asked } = await drawScreen(desk, '/receipts?open=118', {
      language,
      width: 1440,
      answers: [
        answerTo(readDeskPayment, aCashPayment({ language })),
        answerTo(approvePayment, { isFinal: true }),
        ...around,
      ],
    })
    await press(translator(language, { en: pageEn, fa: pageFa })('received'))
    await fill({ [say('counted')]: '150' })
    await expectShown([
      say('countedHint', { amount: euros(language, 20_000n) }),
      say('receivedCash', { amount: euros(language, 15_000n) }),
      say('restOwedCash', { amount: euros(language, 5_000n) }),
    ])
    const dialog = page.getByRole('dialog').element() as HTMLElement
    expect(dialog.innerText).not.toMatch(/فیش|بانک|bank|receipt/i)
    await press(say('approveNow', { amount: euros(language, 15_000n) }))
    const [amount, whole] = [euros(language, 15_000n), euros(language, 20_000n)]
    await expectShown([say('approvedPart', { number: 'P-118', amount, whole })])
    expect(await sentTo(asked)).toMatchObject({ amount: 15_000, reason: say('receivedCash', { amount }) })
  },
)

test('cash is counted, and needs no rate', async () => {
  const { asked } = await drawScreen(desk, '/receipts?open=118', {
    language: 'en',
    width: 1440,
    answers: [answerTo(readDeskPayment, aCashPayment()), answerTo(approvePayment, { isFinal: true }), ...around],
  })
  await page.getByRole('button', { name: pageEn.received }).click()
  await expectShown([t('receiveTitle', { number: 'P-118' }), t('counted')])
  await press(t('approveNow', { amount: euros('en', 20_000n) }))
  await expectShown([t('approved', { number: 'P-118' })])
  expect(await sentTo(asked)).toMatchObject({ amount: 20_000, rate: null })
})
