import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listTicketsAbout } from '@sarai/wire/desk/support/tickets.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, tell } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { expectHabits, expectNoBarriers } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { en as inboxEn } from '#features/requests/inbox/messages.en.ts'
import { fa as inboxFa } from '#features/requests/inbox/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const address = '/requests/10482'
const request = [answerTo(readDeskRequest, aDeskRequest()), somebodyAtWork]
const ticket = {
  id: 7,
  number: 'T-7',
  subject: 'Our guests would like to stay one night more',
  isClosed: false,
  openedAt: '2026-11-17T08:00:00.000Z',
}

test.each(drawnWidths('the tickets about a request'))(
  'tickets about a request stand on its page, and lead to the inbox [ticket-02], in %s at %d',
  async (language, width) => {
    const t = translator(language, { en, fa })
    const inbox = translator(language, { en: inboxEn, fa: inboxFa })
    const tickets = inTurn(
      answerTo(listTicketsAbout, { tickets: [ticket] }),
      answerTo(listTicketsAbout, { tickets: [{ ...ticket, isClosed: true }] }),
    )
    await drawScreen(desk, address, { language, width, answers: [tickets, ...request] })
    await expect.element(page.getByRole('heading', { name: t('tickets') })).toBeVisible()
    const link = page.getByRole('link', { name: ticket.subject, exact: false })
    await expect.element(link).toHaveAttribute('href', '/desk/inbox?ticket=7')
    await expect
      .element(page.getByRole('listitem').filter({ has: link }).getByText(inbox('openTicket'), { exact: true }))
      .toBeVisible()
    expectHabits(language)
    await expectNoBarriers()
    tell({ what: 'ticket', id: '7' })
    await expect
      .element(page.getByRole('listitem').filter({ has: link }).getByText(inbox('closedTicket'), { exact: true }))
      .toBeVisible()
  },
)

test('a request that nobody asked about has no such part', async () => {
  await drawScreen(desk, address, { language: 'en', answers: request })
  await expect.element(page.getByRole('heading', { name: en.wishes })).toBeVisible()
  expect(page.getByRole('heading', { name: en.tickets }).all()).toEqual([])
})

test('tickets that do not come are told, beside all else', async () => {
  await drawScreen(desk, address, { language: 'en', answers: [failureOf(listTicketsAbout), ...request] })
  await expect.element(page.getByRole('heading', { name: en.tickets })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: en.wishes })).toBeVisible()
})
