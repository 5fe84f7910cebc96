import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { listNotes } from '@sarai/wire/portal/notes.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { listTickets, openTicket } from '@sarai/wire/portal/tickets.ts'
import { answerTo, refusalOf } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { putDraft } from '@sarai/frame/thread/kept-draft.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { fa as kitFa } from '@sarai/ui/kit/words.fa.ts'
import { en } from '#app/shell-words.en.ts'
import { fa } from '#app/shell-words.fa.ts'
import { en as supportEn } from '#features/support/messages.en.ts'
import { fa as supportFa } from '#features/support/messages.fa.ts'
import { someCategories } from '#features/support/testing/some-tickets.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

/** What the page is called, where it is, and under which reference its call was refused. */
async function whatIsTold(): Promise<string[]> {
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  return [document.title.split(' · ')[0]!, '/reservations/reservation-details/10482', 'reference-of-the-test']
}

describe.each(drawnLanguages('help where it is needed'))('help where it is needed, in %s', (language) => {
  const t = translator(language, { en, fa })
  const kit = translator(language, { en: kitEn, fa: kitFa })
  const support = translator(language, { en: supportEn, fa: supportFa })

  test('leads from a refusal that only we can solve to a ticket that says what happened', async () => {
    await drawScreen(portal, '/support', {
      language,
      answers: [refusalOf(listTickets, 400, 'AGENCY_READ_ONLY'), someCategories],
    })
    await press(t('askUs'))
    await expect.element(page.getByRole('heading', { name: support('newTicket') })).toBeVisible()
    const text = page.getByLabelText(new RegExp(support('text')))
    await expect.element(text).toHaveValue(expect.stringContaining('AGENCY_READ_ONLY') as never)
    await expect.element(text).toHaveValue(expect.stringContaining('GET /api/tickets') as never)
    await expect.element(text).toHaveValue(expect.stringContaining('/support') as never)
    // Under the name that it had beside the refusal.
    await expect.element(text).toHaveValue(expect.stringContaining(kit('reference', { id: '' })) as never)
  })

  test('leads to the messages of the request that the page is about, with what happened in the field', async () => {
    await drawScreen(portal, '/reservations/reservation-details/10482', {
      language,
      answers: [answerTo(readRequest, aRequest(language)), refusalOf(listNotes, 400, 'DEADLINE_PASSED')],
    })
    const told = await whatIsTold()
    await press(t('askUs'))
    const draft = () => localStorage.getItem('sarai.note.Nasrin Rahimi.10482')
    for (const part of [...told, 'DEADLINE_PASSED']) await expect.poll(draft).toContain(part)
    localStorage.clear()
  })

  test('leads to a ticket from a request, too, for whoever may write on none', async () => {
    const { asked } = await drawScreen(portal, '/reservations/reservation-details/10482', {
      language,
      answers: [
        answerTo(readRequest, aRequest(language)),
        refusalOf(listNotes, 400, 'AGENCY_READ_ONLY'),
        someCategories,
        refusalOf(openTicket, 409, 'TOO_MANY_TICKETS', { values: { most: 100 } }),
      ],
    })
    const told = await whatIsTold()
    await press(t('askUs'))
    await expect.element(page.getByRole('heading', { name: support('newTicket') })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(support('category')) }).click()
    await page.getByRole('option').first().click()
    await press(support('send'))
    // The desk sees it with the request, and with the page and the reference of what happened.
    await expect.poll(() => asked.some(({ method }) => method === 'POST')).toBe(true)
    const sent = await asked.find(({ method }) => method === 'POST')!.json()
    expect(sent).toMatchObject({ RequestId: 10_482, Subject: expect.stringContaining(told[0]!) })
    for (const part of told) expect(sent.Content).toContain(part)
  })
})

test('says what happened once in a draft, however often somebody asks', () => {
  const request = { topic: 'note', id: 7 } as const
  putDraft('Nasrin', request, 'What was said: no\n')
  putDraft('Nasrin', request, 'What was said: no\n')
  expect(localStorage.getItem('sarai.note.Nasrin.7')).toBe('What was said: no\n')
  localStorage.clear()
})

test('is not offered where somebody can help themselves', async () => {
  await drawScreen(portal, '/support', {
    language: 'en',
    answers: [refusalOf(listTickets, 403, 'FORBIDDEN'), someCategories],
  })
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(page.getByRole('button', { name: en.askUs }).elements()).toEqual([])
})
