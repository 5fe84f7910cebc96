import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { markTicketRead, readTicket, switchTicket, writeTicket } from '@sarai/wire/portal/tickets.ts'
import { answerTo, failureOf, refusalOf, silenceTo, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { en } from '#features/support/messages.en.ts'
import { fa } from '#features/support/messages.fa.ts'
import { aMessage, aTicket } from '#features/support/testing/some-tickets.ts'
import { portal } from '#testing/portal.ts'

const marked = answerTo(markTicketRead, null)
const ofDesk = { IsBroker: true, IsMine: false, CreatorUserName: 'Kaveh Moradi' }

describeScreen('a support conversation [ticket-01]', {
  app: portal,
  address: '/support/12',
  words: { en, fa },
  states: (t, { kit, problem }) => ({
    loaded: {
      answers: [
        answerTo(readTicket, aTicket({ Tickets: [aMessage(1), aMessage(2, { ...ofDesk, Content: 'It is back.' })] })),
        marked,
      ],
      shows: [
        'Our logo is missing',
        'T-12',
        'Technical problem',
        t('open'),
        'Message 1',
        'It is back.',
        'Kaveh Moradi',
        t('desk'),
        t('close'),
      ],
    },
    empty: {
      answers: [answerTo(readTicket, aTicket({ IsClosed: true, IsClosedByBroker: true, Tickets: [] }))],
      shows: [t('closed'), t('closedByUs'), t('reopen'), t('messagesEmpty')],
    },
    failing: { answers: [failureOf(readTicket)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(readTicket, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(readTicket)], shows: [t('ticket'), kit('loading')] },
  }),
})

const draw = (answers: readonly Answer[]) =>
  drawScreen(portal, '/support/12', { language: 'en', answers: [...answers, marked] })

test('a message goes out, the answer arrives by itself, and both sides close and reopen [ticket-01]', async () => {
  let now = aTicket()
  const { asked } = await draw([
    { op: readTicket, reply: () => ({ status: 200, headers: {}, body: now }) },
    answerTo(writeTicket, { Place: 2 }),
    answerTo(switchTicket, null),
  ])
  await fill({ [threadEn.write]: 'Any news?' })
  now = aTicket({ Tickets: [aMessage(1), aMessage(2, { Content: 'Any news?' })] })
  await press(threadEn.send)
  await expect.element(page.getByText('Any news?').last()).toBeVisible()
  now = aTicket({ Tickets: [...now.Tickets, aMessage(3, { ...ofDesk, Content: 'It is back.' })] })
  tell({ what: 'ticket', id: '12' })
  await expect.element(page.getByText('It is back.')).toBeVisible()
  now = { ...now, IsClosed: true }
  await press(en.close)
  await expect.element(page.getByText(en.closedByYou)).toBeVisible()
  now = { ...now, IsClosed: false }
  await press(en.reopen)
  await expect.element(page.getByRole('textbox', { name: threadEn.write })).toBeVisible()
  const switched = asked.filter(({ url }) => url.endsWith('/closed'))
  expect(await Promise.all(switched.map((call) => call.clone().json()))).toEqual([
    { IsClosed: true },
    { IsClosed: false },
  ])
})

test('one that is not there leads back to the list', async () => {
  await draw([refusalOf(readTicket, 404, 'NOT_FOUND')])
  await expect.element(page.getByRole('link', { name: new RegExp(en.title) }).first()).toBeVisible()
})
