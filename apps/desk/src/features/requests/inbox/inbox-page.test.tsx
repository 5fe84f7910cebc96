import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { assignRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import {
  bePresentAtDesk,
  listMessages,
  markMessagesRead,
  reopenThread,
  settleThread,
} from '@sarai/wire/desk/requests/messages.ts'
import {
  countThreads,
  listThreads,
  type DeskThread,
  type RequestThread,
  type TicketThread,
} from '@sarai/wire/desk/requests/threads.ts'
import {
  assignTicket,
  listTicketMessages,
  markTicketMessagesRead,
  readDeskTicket,
  sendTicketMessage,
  switchDeskTicket,
  type DeskTicket,
} from '@sarai/wire/desk/support/tickets.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as frameEn } from '@sarai/frame/frame-words.en.ts'
import { fa as frameFa } from '@sarai/frame/frame-words.fa.ts'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { en } from '#features/requests/inbox/messages.en.ts'
import { fa } from '#features/requests/inbox/messages.fa.ts'
import { aDeskRequest } from '#features/requests/testing/some-requests.ts'
import { en as talkEn } from '#features/requests/thread/messages.en.ts'
import { desk } from '#testing/desk.ts'

const aThread = (changes: Partial<RequestThread> = {}): DeskThread => ({
  kind: 'request',
  requestId: 10482,
  number: 'R-10482',
  state: 'New',
  agency: { id: 7, name: 'Parvaz Asia' },
  hotelEn: 'Galata Court Hotel',
  hotelFa: 'هتل گالاتا کورت',
  assignedTo: null,
  unread: 2,
  waitingSince: '2026-11-15T05:00:00.000Z',
  last: { at: '2026-11-15T05:10:00.000Z', author: 'Nasrin Rahimi', isDesk: false, excerpt: 'Any news?' },
  ...changes,
})
const answered = aThread({
  requestId: 10477,
  number: 'R-10477',
  agency: { id: 8, name: 'Kimia Tour' },
  assignedTo: { id: 1, name: 'Kaveh Ardalan' },
  unread: 0,
  waitingSince: null,
  last: { at: '2026-11-15T05:10:00.000Z', author: 'Kaveh Ardalan', isDesk: true, excerpt: 'The hotel said yes.' },
})
const message = {
  id: 1,
  content: 'Any news?',
  writtenAt: '2026-11-15T05:10:00.000Z',
  author: 'Nasrin Rahimi',
  isDesk: false,
  isMine: false,
  isRead: false,
  files: [],
}
const aTicketThread: TicketThread = {
  kind: 'ticket',
  ticketId: 12,
  number: 'T-12',
  subject: 'Our logo is missing',
  category: { nameEn: 'Technical problem', nameFa: 'مشکل فنی' },
  isClosed: false,
  agency: { id: 7, name: 'Parvaz Asia' },
  assignedTo: null,
  unread: 1,
  waitingSince: '2026-11-15T05:00:00.000Z',
  last: { at: '2026-11-15T05:10:00.000Z', author: 'Nasrin Rahimi', isDesk: false, excerpt: 'It was there yesterday.' },
}
const aTicket: DeskTicket = {
  id: 12,
  number: 'T-12',
  subject: 'Our logo is missing',
  category: { nameEn: 'Technical problem', nameFa: 'مشکل فنی' },
  agency: { id: 7, name: 'Parvaz Asia' },
  request: { id: 10_482, number: 'R-10482' },
  openedBy: 'Nasrin Rahimi',
  openedAt: '2026-11-15T05:10:00.000Z',
  isClosed: false,
  closedAt: null,
  isClosedByDesk: false,
  assignedTo: null,
}
const threads = answerTo(listThreads, { rows: [aThread(), answered], next: null })
const counts = answerTo(countThreads, { unread: 1, mine: 0 })
const opened = [
  answerTo(readDeskRequest, aDeskRequest()),
  answerTo(listMessages, { messages: [message] }),
  answerTo(markMessagesRead, null),
]

const frame = (language: 'en' | 'fa') => translator(language, { en: frameEn, fa: frameFa })

describeScreen('the inbox of the desk', {
  app: desk,
  address: '/messages',
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [threads, counts],
      shows: [
        t('unread'),
        t('mine'),
        t('all'),
        'Parvaz Asia',
        'Any news?',
        'R-10482',
        language === 'fa' ? 'هتل گالاتا کورت' : 'Galata Court Hotel',
        'Kimia Tour',
        t('us'),
        'The hotel said yes.',
        'Kaveh Ardalan',
      ],
      showsWide: [t('chooseTitle')],
    },
    empty: {
      answers: [answerTo(listThreads, { rows: [], next: null })],
      shows: [t('emptyUnread'), t('emptyUnreadText')],
    },
    failing: { answers: [failureOf(listThreads)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listThreads, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listThreads)], shows: [kit('loading')] },
  }),
})

