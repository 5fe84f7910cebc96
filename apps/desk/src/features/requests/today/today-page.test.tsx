import { page } from 'vitest/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { countDeskPayments, listDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { listPackages } from '@sarai/wire/desk/packages.ts'
import { readDeskToday, type DeskToday } from '@sarai/wire/desk/requests/today.ts'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { showTime } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { aRow, listed, somebodyAtWork, someCounts } from '#features/requests/testing/some-requests.ts'
import { en } from '#features/requests/today/messages.en.ts'
import { fa } from '#features/requests/today/messages.fa.ts'
import { desk } from '#testing/desk.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const due = inHours(1.6)
const late = aRow({ id: 2, number: 'R-2', turn: 'desk', queue: 'new', dueAt: inHours(-0.5), assignedTo: null })

/** Later than the payment of an agency: it is the first of those that wait for us. */
const ours = inHours(8)
const aMorning = (changes: Partial<DeskToday> = {}): DeskToday => ({
  queues: [
    { queue: 'new', all: 6, late: 1, mostUrgent: [late] },
    { queue: 'asked', all: 8, late: 0, mostUrgent: [aRow()] },
    { queue: 'unpaid', all: 1000, late: 0, mostUrgent: [aRow({ id: 3, number: 'R-3', dueAt: null })] },
    { queue: 'applied', all: 0, late: 0, mostUrgent: [] },
  ],
  deadlines: [
    { id: 3, number: 'R-3', queue: 'unpaid', agency: 'Aria Sky', at: due, currency: 'EUR', finalPrice: 34_400 },
    { id: 4, number: 'R-4', queue: 'new', agency: 'Kimia Tour', at: ours, currency: 'EUR', finalPrice: 100 },
  ],
  mine: [aRow({ id: 5, number: 'R-5' })],
  ...changes,
})
const aPaymentToCheck: ReplyOf<typeof listDeskPayments>['rows'][number] = {
  id: 3419,
  number: 'P-3419',
  version: 1,
  kind: 'receipt',
  state: 'New',
  agency: { id: 9, name: 'Setareh Gasht' },
  amount: 656_000_000,
  currency: 'IRR',
  expected: 50_000,
  contractCurrency: 'EUR',
  contracts: [{ id: 2204, number: 'C-2204' }],
  sentAt: inHours(-1),
  deadlineAt: inHours(3),
  isDeadlineHeld: true,
  flag: null,
  isSecondNeeded: false,
  decidedAt: null,
}
const withAnEntry: ReplyOf<typeof listDeskContracts>['rows'][number] = {
  id: 2207,
  number: 'C-2207',
  agency: { id: 8, name: 'Kimia Tour' },
  currency: 'EUR',
  state: 'Credit',
  openedAt: inHours(-90),
  requests: 2,
  charged: 60_000,
  paid: 64_000,
  waiting: 0,
  due: 0,
  credit: 4_000,
  dueAt: null,
  isHeld: false,
}
const quiet = aMorning({
  queues: aMorning().queues.map((queue) => ({ ...queue, all: 0, late: 0, mostUrgent: [] })),
  deadlines: [],
  mine: [],
})
const today = (changes?: Partial<DeskToday>) => answerTo(readDeskToday, aMorning(changes))

describeScreen('today at the desk', {
  app: desk,
  address: '/',
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [today()],
      shows: [
        t('waitsAndDeadline', { count: 6, time: showTime(language, Date.parse(ours)) }),
        t('me'),
        t('desk'),
        t('new'),
        t('lateNote', { count: 1 }),
        t('asked'),
        t('calls'),
        t('unpaid'),
        t('applied'),
        t('allClear'),
        t('agencies'),
        t('myItems'),
        'R-5',
        language === 'fa' ? '۹۹۹+' : '999+',
      ],
      showsWide: ['R-2', 'R-3', aRow().hotelEn, t('noneWaits'), t('deadlines'), t('now'), 'Aria Sky', 'Kimia Tour'],
    },
    empty: {
      answers: [answerTo(readDeskToday, quiet)],
      shows: [t('nothing'), t('allClear'), t('nothingMine')],
      showsWide: [t('noDeadlines')],
    },
    failing: { answers: [failureOf(readDeskToday)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(readDeskToday, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(readDeskToday)], shows: [kit('loading')] },
  }),
})

