import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { answerTo, failureOf, inTurn, tell } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const words = { en, fa }
const address = '/reservations/list'
const numbered = (language: 'en' | 'fa', Id: number, changes = {}) =>
  aListedRequest(language, { Id, RequestNumber: `R-${Id}`, AgencyRef: '', ...changes })
const shown = () =>
  page
    .getByRole('link', { name: /^R-\d/ })
    .all()
    .map((link) => /R-\d+/.exec(link.element().textContent)?.[0])

test.each(drawnLanguages('what is new waits'))(
  'what is new waits, and moves no row that is read, in %s',
  async (language) => {
    const t = translator(language, words)
    const before = aListOf([numbered(language, 2), numbered(language, 1)])
    const after = aListOf([4, 3, 2].map((Id) => numbered(language, Id, { State: 'Confirmed' })))
    await drawScreen(portal, address, {
      language,
      answers: [inTurn(answerTo(listRequests, before), answerTo(listRequests, after))],
    })
    await expectShown(['R-1'])
    tell({ what: 'request', id: '4' })
    await expect.element(page.getByRole('button', { name: t('newRows', { count: 2 }) })).toBeVisible()
    // What has changed of those that are there is shown in its place; what was pushed to the next page stays.
    expect(shown()).toEqual(['R-2', 'R-1'])
    await press(t('newRows', { count: 2 }))
    await expect.poll(shown).toEqual(['R-4', 'R-3', 'R-2'])
    expect(page.getByRole('button', { name: t('newRows', { count: 2 }) }).all()).toEqual([])
  },
)

test('what the user has just sent waits for nothing', async () => {
  const lists = [[numbered('en', 1)], [numbered('en', 2), numbered('en', 1)]].map((rows) =>
    answerTo(listRequests, aListOf(rows)),
  )
  await drawScreen(portal, `${address}?new=2`, { language: 'en', answers: [inTurn(lists[0]!, lists[1]!)] })
  await expectShown(['R-1'])
  tell({ what: 'request', id: '2' })
  await expect.poll(shown).toEqual(['R-2', 'R-1'])
})

test('what left the list is gone at once', async () => {
  const lists = [[numbered('en', 2), numbered('en', 1)], [numbered('en', 1)]].map((rows) =>
    answerTo(listRequests, aListOf(rows)),
  )
  await drawScreen(portal, `${address}?view=you`, { language: 'en', answers: [inTurn(lists[0]!, lists[1]!)] })
  await expectShown(['R-2'])
  tell({ what: 'request', id: '2' })
  await expect.poll(shown).toEqual(['R-1'])
})

test('what comes up from the next page is nothing new', async () => {
  const lists = [
    [3, 2],
    [2, 1],
  ].map((ids) => answerTo(listRequests, aListOf(ids.map((Id) => numbered('en', Id)))))
  await drawScreen(portal, `${address}?view=you`, { language: 'en', answers: [inTurn(lists[0]!, lists[1]!)] })
  await expectShown(['R-3'])
  tell({ what: 'request', id: '3' })
  await expect.poll(shown).toEqual(['R-2', 'R-1'])
  expect(page.getByRole('button', { name: en.newRows.one }).all()).toEqual([])
})

test('what left is gone while something new waits', async () => {
  const lists = [
    [4, 3, 2],
    [5, 4, 2, 1],
  ].map((ids) => answerTo(listRequests, aListOf(ids.map((Id) => numbered('en', Id)))))
  await drawScreen(portal, `${address}?view=you`, { language: 'en', answers: [inTurn(lists[0]!, lists[1]!)] })
  await expectShown(['R-3'])
  tell({ what: 'request', id: '3' })
  await expect.element(page.getByRole('button', { name: en.newRows.one })).toBeVisible()
  expect(shown()).toEqual(['R-4', 'R-2', 'R-1'])
})

test.each(drawnLanguages('on a phone more comes'))(
  'on a phone more comes under what was read, in %s',
  async (language) => {
    const t = translator(language, words)
    const pages = [
      [3, 2],
      [2, 1],
    ].map((ids) =>
      answerTo(
        listRequests,
        aListOf(
          ids.map((Id) => numbered(language, Id)),
          { Total: 30 },
        ),
      ),
    )
    const { address: now, asked } = await drawScreen(portal, address, {
      language,
      width: 390,
      answers: [inTurn(pages[0]!, pages[1]!)],
    })
    await expectShown(['R-3', t('shownOf', { shown: showNumber(language, 2), total: showNumber(language, 30) })])
    await press(t('showMore'))
    await expect.poll(now).toBe(`${address}?page=2`)
    // One that was pushed on is on both pages, and is shown once.
    await expect.poll(shown).toEqual(['R-3', 'R-2', 'R-1'])
    expect(asked.filter(({ url }) => url.includes('Page=1&')).length).toBeLessThanOrEqual(1)
    expect(page.getByRole('navigation', { name: /pages|صفحه/i }).all()).toEqual([])
    expectHabits(language)
  },
)

test('on a phone a page above that could not be read is told, and can be read again', async () => {
  const list = (...ids: number[]) =>
    answerTo(
      listRequests,
      aListOf(
        ids.map((Id) => numbered('en', Id)),
        { Total: 30 },
      ),
    )
  const failed = failureOf(listRequests)
  await drawScreen(portal, `${address}?page=2`, {
    language: 'en',
    width: 390,
    // A call that fails is made twice more by itself.
    answers: [inTurn(list(1), failed, failed, failed, list(3, 2))],
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(shown()).toEqual([])
  await press('Try again')
  await expect.poll(shown).toEqual(['R-3', 'R-2', 'R-1'])
})

test.each(drawnLanguages('on a phone a far'))(
  'on a phone a far page begins further down, and says so, in %s',
  async (language) => {
    const t = translator(language, words)
    const list = aListOf([numbered(language, 1)], { Total: 1_000 })
    const { address: now, asked } = await drawScreen(portal, `${address}?page=40`, {
      language,
      width: 390,
      answers: [answerTo(listRequests, list)],
    })
    await expectShown(['R-1', t('startsAt', { place: showNumber(language, 751) })])
    expect(asked.filter(({ url }) => url.includes('PageSize=25'))).toHaveLength(10)
    expectHabits(language)
    await press(t('fromStart'))
    await expect.poll(now).toBe(address)
  },
)
