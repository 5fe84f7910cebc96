import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import {
  countDeskPayments,
  downloadDeskPaymentFile,
  listDeskPayments,
  readDeskPayment,
  type DeskPayment,
} from '@sarai/wire/desk/money/payments.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import {
  answerTo,
  failureOf,
  fileTo,
  inTurn,
  refusalOf,
  silenceTo,
  tell,
  type Answer,
} from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as frameEn } from '@sarai/frame/frame-words.en.ts'
import { fa as frameFa } from '@sarai/frame/frame-words.fa.ts'
import { en as decideEn } from '#features/payments/decide/messages.en.ts'
import { fa as decideFa } from '#features/payments/decide/messages.fa.ts'
import { en } from '#features/payments/messages.en.ts'
import { fa } from '#features/payments/messages.fa.ts'
import { en as pictureEn } from '#features/payments/picture/messages.en.ts'
import { fa as pictureFa } from '#features/payments/picture/messages.fa.ts'
import {
  aCashPayment,
  anApproval,
  aPayment,
  aPaymentRow,
  aPicture,
  aTwin,
  listedPayments,
  someCounts,
} from '#features/payments/testing/some-payments.ts'
import { desk } from '#testing/desk.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const flaggedRow = aPaymentRow({ id: 3421, number: 'P-3421', agency: { id: 7, name: 'Parvaz Asia' }, flag: 'number' })
const cashRow = aPaymentRow({ id: 118, number: 'P-118', kind: 'cash', state: 'Requested', deadlineAt: null })
const rows = [aPaymentRow(), flaggedRow, cashRow]
const read = (changes?: Partial<DeskPayment>) => answerTo(readDeskPayment, aPayment(changes))
const around = [listedPayments(...rows), someCounts, aPicture]
const opened = '/receipts?open=3418'

describeScreen('the receipts at the desk', {
  app: desk,
  address: '/receipts',
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: around,
      shows: [
        t('waiting'),
        t('second'),
        t('flagged'),
        t('decided'),
        'Kimia Tour',
        'P-3418',
        showMoney(language, { minor: 1_239_840_000n, currency: 'IRR' }),
        showMoney(language, { minor: 94_500n, currency: 'EUR' }),
        'Parvaz Asia',
        t('duplicate'),
        t('cash'),
      ],
      showsWide: [t('chooseTitle'), t('keyApprove'), t('keyTurn')],
    },
    empty: { answers: [listedPayments(), someCounts], shows: [t('emptyWaiting'), t('emptyWaitingText')] },
    failing: { answers: [failureOf(listDeskPayments), someCounts], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listDeskPayments, 403, 'FORBIDDEN'), someCounts], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listDeskPayments), someCounts], shows: [kit('loading')] },
  }),
})

describeScreen('a receipt at the desk', {
  app: desk,
  address: opened,
  words: { en, fa },
  states: (t, { language, kit }) => ({
    loaded: {
      answers: [read({ description: 'Second half' }), ...around],
      shows: [
        'P-3418',
        t('claims'),
        '140508240822518',
        'Bank Pasargad',
        'SATNA',
        'Leila Hosseini',
        'Nasrin Rahimi',
        'Second half',
        'C-2203',
        t('owes', { amount: showMoney(language, { minor: 94_500n, currency: 'EUR' }) }),
        t('rateText', {
          one: showMoney(language, { minor: 100n, currency: 'EUR' }),
          other: showMoney(language, { minor: 1_312_000n, currency: 'IRR' }),
        }),
        t('approve'),
        t('reject'),
        translator(language, { en: pictureEn, fa: pictureFa })('alt', { number: 'P-3418' }),
      ],
      showsWide: [t('limitNote', { amount: showMoney(language, { minor: 100_000n, currency: 'EUR' }) }), 'P-3421'],
    },
    empty: {
      answers: [read({ file: null, bank: '' }), ...around],
      shows: [translator(language, { en: pictureEn, fa: pictureFa })('noneText'), t('notGiven'), t('approve')],
    },
    failing: { answers: [failureOf(readDeskPayment), ...around], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [refusalOf(readDeskPayment, 404, 'NOT_FOUND'), ...around],
      shows: [translator(language, { en: frameEn, fa: frameFa })('goneTitle')],
    },
    slow: { answers: [silenceTo(readDeskPayment), ...around], shows: [kit('loading')] },
  }),
})

const flagged = read({
  id: 3421,
  number: 'P-3421',
  flag: 'number',
  twins: [aTwin(), aTwin({ id: 3, number: 'P-3', why: 'picture' })],
})

describeView('a receipt whose picture was refused', {
  app: desk,
  address: opened,
  words: { en: pictureEn, fa: pictureFa },
  shown: (t) => ({
    answers: [read({ file: null, isFileRefused: true }), ...around],
    shows: [t('refused'), t('noneText')],
  }),
})

