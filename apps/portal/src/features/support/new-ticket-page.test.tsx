import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { listTicketCategories, openTicket, readTicket } from '@sarai/wire/portal/tickets.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { showFileSize } from '@sarai/locale/number/number-display.ts'
import { answerTo, failureOf, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/support/messages.en.ts'
import { fa } from '#features/support/messages.fa.ts'
import { aTicket, someCategories } from '#features/support/testing/some-tickets.ts'
import { en as leftEn } from '#shared/uploads-left/messages.en.ts'
import { fa as leftFa } from '#shared/uploads-left/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const choose = async (label: string) => {
  // The button says what is chosen, too.
  await page.getByRole('button', { name: label, exact: false }).click()
  await page.getByRole('option', { name: 'Technical problem' }).click()
}

describeScreen('a new ticket', {
  app: portal,
  address: '/support/new',
  words: { en, fa },
  states: (t, { language, form, kit, problem }) => {
    const send = async () => {
      await choose(t('category'))
      await fill({ [t('subject')]: 'Our logo is missing', [t('text')]: 'It was there yesterday.' })
      await press(t('send'))
    }
    return {
      loaded: {
        answers: [someCategories],
        shows: [
          t('newTicket'),
          t('newNote'),
          t('category'),
          t('chooseCategory'),
          t('subject'),
          t('text'),
          t('textHint'),
          translator(language, { en: leftEn, fa: leftFa })('left', {
            count: 187,
            size: showFileSize(language, 412 * 1024 * 1024),
          }),
        ],
      },
      empty: {
        answers: [someCategories],
        act: () => press(t('send')),
        shows: [t('incomplete'), form('wrongRequired')],
      },
      refused: {
        answers: [someCategories, refusalOf(openTicket, 400, 'TOO_MANY_TICKETS', { values: { most: 100 } })],
        act: send,
        shows: [problem('TOO_MANY_TICKETS', { most: 100 })],
      },
      failing: { answers: [failureOf(listTicketCategories)], shows: [kit('loadFailed'), kit('retry')] },
      slow: { answers: [someCategories, silenceTo(openTicket)], act: send, shows: [t('send')] },
    }
  },
})

describe.each(drawnLanguages('a new ticket with a missing field'))('a new ticket, in %s', (language) => {
  const t = translator(language, { en, fa })
  const form = translator(language, { en: formEn, fa: formFa })

  test('with a missing field says so over the page and at each field [ticket-02]', async () => {
    const { asked } = await drawScreen(portal, '/support/new', { language, answers: [someCategories] })
    await press(t('send'))
    await expect.element(page.getByText(t('incomplete'))).toBeVisible()
    await expect.poll(() => page.getByText(form('wrongRequired')).elements().length).toBe(3)
    await choose(t('category'))
    await expect.poll(() => page.getByText(form('wrongRequired')).elements().length).toBe(2)
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

test('what is missing is said in the words of the specification [ticket-02]', () => {
  expect(en.incomplete).toBe('Please complete all required fields before submitting')
})

test('a ticket is sent once and opens as a conversation [ticket-01]', async () => {
  const { asked } = await drawScreen(portal, '/support/new', {
    language: 'en',
    answers: [someCategories, answerTo(openTicket, { Id: 12, Number: 'T-12' }), answerTo(readTicket, aTicket())],
  })
  await choose(en.category)
  await fill({ [en.subject]: 'Our logo is missing', [en.text]: 'It was there yesterday.' })
  await press(en.send)
  await expect.element(page.getByText('We have received T-12 and answer here.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Our logo is missing' })).toBeVisible()
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(await Promise.all(sent.map((call) => call.clone().json()))).toEqual([
    { TicketCategory: 5, Subject: 'Our logo is missing', Content: 'It was there yesterday.', Files: [] },
  ])
})

test.each(drawnLanguages('the place for the text of a ticket'))(
  'there is room for several lines before any is written (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    await drawScreen(portal, '/support/new', { language, width: 390, answers: [someCategories] })
    const text = page.getByRole('textbox', { name: t('text') })
    await expect.element(text).toBeVisible()
    expect(text.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(160)
  },
)

test('a Latin name of a file stands beside its clip in a Persian page', async () => {
  await drawScreen(portal, '/support/new', {
    language: 'fa',
    width: 1440,
    answers: [someCategories, answerTo(uploadFile, ['7f1c1fd2-4f0f-4a44-9d0f-6f7b7b1d8c11'])],
  })
  await expect.element(page.getByRole('textbox', { name: fa.text })).toBeVisible()
  const input = document.querySelector('input[type=file]')!
  await page.elementLocator(input).upload(new File(['%PDF-1.7'], 'logo.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('logo.pdf')).toBeVisible()
  const row = page.getByText('logo.pdf').element().closest('li')!
  await expect.poll(() => row.querySelector('.lucide-paperclip')).not.toBe(null)
  const written = document.createRange()
  written.selectNodeContents(page.getByText('logo.pdf').element())
  const clip = row.querySelector('.lucide-paperclip')!.getBoundingClientRect()
  expect(clip.left - written.getBoundingClientRect().right).toBeLessThan(16)
})

test('with a file that was sent along leads on without a question', async () => {
  await drawScreen(portal, '/support/new', {
    language: 'fa',
    width: 390,
    answers: [
      someCategories,
      answerTo(uploadFile, ['7f1c1fd2-4f0f-4a44-9d0f-6f7b7b1d8c11']),
      answerTo(openTicket, { Id: 12, Number: 'T-12' }),
      answerTo(readTicket, aTicket()),
    ],
  })
  await choose(fa.category)
  await fill({ [fa.subject]: 'Our logo is missing', [fa.text]: 'It was there yesterday.' })
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  await page.elementLocator(input()).upload(new File(['%PDF-1.7'], 'logo.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('logo.pdf')).toBeVisible()
  await press(fa.send)
  await expect.element(page.getByRole('heading', { name: 'Our logo is missing' })).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})

test('is not sent with Enter while a file is still going up', async () => {
  const { asked } = await drawScreen(portal, '/support/new', {
    language: 'en',
    answers: [someCategories, silenceTo(uploadFile), silenceTo(openTicket)],
  })
  await choose(en.category)
  await fill({ [en.subject]: 'Our logo is missing', [en.text]: 'It was there yesterday.' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await page.elementLocator(input).upload(new File(['%PDF-1.7'], 'logo.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('logo.pdf')).toBeVisible()
  const tickets = () => asked.filter(({ method, url }) => method === 'POST' && url.includes('icket'))
  await page.getByRole('textbox', { name: en.subject }).click()
  await userEvent.keyboard('{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(tickets()).toEqual([])
})

test('whose answer is lost stays as it was typed, and is sent again under the same key', async () => {
  await drawScreen(portal, '/support/new', { language: 'en', answers: [someCategories, lossOf(openTicket)] })
  await choose(en.category)
  await fill({ [en.subject]: 'Our logo is missing', [en.text]: 'It was there yesterday.' })
  await press(en.send)
  await expect.element(page.getByText(formEn.lostTitle)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: en.subject })).toHaveValue('Our logo is missing')
})