describeScreen('a thread in the inbox', {
  app: desk,
  address: '/messages?open=10482',
  words: { en, fa },
  states: (t, { language, kit }) => ({
    loaded: {
      answers: [threads, counts, ...opened],
      shows: ['Any news?', 'Nasrin Rahimi', 'R-10482', t('open'), t('take')],
    },
    empty: {
      answers: [threads, counts, answerTo(readDeskRequest, aDeskRequest())],
      shows: ['R-10482', t('open')],
    },
    failing: { answers: [threads, counts, failureOf(readDeskRequest)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [threads, counts, refusalOf(readDeskRequest, 404, 'NOT_FOUND')],
      shows: [frame(language)('goneTitle'), frame(language)('goneText')],
    },
    slow: { answers: [threads, counts, silenceTo(readDeskRequest)], shows: [kit('loading')] },
  }),
})

test('a message that comes in is shown in the list and in the thread, without a reload', async () => {
  await drawScreen(desk, '/messages?open=10482', {
    language: 'en',
    answers: [
      inTurn(threads, answerTo(listThreads, { rows: [aThread({ unread: 3 })], next: null })),
      counts,
      answerTo(readDeskRequest, aDeskRequest()),
      inTurn(
        answerTo(listMessages, { messages: [message] }),
        answerTo(listMessages, { messages: [message, { ...message, id: 2, content: 'And a cot?' }] }),
      ),
      answerTo(markMessagesRead, null),
    ],
  })
  await expectShown(['Any news?', 'Kimia Tour'])
  tell({ what: 'note', id: '10482' })
  await expect.element(page.getByText('And a cot?')).toBeVisible()
})

test('a thread is taken, and let go where it needs no answer', async () => {
  const { asked } = await drawScreen(desk, '/messages?open=10482', {
    language: 'en',
    answers: [threads, counts, ...opened, answerTo(assignRequest, null), answerTo(settleThread, null)],
  })
  await expectShown(['Nasrin Rahimi'])
  await press(en.take)
  await press(talkEn.done)
  await expectShown(['R-10482 needs no answer'])
  const sent = asked.find(({ url }) => url.endsWith('/messages/settled'))
  expect(await sent!.json()).toEqual({ upTo: 1 })
})

test('J and K walk the threads and open the one on which they rest', async () => {
  const { address } = await drawScreen(desk, '/messages', {
    language: 'en',
    width: 1440,
    answers: [threads, counts, ...opened],
  })
  await expectShown(['Parvaz Asia', 'Kimia Tour'])
  await userEvent.keyboard('j')
  await expect.poll(address).toBe('/desk/messages?open=10482')
})

test('a thread that was opened stays under the focus when reading takes it off the unread ones', async () => {
  await drawScreen(desk, '/messages', {
    language: 'en',
    width: 1440,
    answers: [inTurn(threads, answerTo(listThreads, { rows: [answered], next: null })), counts, ...opened],
  })
  const row = page.getByRole('button', { name: /Any news/ })
  await expect.element(row).toBeVisible()
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectShown(['Nasrin Rahimi'])
  tell({ what: 'note', id: '10482' })
  await expect.poll(() => row.element().textContent).not.toMatch(/waits|unread/)
  await expect.element(row).toHaveFocus()
})

test('a thread that is open stays out of a search that does not find it', async () => {
  const { address } = await drawScreen(desk, '/messages?open=10482', {
    language: 'en',
    width: 1440,
    answers: [inTurn(threads, answerTo(listThreads, { rows: [answered], next: null })), counts, ...opened],
  })
  const row = page.getByRole('button', { name: /Any news/ })
  await expect.element(row).toBeVisible()
  await page.getByRole('searchbox').fill('Kimia')
  await expect.poll(address).toContain('search=Kimia')
  await expect.poll(() => row.all()).toEqual([])
})

test('by keys a thread is taken with T, let go with E and answered with M', async () => {
  const { asked } = await drawScreen(desk, '/messages?open=10482', {
    language: 'en',
    answers: [threads, counts, ...opened, answerTo(assignRequest, null), answerTo(settleThread, null)],
  })
  await expectShown(['Nasrin Rahimi', talkEn.done, en.take])
  await userEvent.keyboard('t')
  await expect.poll(() => asked.some(({ url }) => url.endsWith('/assignee'))).toBe(true)
  await userEvent.keyboard('e')
  await expect.poll(() => asked.some(({ url }) => url.endsWith('/messages/settled'))).toBe(true)
  await userEvent.keyboard('m')
  await expect.element(page.getByRole('textbox', { name: threadEn.write })).toHaveFocus()
})

test('a confirmed request says that its messages are closed, and the desk reopens them [req-07]', async () => {
  const { asked } = await drawScreen(desk, '/messages?open=10482', {
    language: 'en',
    answers: [
      threads,
      counts,
      inTurn(
        answerTo(readDeskRequest, aDeskRequest({ state: 'Confirmed', takesNotes: false, version: 5 })),
        answerTo(readDeskRequest, aDeskRequest({ state: 'Confirmed', takesNotes: true, version: 6 })),
      ),
      ...opened.slice(1),
      answerTo(reopenThread, { version: 6 }),
    ],
  })
  await expectShown([talkEn.closed])
  await press(talkEn.reopen)
  await expectShown([talkEn.reopened, talkEn.close])
  await expect.element(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  expect(await asked.find(({ url }) => url.endsWith('/reopen'))!.json()).toEqual({ version: 5 })
})

test('says who else at the desk has the thread open, and that the agency is writing', async () => {
  await drawScreen(desk, '/messages?open=10482', {
    language: 'en',
    answers: [
      threads,
      counts,
      ...opened,
      answerTo(bePresentAtDesk, { colleagues: [{ name: 'Leila Farsi', isWriting: false }], isAgencyWriting: true }),
    ],
  })
  const said = [
    threadEn.sideIsWriting.replace('{side}', talkEn.agency),
    threadEn.isHere.replace('{name}', 'Leila Farsi'),
  ]
  await expect.element(page.getByText(said.join(' · '))).toBeVisible()
})

test('a Latin name that does not fit a Persian row keeps its beginning', async () => {
  const name = 'Parvaz Asia Travel and Tourism Agency of the Persian Gulf'
  await drawScreen(desk, '/messages', {
    language: 'fa',
    width: 390,
    answers: [answerTo(listThreads, { rows: [aThread({ agency: { id: 7, name } })], next: null }), counts],
  })
  await expect.element(page.getByText(name)).toBeVisible()
  const cut = page.getByText(name).element()
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  expect(getComputedStyle(cut)).toMatchObject({ textOverflow: 'ellipsis', direction: 'ltr' })
})

const tickets = answerTo(listThreads, { rows: [aTicketThread, aThread()], next: null })

test.each(drawnLanguages('a closed ticket in the inbox'))(
  'a closed ticket says so and waits for nobody (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const row = (changes: Partial<TicketThread>) =>
      answerTo(listThreads, { rows: [{ ...aTicketThread, ...changes }], next: null })
    await drawScreen(desk, '/messages', { language, width: 390, answers: [row({ isClosed: true }), counts] })
    await expect.element(page.getByText(t('closedTicket'), { exact: true })).toBeVisible()
    const shown = page.getByText('It was there yesterday.').element().closest('li')!
    expect(shown.textContent).not.toContain(t('waits', { time: '' }).trim())
  },
)

test('a Latin subject that does not fit a Persian row keeps its beginning', async () => {
  const subject = 'Our logo is missing on every voucher since the last change of it'
  await drawScreen(desk, '/messages', {
    language: 'fa',
    width: 390,
    answers: [answerTo(listThreads, { rows: [{ ...aTicketThread, subject }], next: null }), counts],
  })
  await expect.element(page.getByText(subject)).toBeVisible()
  const cut = page.getByText(subject).element()
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  expect(getComputedStyle(cut)).toMatchObject({ textOverflow: 'ellipsis', direction: 'ltr' })
})

const openTicket = [
  answerTo(readDeskTicket, aTicket),
  answerTo(listTicketMessages, { messages: [{ ...message, content: 'It was there yesterday.' }] }),
  answerTo(markTicketMessagesRead, null),
]

test('on a phone an open conversation stands alone: the title of the inbox takes no room above it', async () => {
  await drawScreen(desk, '/messages?ticket=12', {
    language: 'en',
    width: 390,
    answers: [answerTo(listThreads, { rows: [aTicketThread], next: null }), counts, ...openTicket],
  })
  await expectShown(['It was there yesterday.'])
  const below = page.getByRole('banner').element().getBoundingClientRect().bottom
  const back = page.getByRole('button', { name: en.back }).element().getBoundingClientRect().top
  expect(back - below).toBeLessThan(40)
})

test.each(['/messages?ticket=999', '/messages?open=999'])(
  'an address with nobody behind it leads back to the list (%s)',
  async (nowhere) => {
    const answers = [
      tickets,
      counts,
      refusalOf(readDeskTicket, 404, 'NOT_FOUND'),
      refusalOf(readDeskRequest, 404, 'NOT_FOUND'),
    ]
    const { address } = await drawScreen(desk, nowhere, { language: 'en', width: 1440, answers })
    await press(en.back)
    await expect.poll(address).toBe('/desk/messages')
  },
)

describeScreen('a ticket in the inbox [ticket-01]', {
  app: desk,
  address: '/messages?ticket=12',
  words: { en, fa },
  states: (t, { language, kit }) => ({
    loaded: {
      answers: [tickets, counts, ...openTicket],
      shows: [
        'Our logo is missing',
        'T-12',
        language === 'fa' ? 'مشکل فنی' : 'Technical problem',
        'It was there yesterday.',
        t('openTicket'),
        t('take'),
        t('closeTicket'),
        t('openAgency'),
      ],
      showsWide: [t('ticket')],
    },
    empty: {
      answers: [
        tickets,
        counts,
        answerTo(readDeskTicket, {
          ...aTicket,
          isClosed: true,
          closedAt: '2026-11-16T05:10:00.000Z',
        }),
        answerTo(listTicketMessages, { messages: [] }),
      ],
      shows: [t('closedTicket'), t('closedByAgency'), t('reopenTicket')],
    },
    failing: { answers: [tickets, counts, failureOf(readDeskTicket)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [tickets, counts, refusalOf(readDeskTicket, 404, 'NOT_FOUND')],
      shows: [frame(language)('goneTitle'), frame(language)('goneText')],
    },
    slow: { answers: [tickets, counts, silenceTo(readDeskTicket)], shows: [kit('loading')] },
  }),
})

test('a ticket is answered, taken and closed beside the list, and follows what the agency writes [ticket-01]', async () => {
  const { asked } = await drawScreen(desk, '/messages?ticket=12', {
    language: 'en',
    answers: [
      inTurn(
        openTicket[1]!,
        answerTo(listTicketMessages, {
          messages: [message, { ...message, id: 2, content: 'Here it is.', isDesk: true, isMine: true }],
        }),
      ),
      tickets,
      counts,
      ...openTicket,
      answerTo(sendTicketMessage, { id: 2 }),
      answerTo(assignTicket, null),
      answerTo(switchDeskTicket, null),
    ],
  })
  await fill({ [threadEn.write]: 'Here it is.' })
  await press(threadEn.send)
  await expect.element(page.getByText('Here it is.')).toBeVisible()
  await press(en.take)
  await press(en.closeTicket)
  await expect.element(page.getByText('T-12 is closed')).toBeVisible()
  const sent = asked.filter(({ method }) => method !== 'GET').map(({ url }) => new URL(url).pathname)
  expect(sent).toEqual(
    expect.arrayContaining([
      '/desk/api/tickets/12/messages',
      '/desk/api/tickets/12/assignee',
      '/desk/api/tickets/12/closed',
    ]),
  )
})
