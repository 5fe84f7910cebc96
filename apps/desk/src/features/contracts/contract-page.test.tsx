import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskContract, type DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as frameEn } from '@sarai/frame/frame-words.en.ts'
import { fa as frameFa } from '@sarai/frame/frame-words.fa.ts'
import { en } from '#features/contracts/messages.en.ts'
import { fa } from '#features/contracts/messages.fa.ts'
import { aContract, aContractRow, anAdjustment, listedContracts } from '#features/contracts/testing/some-contracts.ts'
import { desk } from '#testing/desk.ts'

const read = (changes?: Partial<DeskContract>) => answerTo(readDeskContract, aContract(changes))
const nothing = { stays: [], payments: [], journals: [], allocations: [], waiting: 0 }

describeScreen('a contract at the desk', {
  app: desk,
  address: '/contracts/2207',
  words: { en, fa },
  states: (t, { language, kit }) => ({
    loaded: {
      answers: [read({ adjustments: [anAdjustment(), anAdjustment({ id: 13, isMine: true, reason: 'Rounding' })] })],
      shows: [
        'C-2207',
        'Parvaz Asia',
        t('charged'),
        t('notCounted'),
        showMoney(language, { minor: 51_200n, currency: 'EUR' }),
        t('books'),
        t('charge'),
        t('commission'),
        t('payment'),
        t('reversedPair', { what: t('charge') }),
        t('showReversed'),
        t('total'),
        'R-10438',
        'P-3350',
        'P-3421',
        language === 'fa' ? 'هتل چنار پالاس' : 'Çınar Palace Hotel',
        t('stayHeld'),
        t('adjustments'),
        showMoneyDifference(language, { minor: -500n, currency: 'EUR' }),
        'Fee of the bank',
        t('decide'),
        t('adjustMine'),
        t('adjust'),
      ],
    },
    empty: { answers: [read(nothing)], shows: [t('noEntries'), t('noPayments'), t('noStays')] },
    failing: { answers: [failureOf(readDeskContract)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [refusalOf(readDeskContract, 404, 'NOT_FOUND')],
      shows: [translator(language, { en: frameEn, fa: frameFa })('goneTitle')],
    },
    slow: { answers: [silenceTo(readDeskContract)], shows: [kit('loading')] },
  }),
})

const t = translator('en', { en, fa })
const draw = (changes?: Partial<DeskContract>) =>
  drawScreen(desk, '/contracts/2207', { language: 'en', width: 1440, answers: [read(changes)] })
const marked = () => [...document.querySelectorAll('tr[data-marked] a')].map(({ textContent }) => textContent)

test('to point at a payment marks what it pays for, also by the keyboard', async () => {
  await draw()
  const lines = page.getByRole('row')
  await lines.filter({ hasText: 'P-3350' }).hover()
  await expect.poll(marked).toEqual(['R-10438'])
  const sale = lines.filter({ hasText: 'R-10438' }).first().element() as HTMLElement
  sale.focus()
  await expect.poll(marked).toContain('P-3350')
})

test('money that was paid back is heard as that, not as paying for nothing', async () => {
  const [, receipt] = aContract().journals
  const payout = { ...receipt!, id: 'receipt/3350/refund', kind: 'payout' as const, balance: 42_400 }
  await draw({
    journals: [...aContract().journals, payout],
    allocations: [{ credit: receipt!.id, request: null, journal: payout.id, amount: 5_000 }],
  })
  const amount = showMoney('en', { minor: 5_000n, currency: 'EUR' })
  await expect.element(page.getByText(t('paysFor', { what: t('payout'), amount }))).toBeInTheDocument()
})

test('what was reversed is folded to one line, and unfolded on demand', async () => {
  await draw()
  await expectShown([t('reversedPair', { what: t('charge') })])
  const count = () => document.querySelectorAll('tbody tr').length
  expect(count()).toBe(4)
  await page.getByText(t('showReversed')).click()
  await expect.poll(count).toBe(5)
  await expectShown([t('reversal')])
  await userEvent.keyboard('{Escape}')
})

test.each(drawnLanguages('the account on a phone'))(
  'the account of the contract fits a phone, with its turnover and balance, in %s',
  async (language) => {
    await drawScreen(desk, '/contracts/2207', { language, width: 390, answers: [read()] })
    const words = translator(language, { en, fa })
    await expectShown([words('charge'), words('payment'), 'R-10438', 'P-3350', words('debit'), words('creditColumn')])
    const books = page.getByRole('region', { name: words('books') }).element()
    const wide = [...books.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth + 1)
    expect(wide.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))).toEqual([])
    expect(books.scrollWidth).toBeLessThanOrEqual(books.clientWidth)
  },
)

