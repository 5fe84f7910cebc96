import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import {
  downloadPaymentFile,
  listReceipts,
  readPayment,
  withdrawPayment,
  type PaymentDetails,
  type ReceiptPayment,
} from '@sarai/wire/portal/money/payments.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, callsTo, failureOf, fileTo, inTurn, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#shared/payments/messages.en.ts'
import { fa } from '#shared/payments/messages.fa.ts'
import { aPayment, aReceipt, someCash } from '#shared/payments/testing/some-payments.ts'
import { portal } from '#testing/portal.ts'

const address = '/payments?payment=3391'
const words = { en, fa }
const receipts = answerTo(listReceipts, { Data: [aReceipt()], Total: 1 })
const file = fileTo(downloadPaymentFile, {
  name: 'a.pdf',
  mediaType: 'application/pdf',
  content: new Uint8Array(3),
})

describeScreen('the payment dialog', {
  app: portal,
  address,
  words,
  states: (t, { language, kit, problem }) => {
    return {
      loaded: {
        answers: [
          receipts,
          file,
          answerTo(readPayment, aPayment({ receipt: aReceipt({ Reason: 'The amount differs' }) })),
        ],
        shows: [
          t('receiptTitle', { number: 'P-3391' }),
          t('lookedAtBy', { time: showDeadline(language, Date.parse('2031-11-15T07:30:00.000Z')) }),
          t('reason'),
          'The amount differs',
          t('expected'),
          '140508245177',
          'Parvaz Asia Travel Services',
          'Rooms of R-10482',
          'Nasrin Rahimi',
          'C-2207',
          t('withdraw'),
          t('openPdf'),
        ],
      },
      empty: { answers: [receipts, refusalOf(readPayment, 404, 'NOT_FOUND')], shows: [t('gone')] },
      failing: { answers: [receipts, failureOf(readPayment)], shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [receipts, file, answerTo(readPayment, aPayment()), refusalOf(withdrawPayment, 409, 'STATE_CHANGED')],
        act: async () => {
          await press(t('withdraw'))
          await expectShown([t('withdrawText')])
          await press(t('withdraw'))
        },
        shows: [t('receiptTitle', { number: 'P-3391' }), problem('STATE_CHANGED')],
      },
      slow: { answers: [receipts, silenceTo(readPayment)], shows: [t('payment')] },
    }
  },
})

describe.each(drawnLanguages('one payment'))('one payment in %s', (language) => {
  const says = translator(language, { en: stateEn, fa: stateFa })
  const t = translator(language, words)

  test('a receipt that is new is withdrawn, with the version that was read', async () => {
    const gone = aPayment({ receipt: aReceipt({ State: 'Withdrawn' }), mayWithdraw: false, lookedAtBy: null })
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        receipts,
        file,
        inTurn(answerTo(readPayment, aPayment()), answerTo(readPayment, gone)),
        answerTo(withdrawPayment, null),
      ],
    })
    await expectShown([t('withdraw')])
    await press(t('withdraw'))
    await expectShown([t('withdrawQuestion', { number: 'P-3391' }), t('withdrawText')])
    await press(t('withdraw'))
    await expectShown([t('withdrawn'), says('receiptWithdrawn')])
    expect(await asked.find(({ method }) => method === 'POST')!.json()).toEqual({ version: 1 })
  })

  test('announced cash is withdrawn too, while nobody holds it', async () => {
    const cash = aPayment({ receipt: null, cash: someCash() })
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [receipts, answerTo(readPayment, cash), answerTo(withdrawPayment, null)],
    })
    await press(t('withdrawCash'))
    await expectShown([t('withdrawCashQuestion', { number: 'P-3392' }), t('withdrawCashText'), t('withdrawCashKeep')])
    await press(t('withdrawCash'))
    await expectShown([t('cashWithdrawn')])
    const sent = asked.find(({ method }) => method === 'POST')!
    expect(sent.url).toMatch(/payments\/3392\/withdraw$/)
    expect(await sent.json()).toEqual({ version: 1 })
  })

  test('what was sent back of a receipt is said of the contract that it pays, and in the list', async () => {
    const receipt = aReceipt({ State: 'Approved', HasFile: false, Returned: 12_300 })
    const [share] = aPayment().shares
    const payment = aPayment({
      receipt,
      shares: [{ ...share!, credited: 60_000, returned: 12_300 }],
      approval: { amount: 740_400_000, credited: 60_000, at: '2031-11-15T07:10:00.000Z', rate: null },
      lookedAtBy: null,
      mayWithdraw: false,
    })
    const back = t('sentBack', { amount: showMoney(language, money(12_300, 'EUR')) })
    const list = answerTo(listReceipts, { Data: [receipt, aReceipt({ Id: 1 })], Total: 2 })
    await drawScreen(portal, address, { language, answers: [list, answerTo(readPayment, payment)] })
    await expect.element(page.getByRole('dialog').getByText(back)).toBeVisible()
    await expect.poll(() => page.getByText(back).all()).toHaveLength(2)
  })

  test('what finance decided is said with its rate', async () => {
    const approval = {
      amount: 740_400_000,
      credited: 59_900,
      at: '2031-11-15T07:10:00.000Z',
      rate: { day: '2031-11-15', fromAmount: 1_234_000, toAmount: 100 },
    }
    const payment = aPayment({
      receipt: aReceipt({ State: 'Approved', HasFile: false }),
      approval,
      lookedAtBy: null,
      mayWithdraw: false,
    })
    await drawScreen(portal, address, {
      language,
      answers: [receipts, answerTo(readPayment, payment)],
    })
    await expectShown([
      t('approved'),
      showMoney(language, money(59_900, 'EUR')),
      showMoney(language, money(1_234_000, 'IRR')),
    ])
    expect(page.getByRole('button', { name: t('withdraw') }).all()).toEqual([])
  })
})