describeView('a receipt whose number came with another amount or bank', {
  app: desk,
  address: opened,
  words: { en, fa },
  shown: (t, { language }) => {
    const agency = { id: 7, name: 'Parvaz Asia' }
    const amount = showPrice(language, 94_000, 'EUR')
    const one = {
      id: 3391,
      number: 'P-3391',
      agency,
      state: 'Approved',
      bank: 'Melli',
      amount: 94_000,
      currency: 'EUR',
    } as const
    const other = { ...one, id: 3392, number: 'P-3392', state: 'New', bank: '' } as const
    return {
      answers: [read({ sameNumber: [one, other] }), ...around],
      shows: [
        t('sameNumber'),
        t('sameNumberText'),
        t('sameNumberLine', { number: 'P-3391', agency: 'Parvaz Asia', amount, bank: 'Melli' }),
        t('sameNumberLine', { number: 'P-3392', agency: 'Parvaz Asia', amount, bank: t('noBank') }),
      ],
    }
  },
})

describeView('a flagged receipt at the desk', {
  app: desk,
  address: '/receipts?tab=flagged&open=3421',
  words: { en: pictureEn, fa: pictureFa },
  shown: (t, { language }) => ({
    answers: [flagged, ...around],
    shows: [
      t('alarm'),
      t('alarmNumber', { number: 'P-3391', agency: 'Parvaz Asia' }),
      t('openTwin', { number: 'P-3391' }),
      t('thisOne'),
      t('earlier'),
      t('twins', { count: 2 }),
      t('whyNumber'),
      t('whyPicture'),
      t('alt', { number: 'P-3391' }),
    ],
    showsWide: [
      translator(language, { en, fa })('lockedCompare'),
      translator(language, { en: decideEn, fa: decideFa })('compared'),
    ],
  }),
})

describeView('a decided receipt at the desk', {
  app: desk,
  address: '/receipts?tab=decided&open=3418',
  words: { en, fa },
  shown: (t) => ({
    answers: [
      listedPayments(aPaymentRow({ state: 'Approved', decidedAt: '2026-11-15T06:00:00.000Z' })),
      read({
        state: 'Approved',
        approval: anApproval(),
        decision: { by: 'Sara Karimi', at: '2026-11-15T06:00:00.000Z', reason: 'Less arrived.' },
        overruled: 'Two lines at the bank.',
      }),
      someCounts,
      aPicture,
    ],
    shows: [t('decision'), 'Babak Irani', 'Sara Karimi', 'Less arrived.', 'Two lines at the bank.', t('refund')],
  }),
})

describeView('cash at the desk', {
  app: desk,
  address: '/receipts?kind=cash&open=118',
  words: { en, fa },
  shown: (t, { language }) => ({
    answers: [listedPayments(cashRow), answerTo(readDeskPayment, aCashPayment()), someCounts],
    shows: [
      t('bringer'),
      'Reza Amini',
      t('received'),
      t('decline'),
      translator(language, { en: pictureEn, fa: pictureFa })('cashText'),
    ],
  }),
})

const t = translator('en', { en, fa })
const picture = translator('en', { en: pictureEn, fa: pictureFa })
const draw = (address: string, ...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
const transformOf = (alt: string) => (page.getByAltText(alt, { exact: true }).element() as HTMLElement).style.transform

test('the kind and the view are in the address, and the server is asked for them', async () => {
  const { asked, address } = await draw('/receipts')
  await page.getByText(t('kindCash'), { exact: true }).click()
  await expect.poll(address).toBe('/desk/receipts?kind=cash')
  await page.getByRole('tab', { name: t('second'), exact: false }).click()
  await expect.poll(() => asked.at(-1)?.url).toMatch(/payments\?view=second&kind=cash/)
})

test('Z comes nearer, Q and W turn it, and the turn is kept while others are looked at', async () => {
  const { address } = await draw(opened, read())
  const alt = picture('alt', { number: 'P-3418' })
  await expect.element(page.getByAltText(alt)).toBeVisible()
  await userEvent.keyboard('z')
  await expect.poll(() => transformOf(alt)).toContain('scale(2.5)')
  await expectShown(['250%'])
  await userEvent.keyboard('w')
  await expect.poll(() => transformOf(alt)).toContain('rotate(90deg)')
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/desk/receipts')
  await page.getByRole('link', { name: 'Kimia Tour' }).first().click()
  await expect.element(page.getByAltText(alt)).toBeVisible()
  expect(transformOf(alt)).toContain('rotate(90deg)')
  await userEvent.keyboard('q')
  await expect.poll(() => transformOf(alt)).toContain('rotate(0deg)')
})

test.each([
  { key: 'j', next: 118 },
  { key: 'k', next: 3418 },
])('$key goes on from the one that is open, whoever opened it', async ({ key, next }) => {
  const { address } = await draw('/receipts?open=3421', flagged)
  await expect.element(page.getByRole('link', { name: 'Parvaz Asia', exact: true }).first()).toBeVisible()
  await userEvent.keyboard(key)
  await expect.poll(address).toBe(`/desk/receipts?open=${next}`)
})

test('the wheel brings what is under the pointer nearer', async () => {
  await draw(opened, read())
  const shown = page.getByAltText(picture('alt', { number: 'P-3418' }))
  await expect.element(shown).toBeVisible()
  const frame = shown.element().parentElement!
  const { left, top, width, height } = frame.getBoundingClientRect()
  const at = { clientX: left + width / 2 + 50, clientY: top + height / 2, bubbles: true, cancelable: true }
  frame.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -2000 }))
  await expect
    .poll(() => transformOf(picture('alt', { number: 'P-3418' })))
    .toMatch(/translate\(-3\d\dpx, -?\d(\.\d+)?px\) scale\(8\)/)
})

