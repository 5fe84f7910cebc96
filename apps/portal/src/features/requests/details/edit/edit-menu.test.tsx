import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readActions } from '@sarai/wire/portal/life/changes.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { answerTo, callsTo, heldUntil, silenceTo } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { watchWhatMoves } from '@sarai/frame/testing/what-moves.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { en as editEn } from '#features/requests/details/edit/messages.en.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { toEdit } from '#features/requests/testing/an-edit.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'

test.each(drawnLanguages('nothing moves'))(
  'nothing moves when it is known what may be changed (%s, 390 px)',
  async (language) => {
    const t = translator(language, { en, fa })
    const known = Promise.withResolvers<void>()
    const actions = answerTo(readActions, [
      { Action: 'change-stay', Why: null },
      { Action: 'change-details', Why: null },
    ])
    const answers = [answerTo(readRequest, aRequest(language)), heldUntil(known.promise, actions)]
    await drawScreen(portal, address, { language, width: 390, answers })
    await expectShown([t('report'), t('cancel'), t('timeline')])
    await new Promise((pass) => setTimeout(pass, 300))
    expect(page.getByRole('button', { name: t('edit') }).all()).toEqual([])
    const whatMoved = watchWhatMoves()
    known.resolve()
    await expect.element(page.getByRole('button', { name: t('edit') })).toBeVisible()
    await new Promise((pass) => setTimeout(pass, 200))
    expect(whatMoved().told).toEqual([])
  },
)

test('a link to the guests opens them, once', async () => {
  const { address: now } = await drawScreen(portal, `${address}?edit=guests`, { language: 'en', answers: toEdit('en') })
  const dialog = page.getByRole('dialog', { name: editEn.guests })
  await expect.element(dialog).toBeVisible()
  await expect.poll(now).not.toContain('edit')
  await press(kitEn.cancel)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('and opens nothing for whoever may not change them', async () => {
  const may = answerTo(readActions, [{ Action: 'change-details', Why: 'REQUEST_CONFIRMED' }])
  await drawScreen(portal, `${address}?edit=guests`, { language: 'en', answers: [may, ...toEdit('en')] })
  await expectShown([en.report, en.timeline])
  await new Promise((pass) => setTimeout(pass, 300))
  expect(page.getByRole('dialog').all()).toEqual([])
})

test('what may be changed is asked for with the request, not after it', async () => {
  const { asked } = await drawScreen(portal, address, { language: 'en', answers: [silenceTo(readRequest)] })
  await expect.poll(() => callsTo(readActions, asked)).toHaveLength(1)
})

/** Where each leads, or what it opens here. */
const entriesOf = () =>
  page
    .getByRole('menuitem')
    .all()
    .map((item) => item.element().getAttribute('href') ?? item.element().textContent)

const drawEditable = async (stay: 'REQUEST_CONFIRMED' | null) => {
  const may = answerTo(readActions, [
    { Action: 'change-stay', Why: stay },
    { Action: 'change-details', Why: null },
  ])
  await drawScreen(portal, address, { language: 'en', answers: [answerTo(readRequest, aRequest('en')), may] })
  await press(en.edit)
}

test('leads to what may be changed', async () => {
  await drawEditable(null)
  await expect
    .poll(entriesOf)
    .toEqual([
      '/reservations/modify-date-reservation/10482',
      '/reservations/modify-room-reservation/10482/2207?room=1',
      '/reservations/modify-room-reservation/10482/2207?room=2',
      '/reservations/modify-room-reservation/10482/2207?room=new',
      '/reservations/modify-flight-reservation/10482',
      editEn.guests,
      editEn.reference,
    ])
})

test('and to nothing that may not', async () => {
  await drawEditable('REQUEST_CONFIRMED')
  await expect
    .poll(entriesOf)
    .toEqual(['/reservations/modify-flight-reservation/10482', editEn.guests, editEn.reference])
})
