import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, refusalOf, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { en as frameEn } from '@sarai/frame/frame-words.en.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { en as detailsEn } from '#features/requests/details/messages.en.ts'
import { aDeskRequest, aRow, listed, somebodyAtWork, someCounts } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const three = [aRow(), aRow({ id: 10_479, number: 'R-10479' }), aRow({ id: 10_476, number: 'R-10476' })]
const around = [answerTo(readDeskRequest, aDeskRequest()), somebodyAtWork, someCounts]
const key = 'sarai.desk-requests'

beforeEach(() => localStorage.removeItem(key))

/** On a phone what was opened is a page of its own. */
describeView('a request beside the list', {
  app: desk,
  address: '/requests?open=10482',
  words: { en, fa },
  shown: (t) => ({
    answers: [listed(...three), ...around],
    shows: ['R-10482', 'Nasrin Rahimi'],
    showsWide: ['R-10479', 'R-10476', t('fullPage'), t('keyMove'), detailsEn.actions],
  }),
})

const t = translator('en', { en, fa })
const draw = (address: string, ...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
const linesOf = (list: string) =>
  [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)].map((line) => /R-\d+/.exec(line.textContent)![0])
const reads = (asked: readonly Request[]) => asked.filter(({ url }) => /\/desk\/api\/requests\/\d+$/.test(url))

test('a Latin name that does not fit a Persian row keeps its beginning', async () => {
  const name = 'Parvaz Asia Travel and Tourism of the Persian Gulf'
  const answers = [listed(aRow({ agency: { id: 7, name } })), ...around]
  await drawScreen(desk, '/requests?open=10482', { language: 'fa', width: 1440, answers })
  const row = page.getByRole('link', { name })
  await expect.element(row).toBeVisible()
  const cut = row.getByText(name).element()
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  expect(getComputedStyle(cut)).toMatchObject({ textOverflow: 'ellipsis', direction: 'ltr' })
})

test('a request that is not there says so, and offers no second try', async () => {
  const gone = refusalOf(readDeskRequest, 404, 'NOT_FOUND')
  const { address } = await drawScreen(desk, '/requests?open=999999', {
    language: 'en',
    width: 1440,
    answers: [listed(...three), gone, somebodyAtWork, someCounts],
  })
  await expectShown([frameEn.goneTitle])
  expect(page.getByText(kitEn.retry).elements()).toEqual([])
  await page.getByRole('button', { name: t('close') }).click()
  await expect.poll(address).toBe('/desk/requests')
})

test('what is finished says when it ended', async () => {
  const ended = aRow({ queue: null, turn: 'nobody', dueAt: null, finishedAt: '2026-11-15T05:01:00.000Z' })
  await draw('/requests?tab=finished&open=10482', listed(ended))
  await expect.element(page.getByText(t('finishedAt', { time: '2026-11-15 08:31' }))).toBeVisible()
})

test('the look is chosen and remembered, and the sidebar makes room', async () => {
  await draw('/requests?tab=asked', listed(...three))
  await page.getByText(t('split'), { exact: true }).click()
  await expectShown([t('chooseTitle')])
  expect(localStorage.getItem(key)).toBe('split')
  expect(document.querySelector('aside')!.dataset['form']).toBe('mini')
  await page.getByText(t('list'), { exact: true }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.querySelector('aside')!.dataset['form']).toBe('full')
})

test('J walks on right after the look was chosen with a press', async () => {
  const { address } = await draw('/requests?tab=asked', listed(...three))
  await page.getByText(t('split'), { exact: true }).click()
  await expectShown([t('chooseTitle')])
  await userEvent.keyboard('j')
  await expect.poll(address).toBe('/desk/requests?tab=asked&open=10482')
})

test('a press opens a request beside the list, and Esc closes it', async () => {
  localStorage.setItem(key, 'split')
  const { address } = await draw('/requests?tab=asked', listed(...three))
  await page.getByRole('listitem').filter({ hasText: 'R-10482' }).click()
  await expect.poll(address).toBe('/desk/requests?tab=asked&open=10482')
  await expectShown([detailsEn.actions])
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/desk/requests?tab=asked')
})

test('J walks on and opens only where it rests; Enter leads to the page', async () => {
  localStorage.setItem(key, 'split')
  const { asked, address } = await draw('/requests?tab=asked', listed(...three))
  await expectShown(['R-10476'])
  await userEvent.keyboard('jj')
  await expect.poll(address).toContain('open=10479')
  await expect.poll(() => reads(asked).map(({ url }) => url.split('/').at(-1))).toEqual(['10479'])
  await userEvent.keyboard('k')
  await expect.poll(address).toContain('open=10482')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/desk/requests/10482')
})

test('Tab walks past the rows to what is open, and Space opens the one that it has reached', async () => {
  const { asked, address } = await draw('/requests?tab=asked&open=10482', listed(...three))
  const beside = page.getByRole('link', { name: t('fullPage') })
  await expect.element(beside).toBeVisible()
  document.querySelector<HTMLElement>('[aria-current][data-row-link]')!.focus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(beside).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 300)) // longer than J rests before it opens
  expect(reads(asked).map(({ url }) => url.split('/').at(-1))).toEqual(['10482'])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.poll(address).toContain('open=10476')
})

test('the list keeps its place when what is open leaves the queue', async () => {
  const { address } = await draw(
    '/requests?tab=asked&open=10479',
    inTurn(listed(...three), listed(three[0]!, three[2]!)),
  )
  await expectShown(['R-10479'])
  tell({ what: 'request', id: '10479' })
  await expectShown([t('gone'), t('goneNext', { number: 'R-10476' })])
  expect(linesOf(t('asked'))).toEqual(['R-10482', 'R-10479', 'R-10476'])
  await page
    .getByRole('list', { name: t('asked') })
    .getByRole('listitem')
    .nth(2)
    .click()
  await expect.poll(address).toContain('open=10476')
  await expect.poll(() => linesOf(t('asked'))).toEqual(['R-10482', 'R-10476'])
})

test('a search that finds nothing does not say that all is done', async () => {
  localStorage.setItem(key, 'split')
  await draw('/requests?tab=new&search=R-999', listed())
  await expectShown([frameEn.notFoundTitle])
  expect(document.body.innerText).not.toContain(t('emptyTitle'))
})

test.each([
  ['list', 'tab=new&assigned=4', t('emptyFiltered')],
  ['split', 'tab=new&assigned=4', t('emptyFiltered')],
  ['list', 'tab=finished', t('emptyFinished')],
  ['split', 'tab=finished', t('emptyFinished')],
])('nor does an empty %s of %s', async (look, asked, why) => {
  localStorage.setItem(key, look)
  await draw(`/requests?${asked}`, listed())
  await expectShown([t('emptyNone'), why])
  expect(document.body.innerText).not.toContain(t('emptyTitle'))
})
