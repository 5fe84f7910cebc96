import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { listContracts, type ListedContract } from '@sarai/wire/portal/money/contracts.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDate, showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/contracts/list/messages.en.ts'
import { fa } from '#features/contracts/list/messages.fa.ts'
import { aListedContract, contractsOf, dueAt, hotelIn } from '#features/contracts/testing/some-contracts.ts'
import { en as deadlineEn } from '#shared/deadline/messages.en.ts'
import { fa as deadlineFa } from '#shared/deadline/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/orders'
const words = { en, fa }
const stateWords = { en: stateEn, fa: stateFa }
const deadlineWords = { en: deadlineEn, fa: deadlineFa }
const checkIn = calendarDay('2031-12-20')

describeScreen('the contracts', {
  app: portal,
  address,
  words,
  proves: '[pay-01]',
  states: (t, { language, kit, problem }) => {
    const euros = (minor: number) => showMoney(language, money(minor, 'EUR'))
    const deadline = translator(language, deadlineWords)
    return {
      loaded: {
        answers: [answerTo(listContracts, contractsOf([aListedContract(language, { Waiting: 60_000 })]))],
        shows: [
          t('all'),
          t('due'),
          t('waiting'),
          t('settled'),
          'C-2207',
          hotelIn(language),
          t('moreHotels', { count: 1 }),
          t('requests', { count: 2 }),
          t('checkIn', { day: showDate(language, checkIn) }),
          showDate(language, checkIn, 'gregorian'),
          showDate(language, checkIn, 'jalali'),
          t('paidOf', { paid: euros(125_400), charged: euros(220_500) }),
          t('waitingToo', { waiting: euros(60_000) }),
          euros(35_100),
          deadline('byTehran', { time: showDeadline(language, Date.parse(dueAt)) }),
          translator(language, stateWords)('Debit'),
        ],
        showsWide: [t('number'), t('hotels'), t('payment'), t('deadline'), t('amountDue'), t('state')],
      },
      empty: {
        answers: [answerTo(listContracts, contractsOf([]))],
        shows: [t('empty'), t('emptyText'), t('newRequest')],
      },
      failing: { answers: [failureOf(listContracts)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listContracts, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listContracts)], shows: [t('title'), kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('the contracts'))('the contracts in %s', (language) => {
  const t = translator(language, words)
  const draw = (at: string, rows: ListedContract[]) =>
    drawScreen(portal, at, { language, answers: [answerTo(listContracts, contractsOf(rows))] })

  test('each state has its word and its colour', async () => {
    const says = translator(language, stateWords)
    const colours = { Open: 'grey', Debit: 'grey', Credit: 'grey', Settled: 'dark-blue' } as const
    const states = Object.keys(colours) as (keyof typeof colours)[]
    await draw(
      address,
      states.map((State, place) => aListedContract(language, { Id: place + 1, OrderNumber: `C-${place + 1}`, State })),
    )
    for (const [place, state] of states.entries()) {
      const chip = page
        .getByRole('row', { name: new RegExp(`C-${place + 1} `) })
        .getByText(says(state), { exact: true })
      await expect.element(chip).toHaveAttribute('data-colour', colours[state])
    }
  })

  test('says why there is nothing, and what next', async () => {
    await draw(`${address}?view=due`, [])
    await expectShown([t('emptyDue'), t('emptyDueText')])
    await draw(`${address}?view=waiting`, [])
    await expectShown([t('emptyWaiting')])
    await draw(`${address}?view=settled`, [])
    await expectShown([t('emptySettled')])
    const { address: now } = await draw(`${address}?view=due&search=77`, [])
    await expectShown([t('emptyFiltered')])
    await press(t('clear'))
    await expect.poll(now).toBe(`${address}?view=due`)
  })

  test('a clock that stands still, a credit and a contract without a price are said', async () => {
    const deadline = translator(language, deadlineWords)
    await draw(address, [
      aListedContract(language, { Id: 1, DueHeldSince: '2031-11-15T12:30:00.000Z' }),
      aListedContract(language, { Id: 2, State: 'Credit', Credit: 20_000, Paid: 240_500, DueAt: null }),
      aListedContract(language, {
        Id: 3,
        State: 'Open',
        Charged: 0,
        Paid: 0,
        DueAt: null,
        Hotels: [],
        NextCheckIn: null,
      }),
    ])
    const credit = showMoney(language, money(20_000, 'EUR'))
    await expectShown([deadline('stopped'), t('credit', { amount: credit }), t('nothingCharged')])
    expect(page.getByRole('row').all()).toHaveLength(4)
  })
})

test('the view, the search and the page stand in the address, and are asked for', async () => {
  const { asked, address: now } = await drawScreen(portal, address, {
    language: 'en',
    answers: [answerTo(listContracts, contractsOf([aListedContract('en')], { Total: 60 }))],
  })
  const link = page.getByRole('link', { name: /C-2207/ })
  await expect.element(link).toHaveAttribute('href', '/orders/order-details/2207')
  await press('Next page')
  await expect.poll(now).toBe(`${address}?page=2`)
  await page.getByRole('tab', { name: en.due }).click()
  await expect.poll(now).toBe(`${address}?view=due`)
  await page.getByRole('searchbox').fill('2207')
  await expect.poll(now).toBe(`${address}?view=due&search=2207`)
  await expect.poll(() => asked.some(({ url }) => url.includes('View=due&Page=1&Search=2207&PageSize=25'))).toBe(true)
})

test('a page that is empty by now leads to the last one', async () => {
  const list = (rows: ListedContract[]) => answerTo(listContracts, contractsOf(rows, { Total: 25 }))
  const { address: now } = await drawScreen(portal, `${address}?page=3`, {
    language: 'en',
    answers: [inTurn(list([]), list([aListedContract('en')]))],
  })
  await expectShown(['C-2207'])
  expect(now()).toBe(address)
})

test.each([
  ['counted', { Total: 1_200 }, 'Of 1,200 contracts the newest 1,000 are listed.', en.mayBeMore],
  ['not counted', { MayBeMore: true }, en.mayBeMore, 'the newest 1,000'],
])('says where a very long list ends that was %s', async (_, changes, text, other) => {
  const answers = [answerTo(listContracts, contractsOf([aListedContract('en')], changes))]
  await drawScreen(portal, address, { language: 'en', answers })
  await expectShown([text])
  expect(page.getByText(other).all()).toEqual([])
})
