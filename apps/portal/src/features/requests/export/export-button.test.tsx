import { page } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { askExport, downloadExport, readExport, type ExportProgress } from '@sarai/wire/portal/request-exports.ts'
import { showPercent } from '@sarai/locale/number/number-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { answerTo, inTurn, refusalOf, silenceTo, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf } from '#features/requests/testing/some-requests.ts'
import { loginNow } from '#shared/session.ts'
import { portal } from '#testing/portal.ts'

const id = '7f2b6ad8-5a0e-4f0e-9b3c-5a1f6d1f2a10'
const asked = answerTo(askExport, { id })
const at = (changes: Partial<ExportProgress>) =>
  answerTo(readExport, { export: { id, state: 'making', progress: 0, rows: 0, isCut: false, ...changes } })
/** Where the tab remembers what it waits for. */
const kept = () => `sarai.export ${loginNow()}`
const file = answerTo(downloadExport, { name: 'Requests.xlsx', mediaType: 'x/y', content: new Uint8Array(3) })

test('is named after the file in Persian, where the word alone means the exit', () => {
  expect(fa.export).toBe('خروجی اکسل')
})

describe.each(drawnLanguages('exporting the list'))('exporting the list in %s', (language) => {
  const t = translator(language, { en, fa })
  const draw = (answers: Answer[], address = '/reservations/list') =>
    drawScreen(portal, address, {
      language,
      answers: [answerTo(listRequests, aListOf([aListedRequest(language)])), ...answers],
    })
  const savedFiles = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)

  test('asks for what the list shows, as it is sorted', async () => {
    const { asked: calls } = await draw([silenceTo(askExport)], '/reservations/list?view=you&state=New&search=galata')
    await press(t('export'))
    await expect.poll(() => calls.some(({ method }) => method === 'POST')).toBe(true)
    const body: unknown = await calls.find(({ method }) => method === 'POST')!.json()
    expect(body).toEqual({
      filters: { view: 'you', sort: 'deadline', state: 'New', search: 'galata' },
      showCommission: true,
    })
  })

  test('says in the button how far it is, and then hands the file over', async () => {
    const saved = savedFiles()
    const ready = at({ state: 'ready', progress: 100, rows: 143 })
    await draw([asked, inTurn(at({ progress: 40 }), at({ progress: 40 }), ready), file])
    await press(t('export'))
    const button = page.getByRole('button', { name: t('exporting', { part: showPercent(language, 0.4) }) })
    await expect.element(button).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(kept())).toBe(id)
    tell({ what: 'request-export', id })
    await expectShown([t('exported', { count: 143 })])
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    await expect.element(page.getByRole('button', { name: t('export') })).toBeVisible()
    expect(sessionStorage.getItem(kept())).toBeNull()
  })

  test('is waited for again by whoever comes back, and is handed over', async () => {
    const saved = savedFiles()
    const ready = at({ state: 'ready', progress: 100, rows: 143 })
    sessionStorage.setItem(kept(), id)
    const { asked: calls } = await draw([inTurn(at({ progress: 60 }), ready), file])
    const button = page.getByRole('button', { name: t('exporting', { part: showPercent(language, 0.6) }) })
    await expect.element(button).toBeVisible()
    tell({ what: 'request-export', id })
    await expectShown([t('exported', { count: 143 })])
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('goes on where a filter finds nothing, and begins no other there', async () => {
    const nothing = answerTo(listRequests, aListOf([], { Views: { All: 3, You: 0, Us: 3, Upcoming: 3 } }))
    const answers = [nothing, inTurn(at({ progress: 40 }), at({ state: 'failed' }))]
    sessionStorage.setItem(kept(), id)
    await drawScreen(portal, '/reservations/list?search=galata', { language, answers })
    const button = page.getByRole('button', { name: t('exporting', { part: showPercent(language, 0.4) }) })
    await expect.element(button).toBeVisible()
    tell({ what: 'request-export', id })
    await expect.element(page.getByRole('button', { name: t('export') })).toBeDisabled()
  })

  test('says where the file ends before the list does', async () => {
    const saved = savedFiles()
    await draw([asked, at({ state: 'ready', progress: 100, rows: 10_000, isCut: true }), file])
    await press(t('export'))
    await expectShown([t('exportCut', { count: 10_000 })])
    expect(saved).toHaveBeenCalledTimes(1)
  })

  test.each([
    [
      'that another is under way',
      [refusalOf(askExport, 409, 'EXPORT_UNDER_WAY')],
      sayProblem(language, 'EXPORT_UNDER_WAY', {}),
    ],
    ['that it could not be made', [asked, at({ state: 'failed' })], t('exportFailed')],
    [
      'that the file is gone',
      [asked, at({ state: 'ready' }), refusalOf(downloadExport, 404, 'NOT_FOUND')],
      sayProblem(language, 'NOT_FOUND', {}),
    ],
  ])('says %s, and can be asked again', async (_, answers, text) => {
    await draw(answers)
    await press(t('export'))
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
    await expect.element(page.getByRole('button', { name: t('export') })).toBeEnabled()
  })

  test('offers nothing where there is nothing', async () => {
    await drawScreen(portal, '/reservations/list', { language, answers: [answerTo(listRequests, aListOf([]))] })
    await expectShown([t('empty')])
    expect(page.getByRole('button', { name: t('export') }).all()).toEqual([])
  })
})