test.each(drawnLanguages('a receipt of which a part was found'))(
  'what was credited for a part stands with that part, never as the worth of the whole (%s)',
  async (language) => {
    const t = translator(language, words)
    const [rials, euros] = (['IRR', 'EUR'] as const).map(
      (currency) => (minor: number) => showMoney(language, money(minor, currency)),
    ) as [(minor: number) => string, (minor: number) => string]
    const receipt = aReceipt({ State: 'Approved', HasFile: false, FoundAmount: 370_200_000, Amount: 30_000 })
    const payment = aPayment({
      receipt,
      approval: { amount: 370_200_000, credited: 30_000, at: '2031-11-15T07:10:00.000Z', rate: null },
      lookedAtBy: null,
      mayWithdraw: false,
    })
    await drawScreen(portal, address, { language, answers: [receipts, answerTo(readPayment, payment)] })
    await expectShown([t('inPart'), rials(740_400_000)])
    const counted = page.getByRole('term').filter({ hasText: t('counted') })
    await expect.element(counted).toBeVisible()
    const found = t('foundOf', { found: rials(370_200_000), claimed: rials(740_400_000) })
    expect(counted.element().nextElementSibling!.textContent).toBe(euros(30_000) + found)
    expect(page.getByRole('dialog').getByText(t('worth'), { exact: true }).all()).toEqual([])
  },
)

describe.each(drawnLanguages('the facts of a payment'))('the facts of a payment in %s', (language) => {
  const t = translator(language, words)
  const number = 'TR-1405/08'
  const draw = async (receipt: Partial<ReceiptPayment> = {}, changes: Partial<PaymentDetails> = {}) => {
    const payment = aPayment({ receipt: aReceipt({ HasFile: false, ReceiptNumber: number, ...receipt }), ...changes })
    await drawScreen(portal, address, { language, answers: [receipts, answerTo(readPayment, payment)] })
    await expect.element(page.getByText(number)).toBeVisible()
  }

  test('what a payment is worth is expected while it waits', async () => {
    await draw()
    await expectShown([t('worth'), t('expected')])
  })

  test.each(['Approved', 'Rejected', 'Withdrawn'] as const)('and no longer once it is %s', async (State) => {
    await draw({ State }, { lookedAtBy: null, mayWithdraw: false })
    await expectShown([t('worth')])
    expect(page.getByText(t('expected')).all()).toEqual([])
  })

  test('a value in Latin letters stands under its name and reads from left to right', async () => {
    await draw()
    const shown = page.getByText(number).element()
    expect(getComputedStyle(shown).direction).toBe('ltr')
    const side = language === 'fa' ? 'right' : 'left'
    for (const value of [shown, page.getByText('Parvaz Asia Travel Services').element()]) {
      const name = value.closest('div')!.querySelector('dt')!
      expect(value.getBoundingClientRect()[side]).toBeCloseTo(name.getBoundingClientRect()[side], 0)
    }
  })
})

test('the picture of a receipt is shown', async () => {
  const canvas = document.createElement('canvas')
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const content = new Uint8Array(await made!.arrayBuffer())
  const picture = fileTo(downloadPaymentFile, { name: 'satna-15nov.png', mediaType: 'image/png', content })
  const answers = [receipts, picture, answerTo(readPayment, aPayment())]
  await drawScreen(portal, address, { language: 'en', answers })
  await expectShown(['satna-15nov.jpg'])
  const shown = page.getByAltText(en.fileShown)
  await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(canvas.width)
})

test.each(drawnLanguages('a picture that was refused'))(
  'and is not asked for once it was refused (%s)',
  async (language) => {
    const answers = [receipts, file, answerTo(readPayment, aPayment({ fileName: '', isFileRefused: true }))]
    const { asked } = await drawScreen(portal, address, { language, answers })
    await expectShown([translator(language, words)('fileRefused')])
    expect(callsTo(downloadPaymentFile, asked)).toEqual([])
  },
)

test('and is not asked for before the scanner has looked', async () => {
  const answers = [receipts, file, answerTo(readPayment, aPayment({ isFileHeld: true }))]
  const { asked } = await drawScreen(portal, address, { language: 'en', answers })
  await expectShown([en.fileHeld])
  expect(callsTo(downloadPaymentFile, asked)).toEqual([])
})