test('what is sent as a PDF is named and saved, and drawn nowhere', async () => {
  const pdf = fileTo(downloadDeskPaymentFile, {
    name: 'paya.pdf',
    mediaType: 'application/pdf',
    content: new TextEncoder().encode('%PDF-1.7'),
  })
  await draw(opened, read({ file: { name: 'paya.pdf', mediaType: 'application/pdf', isHeld: false } }), pdf)
  await expectShown(['paya.pdf', picture('pdfText'), picture('open')])
  expect(document.querySelector('iframe, object, embed')).toBeNull()
})

test('both pictures move together, and the earlier one lies over this one while it is held', async () => {
  await draw('/receipts?open=3421', flagged)
  const both = [picture('alt', { number: 'P-3421' }), picture('alt', { number: 'P-3391' })]
  for (const alt of both) await expect.element(page.getByAltText(alt)).toBeVisible()
  await press(picture('zoomIn'))
  for (const alt of both) await expect.poll(() => transformOf(alt)).toContain('scale(1.5)')
  const hold = page.getByRole('button', { name: picture('holdOverlay') }).element()
  const drawn = () => document.querySelectorAll('section img').length
  const before = drawn()
  ;(hold as HTMLElement).focus()
  await userEvent.keyboard('{Enter>}')
  await expect.poll(drawn).toBe(before + 1)
  await userEvent.keyboard('{/Enter}')
  await expect.poll(drawn).toBe(before)
})

test('the row that the address opens is in sight, above the keys that lie over the end of the list', async () => {
  const many = Array.from({ length: 30 }, (_, place) => aPaymentRow({ id: place + 1, number: `P-${place + 1}` }))
  const answers = [listedPayments(...many), answerTo(readDeskPayment, aPayment({ id: 25, number: 'P-25' })), someCounts]
  await drawScreen(desk, '/receipts?open=25', { language: 'en', width: 1440, answers: [...answers, aPicture] })
  const row = page.getByRole('listitem').filter({ hasText: 'P-25' })
  await expect.element(row).toBeInViewport({ ratio: 1 })
  const legend = document.querySelector('p.sticky')!
  const bottom = row.element().getBoundingClientRect().bottom
  expect(bottom).toBeLessThanOrEqual(legend.getBoundingClientRect().top)
})

test('what a colleague decides keeps its place until another is opened', async () => {
  await draw(opened, read(), inTurn(listedPayments(...rows), listedPayments(flaggedRow, cashRow)))
  await expectShown(['140508240822518'])
  tell({ what: 'payment', id: '3418' })
  await expectShown([t('goneNext', { number: 'P-3421' })])
  await expect.element(page.getByText(t('gone'), { exact: true })).toBeVisible()
})

test('the sidebar makes room, and finance reads in it how many wait', async () => {
  const babak = { id: 4, username: 'babak', name: 'Babak Irani', roles: ['finance' as const], recoveryCodes: 8 }
  await draw(
    '/receipts',
    answerTo(readStaffProfile, babak),
    answerTo(countDeskPayments, { waiting: 5, second: 1, flagged: 2, cash: 1, adjustments: 0 }),
  )
  await expectShown(['5 payments wait for finance'])
  expect(document.querySelector('aside')!.dataset['form']).toBe('mini')
})

test('a payment in the list answers the finger before it opens', async () => {
  await drawScreen(desk, '/receipts', { answers: around, language: 'en', width: 390 })
  const row = page.getByRole('link', { name: 'Parvaz Asia' }).first()
  const finger = { bubbles: true, pointerType: 'touch', width: 20, height: 20, pressure: 0.5 }
  const at = (kind: string) => row.element().dispatchEvent(new PointerEvent(kind, finger))
  await expect.element(row).toBeVisible()
  at('pointerdown')
  await expect.element(row).toHaveAttribute('data-pressed')
  at('pointercancel')
  await expect.element(row).not.toHaveAttribute('data-pressed')
})