test.each(drawnLanguages('a payment for several'))(
  'of a payment for several contracts it says what this one gets, and of how much, in %s',
  async (language) => {
    const [found, sent] = aContract().payments
    const payments = [found!, { ...sent!, expected: 13_500 }]
    await drawScreen(desk, '/contracts/2207', { language, width: 1440, answers: [read({ payments })] })
    const words = translator(language, { en, fa })
    const euros = (minor: bigint) => showMoney(language, { minor, currency: 'EUR' })
    await expectShown([
      euros(13_500n),
      words('shareOf', { whole: euros(35_671n) }),
      showMoney(language, { minor: 468_000_000n, currency: 'IRR' }),
    ])
    expect(document.body.textContent.split(words('shareOf', { whole: '' }).trim())).toHaveLength(2)
  },
)

test.each(drawnLanguages('of a payment found in part'))(
  'of a payment found in part it says what was found of what was claimed, and of a whole one its amount alone, in %s',
  async (language) => {
    const [whole, sent] = aContract().payments
    const part = { ...sent!, state: 'Approved', amount: 200_000_000, found: 100_000_000, credited: 7_651 }
    await drawScreen(desk, '/contracts/2207', { language, width: 1440, answers: [read({ payments: [whole!, part] })] })
    const words = translator(language, { en, fa })
    const rials = (minor: bigint) => showMoney(language, { minor, currency: 'IRR' })
    await expectShown([words('foundOf', { found: rials(100_000_000n), claimed: rials(200_000_000n) })])
    const euros = showMoney(language, { minor: 42_400n, currency: 'EUR' })
    expect(document.body.textContent).not.toContain(words('foundOf', { found: euros, claimed: euros }))
  },
)

test.each(drawnLanguages('what was sent back'))(
  'of a payment it says what was credited, and what was sent back of it, in %s',
  async (language) => {
    const [found, sent] = aContract().payments
    const payments = [{ ...found!, refunded: 2_400 }, sent!]
    await drawScreen(desk, '/contracts/2207', { language, width: 1440, answers: [read({ payments })] })
    const words = translator(language, { en, fa })
    const euros = (minor: bigint) => showMoney(language, { minor, currency: 'EUR' })
    const [credited, refunded] = [
      words('paymentCredited', { amount: euros(42_400n) }),
      words('paymentRefunded', { amount: euros(2_400n) }),
    ]
    await expectShown([`${credited} · ${refunded}`])
  },
)

test.each(drawnLanguages('a deadline on hold'))(
  'a deadline that stands still is no time by which anything is due, in the list as on the page (%s)',
  async (language) => {
    const words = translator(language, { en, fa })
    const time = showShortDateTime(language, Date.parse('2026-11-15T15:00:00.000Z'))
    await drawScreen(desk, '/contracts/2207', { language, width: 1440, answers: [read({ isHeld: true })] })
    await expect.poll(() => page.getByText(words('stayHeld'), { exact: true }).all()).toHaveLength(2)
    expect(page.getByText(words('dueBy', { time }), { exact: true }).all()).toEqual([])
    const listed = listedContracts(aContractRow({ isHeld: true }))
    await drawScreen(desk, '/contracts', { language, width: 1440, answers: [listed] })
    await expect.element(page.getByRole('table').getByText(words('stayHeld'), { exact: true })).toBeVisible()
    expect(page.getByRole('table').getByText(time).all()).toEqual([])
  },
)

test('credit is first offered to another contract, then paid out; without any neither is there', async () => {
  await draw({ credit: 2_000, due: 0 })
  await expectShown([t('moveCredit'), t('payOut')])
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  expect(names.indexOf(t('moveCredit'))).toBeLessThan(names.indexOf(t('payOut')))
})

test('without credit there is nothing to move', async () => {
  await draw()
  await expectShown([t('adjust')])
  expect(document.body.innerText).not.toContain(t('payOut'))
})
