import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { listRequestedHotels } from '@sarai/wire/portal/requested-hotels.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const words = { en, fa }
const stateWords = { en: stateEn, fa: stateFa }
const list = '/reservations/list'

async function draw(language: 'en' | 'fa', address = list, width: 1440 | 390 = 1440) {
  const rows = [aListedRequest(language), aListedRequest(language, { Id: 10_481, RequestNumber: 'R-10481' })]
  const Views = { All: 143, You: 5, Us: 6, Upcoming: 12 }
  const answers = [
    answerTo(listRequests, aListOf(rows, { Views, AskedHotel: 'Moda Hotel' })),
    answerTo(listRequestedHotels, { hotels: [{ id: 12, name: 'Moda Hotel' }] }),
  ]
  const drawn = await drawScreen(portal, address, { language, answers, width })
  const last = () => {
    const call = drawn.asked.findLast(({ url }) => url.includes('ReserveRequest'))
    return new URL(call?.url ?? '', 'http://portal').searchParams
  }
  return { ...drawn, t: translator(language, words), last }
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.each(drawnLanguages('a view counts'))(
  'a view counts what it shows and is in the address, in %s',
  async (language) => {
    const { t, address, last } = await draw(language)
    await page.getByRole('tab', { name: t('you'), exact: false }).click()
    await expect.poll(address).toBe(`${list}?view=you`)
    await expect.poll(() => [last().get('View'), last().get('Sort')]).toEqual(['you', 'deadline'])
    await expect
      .element(page.getByRole('tab', { name: t('you'), exact: false }).getByText(language === 'en' ? '5' : '۵'))
      .toBeVisible()
  },
)

test.each(drawnLanguages('a filter says'))(
  'a filter says what it lets through, and a cross clears it, in %s',
  async (language) => {
    const { t, address, last } = await draw(language, `${list}?page=3`)
    const state = translator(language, stateWords)('Confirmed')
    await button(t('state')).click()
    await page.getByRole('dialog').getByText(state, { exact: true }).click()
    await expect.poll(address).toBe(`${list}?state=Confirmed`)
    await expect.poll(() => last().get('State')).toBe('Confirmed')
    await userEvent.keyboard('{Escape}')
    await expect.element(button(t('filtered', { filter: t('state'), value: state }))).toBeVisible()
    await button(t('clearOne', { filter: t('state') })).click()
    await expect.poll(address).toBe(list)
  },
)

test('a hotel is chosen among those that were asked for', async () => {
  const { t, address } = await draw('en')
  await button(t('hotel')).click()
  await page.getByRole('combobox', { name: t('hotel') }).fill('mod')
  await page.getByRole('option', { name: 'Moda Hotel' }).click()
  await expect.poll(address).toBe(`${list}?hotel=12`)
})

test('what came by a link is named, too', async () => {
  await draw('en', `${list}?hotel=12&contract=2207`)
  for (const text of ['Hotel: Moda Hotel', 'Contract: C-2207']) await expect.element(page.getByText(text)).toBeVisible()
})

test.each(drawnLanguages('days are filtered by check-in'))(
  'days are filtered by check-in and by creation, in %s',
  async (language) => {
    const { t, last } = await draw(language, `${list}?from=2031-12-20&sentUntil=2031-11-01&until=never`)
    const asked = () => ['CheckInFrom', 'CheckInUntil', 'CreatedFrom', 'CreatedUntil'].map((name) => last().get(name))
    await expect.poll(asked).toEqual(['2031-12-20', null, null, '2031-11-01'])
    await button(t('clearOne', { filter: t('created') })).click()
    await expect.poll(() => last().get('CreatedUntil')).toBeNull()
  },
)

test('what is typed is searched once the typing rests; / leads there, and J, K to the rows', async () => {
  const { t, address, last } = await draw('en')
  await expect.element(page.getByRole('row', { name: /R-10482/ })).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: t('search') })).toHaveFocus()
  await userEvent.keyboard('galata')
  await expect.poll(address).toBe(`${list}?search=galata`)
  await expect.poll(() => last().get('Search')).toBe('galata')
  await userEvent.tab()
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: /R-10481/ })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('link', { name: /R-10482/ })).toHaveFocus()
})

test.each(drawnLanguages('the order is chosen'))(
  'the order is chosen, and kept in the address, in %s',
  async (language) => {
    const { t, address, last } = await draw(language)
    await button(t('sortNumber')).click()
    await page.getByRole('menuitemradio', { name: t('sortCheckIn') }).click()
    await expect.poll(address).toBe(`${list}?sort=check-in`)
    await expect.poll(() => last().get('Sort')).toBe('check-in')
  },
)

test.each(drawnLanguages('a phone has its filters'))(
  'a phone has its filters in a sheet, and counts those in use, in %s',
  async (language) => {
    const { t, address } = await draw(language, `${list}?state=New&from=2031-12-20`, 390)
    const open = button(new RegExp(`^${t('filter')}`))
    await expect.element(open.getByText(t('filtersInUse', { count: 2 }))).toBeInTheDocument()
    await open.click()
    await expectShown([t('checkInFrom'), t('createdUntil'), t('showThem', { count: 2 })])
    await button(t('clear')).click()
    await expect.poll(address).toBe(list)
    await button(t('showThem', { count: 2 })).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)
