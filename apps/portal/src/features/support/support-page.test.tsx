import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listTickets } from '@sarai/wire/portal/tickets.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/support/messages.en.ts'
import { fa } from '#features/support/messages.fa.ts'
import { aTicketRow, someCategories } from '#features/support/testing/some-tickets.ts'
import { portal } from '#testing/portal.ts'

const listed = answerTo(listTickets, { rows: [aTicketRow()], next: null })

describeScreen('the support conversations of an agency [ticket-01]', {
  app: portal,
  address: '/support',
  words: { en, fa },
  states: (t, { kit, problem }) => ({
    loaded: {
      answers: [listed, someCategories],
      shows: [
        t('title'),
        t('note'),
        t('newTicket'),
        t('open'),
        t('closed'),
        t('allCategories'),
        'Our logo is missing',
        'T-12',
        'Technical problem',
        t('us'),
        'It is back.',
      ],
    },
    empty: {
      answers: [answerTo(listTickets, { rows: [], next: null }), someCategories],
      shows: [t('emptyOpen'), t('emptyOpenText')],
    },
    failing: { answers: [failureOf(listTickets), someCategories], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [refusalOf(listTickets, 403, 'FORBIDDEN'), someCategories],
      shows: [problem('FORBIDDEN')],
    },
    slow: { answers: [silenceTo(listTickets), someCategories], shows: [t('title'), kit('loading')] },
  }),
})

test('are asked for by state and category, and follow what arrives [ticket-01]', async () => {
  const { asked } = await drawScreen(portal, '/support', {
    language: 'en',
    answers: [
      inTurn(listed, answerTo(listTickets, { rows: [aTicketRow({ Subject: 'Another one' })], next: null })),
      someCategories,
    ],
  })
  await expect.element(page.getByText('Our logo is missing')).toBeVisible()
  tell({ what: 'ticket', id: '12' })
  await expect.element(page.getByText('Another one')).toBeVisible()
  await page.getByRole('tab', { name: en.closed, exact: false }).click()
  const last = () => new URL(asked.findLast(({ url }) => url.includes('/api/tickets?'))!.url).searchParams
  await expect.poll(() => last().get('IsClosed')).toBe('true')
  await page.getByRole('button', { name: en.category, exact: false }).click()
  await page.getByRole('option', { name: 'Technical problem' }).click()
  await expect.poll(() => last().get('TicketCategory')).toBe('5')
})

test('a long last message is cut, and what is new stays on the card', async () => {
  const Content = 'We have looked into it and the logo is back on every voucher. '.repeat(4)
  await drawScreen(portal, '/support', {
    language: 'fa',
    width: 390,
    answers: [
      answerTo(listTickets, { rows: [aTicketRow({ Last: { ...aTicketRow().Last, Content } })], next: null }),
      someCategories,
    ],
  })
  const said = page.getByText(Content.trim())
  await expect.element(said).toBeVisible()
  const cut = said.element()
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  expect(getComputedStyle(cut).textOverflow).toBe('ellipsis')
  const { left, right } = page
    .getByText(translator('fa', { en, fa })('unreadCount', { count: 2 }))
    .element()
    .parentElement!.getBoundingClientRect()
  const card = cut.closest('li, tr')!.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(card.left)
  expect(right).toBeLessThanOrEqual(card.right)
})