const t = translator('en', { en, fa })
const draw = (...answers: Parameters<typeof drawScreen>[2]['answers'] & object) =>
  drawScreen(desk, '/', { language: 'en', width: 1440, answers: [...answers, somebodyAtWork, someCounts] })

test('a card leads into its queue with the same filter, and whose it is is remembered', async () => {
  localStorage.removeItem('sarai.desk-today')
  const { asked, address } = await draw(today(), listed(aRow()))
  const card = page.getByRole('link', { name: t('asked'), exact: true })
  await expect.element(card).toHaveAttribute('href', '/desk/requests?tab=asked')
  await page.getByText(t('me'), { exact: true }).click()
  await expect.poll(() => asked.some(({ url }) => url.includes('today?whose=me'))).toBe(true)
  expect(localStorage.getItem('sarai.desk-today')).toBe('me')
  await expect.element(card).toHaveAttribute('href', '/desk/requests?tab=asked&assigned=me')
  await card.click()
  // The code of that page is loaded first.
  await expect.poll(address, { timeout: 10_000 }).toBe('/desk/requests?tab=asked&assigned=me')
  localStorage.removeItem('sarai.desk-today')
})

test.each([4, 5] as const)(
  'the cards of %s queues and of what else waits leave one place empty at most',
  async (count) => {
    const [first] = aMorning().queues
    const names = ['new', 'asked', 'offered', 'unpaid', 'applied'] as const
    const queues = names.slice(0, count).map((queue) => ({ ...first!, queue, mostUrgent: [] }))
    await draw(today({ queues }))
    await expectShown([t('new')])
    await expectShown([t('calls'), t('payments'), t('entries'), t('agencies')])
    const grid = page.getByRole('region', { name: t('new'), exact: true }).element().parentElement!
    const places = getComputedStyle(grid).gridTemplateColumns.split(' ').length
    expect(grid.childElementCount).toBe(count + 4)
    expect((places - (grid.childElementCount % places)) % places).toBeLessThan(2)
  },
)

test('only a late answer or payment has a red frame', async () => {
  await draw(today())
  const frameOf = (name: string) => page.getByRole('region', { name })
  await expect.element(frameOf(t('new'))).toHaveClass(/border-error/)
  await expect.element(frameOf(t('asked'))).not.toHaveClass(/border-error/)
})

test.each(drawnLanguages('of many deadlines at one'))(
  'of many deadlines at one time some are counted, beside no other, in %s',
  async (language) => {
    const deadlines = [1, 2, 3, 4, 5].map((id) => ({ ...aMorning().deadlines[1]!, id, number: `R-${id}` }))
    await drawScreen(desk, '/', { language, width: 1440, answers: [today({ deadlines })] })
    const words = translator(language, { en, fa })
    const counted = page.getByText(words('more', { number: showNumber(language, 2) }), { exact: true })
    await expect.element(counted).toBeVisible()
    const { top, bottom } = counted.element().getBoundingClientRect()
    const labels = page.getByRole('link', { name: /Kimia Tour/ }).elements()
    expect(labels).toHaveLength(3)
    for (const label of labels.map((link) => link.getBoundingClientRect()))
      expect(label.top >= bottom || label.bottom <= top).toBe(true)
  },
)

test.each(drawnLanguages('the ruler'))('the ruler tells who has to answer by then (%s)', async (language) => {
  const words = translator(language, { en, fa })
  const [unpaid, toAnswer] = aMorning().deadlines
  const offered = { ...unpaid!, id: 8, number: 'R-8', queue: 'offered' as const, agency: 'Parvaz Asia' }
  const deadlines = [unpaid!, offered, toAnswer!]
  await drawScreen(desk, '/', { language, width: 1440, answers: [today({ deadlines })] })
  for (const [agency, kind] of [
    ['Aria Sky', 'payment'],
    ['Parvaz Asia', 'agency'],
    ['Kimia Tour', 'answer'],
  ] as const) {
    await expect.element(page.getByRole('link', { name: new RegExp(`${agency} ${words(kind)}`) })).toBeVisible()
  }
})

test('what a colleague does is seen at once', async () => {
  await draw(inTurn(today(), answerTo(readDeskToday, quiet)))
  await expectShown(['R-2'])
  tell({ what: 'request', id: '2' })
  await expectShown([t('nothing')])
  expect(document.body.innerText).not.toContain('R-2')
})

