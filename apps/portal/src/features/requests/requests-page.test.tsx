import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { listRequests, mostListed, type ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDateRange, showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { en as fieldEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as fieldFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf } from '#features/requests/testing/some-requests.ts'
import { nothingYet, portal } from '#testing/portal.ts'

const address = '/reservations/list'
const words = { en, fa }
const stateWords = { en: stateEn, fa: stateFa }
const fieldWords = { en: fieldEn, fa: fieldFa }
const dates = [calendarDay('2031-12-20'), calendarDay('2031-12-22')] as const

describeScreen('the requests', {
  app: portal,
  address,
  words,
  proves: '[req-01]',
  states: (t, { language, kit, problem }) => {
    const euros = (minor: number) => showMoney(language, money(minor, 'EUR'))
    const row = aListedRequest(language)
    return {
      loaded: {
        answers: [
          answerTo(listRequests, aListOf([row, aListedRequest(language, { Id: 10_481 })])),
          answerTo(readStatistics, {
            ...nothingYet,
            unreadNotes: [{ id: 10_481, reserveNumber: 'R-10481', state: 'New', unreadNoteCount: 2 }],
          }),
        ],
        shows: [
          t('unread', { count: 2 }),
          t('note'),
          t('newRequest'),
          t('all'),
          t('you'),
          t('us'),
          t('search'),
          'R-10482',
          '5512-YALDA',
          row.HotelName,
          showQuantity(language, 2, 'night'),
          showQuantity(language, 2, 'room'),
          showDateRange(language, ...dates, 'gregorian'),
          showDateRange(language, ...dates, 'jalali'),
          translator(language, stateWords)('New'),
          t('ourTurn'),
          t('checkNext'),
          t('answerBy', { time: showDeadline(language, Date.parse(row.TurnDueAt!)) }),
          euros(39_600),
          t('commission', { price: euros(4_000) }),
        ],
        showsWide: [t('number'), t('hotelAndStay'), t('state'), t('next'), t('deadline'), t('finalPrice')],
      },
      empty: {
        answers: [answerTo(listRequests, aListOf([]))],
        shows: [t('empty'), t('emptyText'), t('newRequest')],
      },
      failing: { answers: [failureOf(listRequests)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listRequests, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listRequests)], shows: [t('title'), t('export'), kit('loading')] },
    }
  },
})

const rowOf = (number: string) => page.getByRole('row', { name: new RegExp(number) })

test.each(drawnLanguages('marks the request that was'))(
  'marks the request that was just submitted, in %s',
  async (language) => {
    const t = translator(language, words)
    const rows = [aListedRequest(language, { Id: 10_483, RequestNumber: 'R-10483' }), aListedRequest(language)]
    await drawScreen(portal, `${address}?new=10483`, {
      language,
      answers: [answerTo(listRequests, aListOf(rows))],
    })
    await expect.element(rowOf('R-10483').getByText(t('isNew'))).toBeVisible()
    await expect.element(rowOf('R-10483')).toHaveAttribute('data-current', 'true')
    await expect.element(rowOf('R-10482')).not.toHaveAttribute('data-current')
  },
)

test.each(drawnLanguages('shows every state'))(
  'shows every state in its colour and in its word [req-03], in %s',
  async (language) => {
    const says = translator(language, stateWords)
    const colours = {
      New: 'light-blue',
      ConfirmationPending: 'yellow',
      PaymentPending: 'yellow',
      Confirmed: 'green',
      Rejected: 'red',
      Cancelled: 'orange',
      Refunded: 'orange',
    } as const
    const Data = Object.keys(colours).map((State, place) =>
      aListedRequest(language, { Id: place + 1, RequestNumber: `R-${place + 1}`, State }),
    )
    await drawScreen(portal, address, { language, answers: [answerTo(listRequests, aListOf(Data))] })
    for (const [place, [state, colour]] of Object.entries(colours).entries()) {
      const chip = rowOf(`R-${place + 1} `).getByText(says(state as keyof typeof colours), { exact: true })
      await expect.element(chip).toHaveAttribute('data-colour', colour)
    }
    expect(stateEn.New).toBe('Invoiced')
  },
)

test('leads from a row to its request, and from page to page in the address', async () => {
  const Data = [aListedRequest('en')]
  const { asked, address: now } = await drawScreen(portal, address, {
    language: 'en',
    answers: [answerTo(listRequests, aListOf(Data, { Total: 60 }))],
  })
  await expect
    .element(page.getByRole('link', { name: /R-10482/ }))
    .toHaveAttribute('href', '/reservations/reservation-details/10482')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(now).toBe(`${address}?page=2`)
  await expect.poll(() => asked.some(({ url }) => url.includes('Page=2&PageSize=25'))).toBe(true)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(now).toBe(address)
})

test('searches what was just typed, also when the next page was pressed before the typing rested', async () => {
  const { asked, address: now } = await drawScreen(portal, address, {
    language: 'en',
    answers: [answerTo(listRequests, aListOf([aListedRequest('en')], { Total: 60 }))],
  })
  const next = page.getByRole('button', { name: 'Next page' })
  await expect.element(next).toBeVisible()
  const search = page.getByRole('searchbox').element() as HTMLInputElement
  search.setRangeText('gal')
  search.dispatchEvent(new Event('input', { bubbles: true }))
  ;(next.element() as HTMLButtonElement).click()
  await expect.poll(now).toBe(`${address}?search=gal`)
  expect(search.value).toBe('gal')
  await expect.poll(() => asked.some(({ url }) => url.includes('Search=gal'))).toBe(true)
})

