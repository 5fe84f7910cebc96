import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { findRequestAgencies, findRequestHotels, listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { choose, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import {
  aDeskRequest,
  aRow,
  kaveh,
  listed,
  somebodyAtWork,
  someCounts,
} from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const around = [somebodyAtWork, someCounts]

describeScreen('the requests of the desk', {
  app: desk,
  address: '/requests?tab=asked',
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [
        listed(
          aRow(),
          aRow({ id: 2, number: 'R-2', turn: 'desk', dueAt: minutes(-30), assignedTo: null, isChanged: true }),
          aRow({ id: 3, number: 'R-3', turn: 'finance', isHeld: true }),
          aRow({ id: 4, number: 'R-4', turn: 'agency', state: 'ConfirmationPending' }),
          aRow({ id: 5, number: 'R-5', turn: 'agency', state: 'PaymentPending' }),
        ),
        ...around,
      ],
      shows: [
        t('title'),
        t('new'),
        t('asked'),
        t('unpaid'),
        t('open'),
        'R-10482',
        'Parvaz Asia',
        language === 'fa' ? aRow().hotelFa : aRow().hotelEn,
        t('turnHotel'),
        t('turnDesk'),
        t('turnFinance'),
        t('turnOffered'),
        t('turnAgency'),
        t('held'),
        t('changed'),
        kaveh.name,
        t('nobody'),
        showPrice(language, 30_000, 'EUR'),
      ],
    },
    empty: { answers: [listed(), ...around], shows: [t('emptyTitle'), t('emptyAsked')] },
    failing: { answers: [failureOf(listDeskRequests), ...around], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listDeskRequests, 403, 'FORBIDDEN'), ...around], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listDeskRequests), ...around], shows: [t('title'), kit('loading')] },
  }),
})

const t = translator('en', { en, fa })

/** A list that is still open takes the first Escape. */
async function leaveFilter() {
  const isThere = async () => {
    const dialog = document.querySelector('[role=dialog]')
    if (dialog) await userEvent.keyboard('{Escape}')
    return dialog
  }
  await expect.poll(isThere, { timeout: 8_000, interval: 250 }).toBeNull()
}

test('the queue, the colleague and the days are in the address and go to the server', async () => {
  const { asked, address } = await drawScreen(desk, '/requests', {
    language: 'en',
    width: 1440,
    answers: [listed(aRow()), ...around],
  })
  await expectShown(['R-10482'])
  await page.getByRole('tab', { name: t('unpaid'), exact: false }).click()
  await press(t('whose'))
  await page.getByRole('dialog').getByRole('button').click()
  await page.getByRole('option', { name: kaveh.name }).click()
  await expect.poll(address).toContain('assigned=4')
  await leaveFilter()
  expect(address()).toContain('tab=unpaid')
  const last = () => asked.findLast(({ url }) => url.includes('/desk/api/requests?'))!.url
  await expect.poll(last).toContain('queue=unpaid')
  await expect.poll(last).toContain('assigned=4')
  await press(t('clearFilters'))
  await expect.poll(address).not.toContain('assigned')
})

test('an agency and a hotel are found by their names, and a filter says what it lets through', async () => {
  const { asked, address } = await drawScreen(desk, '/requests?from=2031-12-20', {
    language: 'en',
    width: 1440,
    answers: [
      listed(aRow()),
      answerTo(findRequestAgencies, { agencies: [{ id: 7, name: 'Parvaz Asia' }] }),
      answerTo(findRequestHotels, { hotels: [{ id: 12, nameEn: 'Moda', nameFa: 'مدا' }] }),
      ...around,
    ],
  })
  for (const [label, option] of [
    [t('agency'), 'Parvaz Asia'],
    [t('hotel'), 'Moda'],
  ] as const) {
    await press(label)
    await choose(label, option)
    await leaveFilter()
    await expectShown([t('filtered', { filter: label, value: option })])
  }
  const last = () => asked.findLast(({ url }) => url.includes('/desk/api/requests?'))!.url
  await expect.poll(address).toContain('agency=7')
  for (const part of ['agency=7', 'hotel=12', 'checkInFrom=2031-12-20']) await expect.poll(last).toContain(part)
  await press(t('clearOne', { filter: t('agency') }))
  await expect.poll(address).not.toContain('agency')
})

test.each(drawnLanguages('a phone has the filters'))(
  'a phone has the filters in a sheet, and counts those in use, in %s',
  async (language) => {
    const say = translator(language, { en, fa })
    const { address } = await drawScreen(desk, '/requests?agency=7&from=2031-12-20', {
      language,
      width: 390,
      answers: [listed(aRow()), ...around],
    })
    await page.getByRole('button', { name: new RegExp(`^${say('filter')}`) }).click()
    await expectShown([say('agency'), say('hotel'), say('checkInFrom'), say('whose'), say('show')])
    await press(say('clearFilters'))
    await expect.poll(address).toBe('/desk/requests')
  },
)

test('an address that somebody mistyped asks for nothing', async () => {
  const address = '/requests?assigned=x&agency=-1&hotel=y&from=99'
  const { asked } = await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [listed(aRow()), ...around],
  })
  await expectShown(['R-10482'])
  const { searchParams } = new URL(asked.find(({ url }) => url.includes('/desk/api/requests?'))!.url)
  expect([...searchParams.keys()]).toEqual(['queue'])
})

test('what is finished has a list of its own, and says when', async () => {
  const { asked } = await drawScreen(desk, '/requests', {
    language: 'en',
    width: 1440,
    answers: [
      inTurn(listed(aRow()), listed(aRow({ queue: null, turn: 'nobody', finishedAt: '2026-11-15T05:01:00.000Z' }))),
      ...around,
    ],
  })
  await page.getByRole('tab', { name: t('finished') }).click()
  await expectShown([t('finishedNote'), t('finishedAt', { time: '2026-11-15 08:31' })])
  expect(asked.findLast(({ url }) => url.includes('/desk/api/requests?'))!.url).toContain('queue=finished')
})

test('J and Enter lead to a request, and a list in which one changes is read again', async () => {
  const { asked, address } = await drawScreen(desk, '/requests', {
    language: 'en',
    width: 1440,
    answers: [listed(aRow()), answerTo(readDeskRequest, aDeskRequest()), ...around],
  })
  await expectShown(['R-10482'])
  const reads = () => asked.filter(({ url }) => url.includes('/desk/api/requests?')).length
  const before = reads()
  tell({ what: 'request', id: '10482' })
  await expect.poll(reads).toBeGreaterThan(before)
  await userEvent.keyboard('j{Enter}')
  await expect.poll(address).toBe('/desk/requests/10482')
})