test('what becomes late is seen without a change that tells of it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const soon = aRow({ id: 6, number: 'R-6', queue: 'new', turn: 'desk', dueAt: inHours(0.01) })
  const others = aMorning().queues.filter(({ queue }) => queue !== 'new')
  const before = today({ queues: [{ queue: 'new', all: 3, late: 0, mostUrgent: [soon] }, ...others] })
  const after = today({ queues: [{ queue: 'new', all: 3, late: 2, mostUrgent: [soon] }, ...others] })
  const { asked } = await draw(inTurn(before, before, after))
  await expectShown(['R-6'])
  const reads = (path: string) => asked.filter(({ url }) => url.includes(path)).length
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => reads('/desk/api/today')).toBe(2)
  await expect.poll(() => reads('/desk/api/request-counts')).toBe(2)
  await expectShown([t('lateNote', { count: 1 })])
  vi.advanceTimersByTime(60_000)
  await expectShown([t('lateNote', { count: 2 })])
})

test.each([
  [0, t('answered')],
  [2, t('onlyLate', { count: 2 })],
])('the greeting does not forget what else is open, of which %i are late', async (count, sentence) => {
  const unpaid = { queue: 'unpaid' as const, all: 4, late: count, mostUrgent: [] }
  await draw(today({ queues: [...quiet.queues.filter(({ queue }) => queue !== 'unpaid'), unpaid], deadlines: [] }))
  await expectShown([sentence])
  expect(document.body.innerText).not.toContain(t('nothing'))
})

test('whoever approves agencies sees how many wait, and nobody else asks for it', async () => {
  const agencies = answerTo(listAgencies, { rows: [], total: 0, next: null })
  const clerk = { id: 2, username: 'sara', name: 'Sara Karimi', roles: ['reservations' as const], recoveryCodes: 8 }
  const { asked } = await draw(today(), agencies, answerTo(readStaffProfile, clerk))
  await expectShown([t('asked')])
  expect(document.body.innerText).not.toContain(t('agencies'))
  expect(asked.filter(({ url }) => url.includes('/api/agencies'))).toEqual([])
})

test('whoever checks payments sees them first, and nobody else asks for them', async () => {
  const both = {
    id: 4,
    username: 'babak',
    name: 'Babak Irani',
    roles: ['reservations' as const, 'finance' as const],
    recoveryCodes: 8,
  }
  await draw(
    today(),
    answerTo(readStaffProfile, both),
    answerTo(countDeskPayments, { waiting: 5, second: 1, flagged: 2, cash: 0, adjustments: 3 }),
    answerTo(listDeskPayments, { rows: [aPaymentToCheck], next: null }),
    answerTo(listDeskContracts, { rows: [withAnEntry], next: null }),
  )
  await expectShown([t('payments'), t('flaggedNote', { count: 2 }), 'Setareh Gasht'])
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(titles[0]).toBe(t('payments'))
  await expect.element(page.getByRole('link', { name: t('payments') })).toHaveAttribute('href', '/desk/receipts')
  await expectShown([t('entries'), t('entriesNote'), 'Kimia Tour'])
  const entries = page.getByRole('region', { name: t('entries') })
  await expect.element(entries.getByText('3', { exact: true })).toBeVisible()
  await expect
    .element(entries.getByRole('link', { name: t('entries') }))
    .toHaveAttribute('href', '/desk/contracts?tab=adjustments')
})

test('whoever answers requests asks for no payments', async () => {
  const clerk = { id: 2, username: 'sara', name: 'Sara Karimi', roles: ['reservations' as const], recoveryCodes: 8 }
  const { asked } = await draw(today(), answerTo(readStaffProfile, clerk))
  await expectShown([t('asked')])
  expect(asked.filter(({ url }) => url.includes('/payment') || url.includes('/contracts'))).toEqual([])
})

test('whoever has no queue begins where their own work is', async () => {
  const cook = { id: 3, username: 'reza', name: 'Reza Amini', roles: ['catalogue' as const], recoveryCodes: 8 }
  const { address } = await draw(answerTo(readStaffProfile, cook), silenceTo(listPackages))
  await expect.poll(address).toBe('/desk/packages')
})