test('asks for the unread messages of the requests that it shows, a hundred at a time', async () => {
  const Data = Array.from({ length: 101 }, (_, at) => aListedRequest('en', { Id: 1_000 + at }))
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [answerTo(listRequests, aListOf(Data, { Total: 101 }))],
  })
  const counted = () => asked.flatMap(({ url }) => new URL(url).searchParams.get('unreadOf')?.split(',').length ?? [])
  await expect.poll(counted).toEqual([100, 1])
})

test('goes to the last page when the one that is read is empty by now', async () => {
  const list = (ids: number[], Total: number) =>
    answerTo(
      listRequests,
      aListOf(
        ids.map((Id) => aListedRequest('en', { Id, RequestNumber: `R-${Id}` })),
        { Total },
      ),
    )
  const { address: now } = await drawScreen(portal, `${address}?view=you&page=2`, {
    language: 'en',
    answers: [inTurn(list([26], 26), list([], 25), list([25], 25))],
  })
  await expectShown(['R-26'])
  const told: string[] = []
  const watcher = new MutationObserver(() => told.push(document.body.innerText))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watcher.disconnect())
  tell({ what: 'request', id: '26' })
  await expectShown(['R-25'])
  expect(now()).toBe(`${address}?view=you`)
  expect(told.filter((text) => text.includes(en.allClear))).toEqual([])
})

test.each(drawnLanguages('says why there is nothing'))(
  'says why there is nothing, and what next, in %s',
  async (language) => {
    const t = translator(language, words)
    const answers = [answerTo(listRequests, aListOf([]))]
    await drawScreen(portal, `${address}?view=you`, { language, answers })
    await expectShown([t('allClear'), t('allClearText')])
    await drawScreen(portal, `${address}?view=upcoming`, { language, answers })
    await expectShown([t('emptyView')])
    const { address: now } = await drawScreen(portal, `${address}?state=Confirmed&search=galata`, { language, answers })
    await expectShown([t('emptyFiltered')])
    await page
      .getByRole('button', { name: t('clear'), exact: true })
      .last()
      .click()
    await expect.poll(now).toBe(address)
  },
)

test.each(drawnLanguages('says what each turn means'))('says what each turn means, in %s', async (language) => {
  const t = translator(language, words)
  // An element needs none of the signs that set the number apart in a plain text.
  const pay = t('payNext', { count: 2, contract: 'C-2207' }).replaceAll(/[\u2066-\u2069]/g, '')
  const until = '2031-11-20T12:00:00.000Z'
  const turns: [Partial<ListedRequest>, string[]][] = [
    [{ Turn: 'agency', State: 'PaymentPending' }, [t('yourTurn'), pay]],
    [
      { Turn: 'agency', State: 'PaymentPending', OfferUntil: until },
      [`${pay} · ${t('offerBy', { time: showDeadline(language, Date.parse(until)) })}`],
    ],
    [{ Turn: 'agency', State: 'ConfirmationPending' }, [t('yourTurn'), t('offerNext')]],
    [{ Turn: 'agency', State: 'Confirmed' }, [t('yourTurn'), t('differenceNext')]],
    [{ Turn: 'hotel', State: 'ConfirmationPending' }, [t('ourTurn'), t('hotelNext')]],
    [{ Turn: 'desk', State: 'ConfirmationPending' }, [t('ourTurn'), t('answeredNext')]],
    [{ Turn: 'finance', State: 'PaymentPending' }, [t('ourTurn'), t('financeNext')]],
    [{ Turn: 'nobody', State: 'Confirmed' }, [t('ready'), t('confirmedNext')]],
    [{ Turn: 'nobody', State: 'Rejected' }, [t('closed'), t('rejectedNext')]],
  ]
  const Data = turns.map(([changes], place) =>
    aListedRequest(language, { Id: place + 1, RequestNumber: `R-${place + 1}`, ...changes }),
  )
  await drawScreen(portal, address, { language, answers: [answerTo(listRequests, aListOf(Data))] })
  for (const [place, [, texts]] of turns.entries()) {
    for (const text of texts) await expect.element(rowOf(`R-${place + 1} `).getByText(text)).toBeVisible()
  }
  await expect
    .element(rowOf('R-1 ').getByRole('link', { name: 'C-2207' }))
    .toHaveAttribute('href', '/orders/order-details/2207')
})

test.each(drawnLanguages('says where a very'))('says where a very long list ends, in %s', async (language) => {
  const t = translator(language, words)
  const count = (value: number) => showNumber(language, value)
  await drawScreen(portal, `${address}?page=40`, {
    language,
    answers: [answerTo(listRequests, aListOf([aListedRequest(language)], { Total: 500_000 }))],
  })
  await expectShown([t('newestOnly', { total: count(500_000), listed: count(mostListed) })])
  expect(page.getByRole('navigation', { name: translator(language, fieldWords)('pages') }).all()).toHaveLength(1)
})

test.each(drawnLanguages('says that there may be'))(
  'says that there may be more than were found, in %s',
  async (language) => {
    const t = translator(language, words)
    const found = aListOf([aListedRequest(language)], { Total: 1_000, MayBeMore: true })
    await drawScreen(portal, `${address}?search=galata`, { language, answers: [answerTo(listRequests, found)] })
    await expect.element(page.getByText(t('mayBeMore'))).toBeVisible()
  },
)

test('reads the list again when the server tells of a request', async () => {
  const before = answerTo(listRequests, aListOf([aListedRequest('en')]))
  const after = answerTo(listRequests, aListOf([aListedRequest('en', { State: 'Confirmed' })]))
  await drawScreen(portal, address, { language: 'en', answers: [inTurn(before, after)] })
  await expect.element(page.getByText('Invoiced')).toBeVisible()
  tell({ what: 'request', id: '10482' })
  await expect.element(page.getByText('Confirmed')).toBeVisible()
})
