import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listTickets } from '@sarai/wire/portal/tickets.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
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
