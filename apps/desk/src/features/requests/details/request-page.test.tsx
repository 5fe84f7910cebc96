import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { addDeskNote, assignRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest, revealPassports } from '@sarai/wire/desk/requests/details.ts'
import { listMessages, markMessagesRead } from '@sarai/wire/desk/requests/messages.ts'
import { downloadDeskVoucher } from '@sarai/wire/desk/requests/voucher.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange, showDeadline, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { en as lineEn } from '@sarai/ui/booking/change/change-line-words.en.ts'
import { fa as lineFa } from '@sarai/ui/booking/change/change-line-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as frameEn } from '@sarai/frame/frame-words.en.ts'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { moda } from '#features/requests/testing/some-alternatives.ts'
import { aDeskRequest, aMessage, anOffered, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const address = '/requests/10482'
const read = (changes: Parameters<typeof aDeskRequest>[0] = {}) => answerTo(readDeskRequest, aDeskRequest(changes))

describeScreen('a request at the desk', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, kit, frame, problem }) => ({
    loaded: {
      answers: [read(), somebodyAtWork],
      shows: [
        'R-10482',
        t('nextAsked'),
        t('timeLeft'),
        t('tehran'),
        t('hotelTime'),
        'Parvaz Asia',
        'Nasrin Rahimi',
        language === 'fa' ? aDeskRequest().hotelFa : aDeskRequest().hotelEn,
        showPrice(language, 30_000, 'EUR'),
        'C-2207',
        '5512-YALDA',
        t('actions'),
        t('accept', { price: showPrice(language, 30_000, 'EUR') }),
        language === 'fa' ? 'حداکثر ۲۴ ساعت' : 'at most 24 h',
        t('mayNot', { why: sayProblem(language, 'HOTEL_ALREADY_ASKED', {}) }),
        t('price'),
        language === 'fa' ? 'یلدا' : 'Yalda',
        t('versions'),
        t('asSubmitted'),
        t('inForce'),
        t('rooms'),
        'REZA AHMADI',
        t('passportKept'),
        t('passportMissing'),
        t('wishes'),
        'A high floor, please.',
        t('flights'),
        'TK TK879',
        t('noFlight'),
        t('notes'),
        t('notesNote'),
        'Ninety would be possible.',
        t('timeline'),
        t('eventAsk-hotel'),
        'Elif at the front office',
        t('eventSubmit'),
      ],
    },
    failing: { answers: [failureOf(readDeskRequest), somebodyAtWork], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(readDeskRequest, 404, 'NOT_FOUND'), somebodyAtWork], shows: [frame('goneTitle')] },
    slow: { answers: [silenceTo(readDeskRequest), somebodyAtWork], shows: [kit('loading')] },
    empty: {
      answers: [
        read({
          notes: [],
          description: '',
          needTransfer: false,
          assignedTo: null,
          agencyRef: '',
          state: 'Rejected',
          turn: 'nobody',
          closing: { reason: 'The hotel is full.', at: '2031-11-15T05:01:00.000Z' },
          actions: [
            { action: 'ask-hotel', why: 'REQUEST_CLOSED' },
            { action: 'accept', why: 'REQUEST_CLOSED' },
            { action: 'reject', why: 'REQUEST_CLOSED' },
            { action: 'revive', why: 'NOT_REVIVABLE' },
          ],
        }),
        somebodyAtWork,
      ],
      shows: [
        t('nextRejected', { reason: 'The hotel is full.' }),
        t('noNotes'),
        t('noTransfer'),
        t('mayNot', { why: problem('REQUEST_CLOSED') }),
        t('reviveNever'),
      ],
    },
  }),
})

const t = translator('en', { en, fa })
const draw = (...answers: Parameters<typeof drawScreen>[2]['answers'] & object) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, somebodyAtWork] })

test('a night with a long label stays off the actions', async () => {
  const [room] = aDeskRequest().rooms
  const specialTitle = { en: 'New Year and the week of Christmas', fa: 'سال نوی میلادی و هفته کریسمس' }
  const rooms = [
    {
      ...room!,
      extras: { childNoBed: true, childWithBed: true, extraBed: true },
      nights: room!.nights.map((night) => ({ ...night, specialDate: night.price, specialTitle })),
    },
  ]
  await drawScreen(desk, address, { language: 'fa', width: 1440, answers: [read({ rooms }), somebodyAtWork] })
  await expect.element(page.getByText(specialTitle.fa).first()).toBeVisible()
  const cardOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).element().closest('section')!.getBoundingClientRect()
  expect(cardOf(fa.price).left).toBeGreaterThanOrEqual(cardOf(fa.actions).right)
})

test.each(drawnLanguages('a question by link in the history'))(
  'a question by link says in the history how and when, each once (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const [asked, submitted] = aDeskRequest().events
    const question = { whom: 'Elif Demir', how: 'link', askedAt: asked!.at } as const
    await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [read({ events: [{ ...asked!, question }, submitted!] }), somebodyAtWork],
    })
    const whom = page.getByText('Elif Demir')
    await expect.element(whom).toBeVisible()
    const line = whom.element().closest('li')!
    expect(line.textContent).toContain(said('byLink'))
    expect(line.textContent).not.toContain(said('link'))
    expect(line.textContent.split(showShortDateTime(language, Date.parse(asked!.at)))).toHaveLength(2)
  },
)

test.each(drawnLanguages('a hotel that answered'))(
  'a hotel that answered and a deadline that stood still are told by their names in the history (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const [, submitted] = aDeskRequest().events
    const byNobody = { ...submitted!, who: null }
    const events = [
      { ...byNobody, version: 4, what: 'resume-deadline', source: 'account' as const },
      { ...byNobody, version: 3, what: 'hold-deadline', source: 'account' as const },
      { ...byNobody, version: 2, what: 'hotel-answered', source: 'hotel' as const },
      submitted!,
    ]
    await drawScreen(desk, address, { language, width: 1440, answers: [read({ events }), somebodyAtWork] })
    await expectShown([said('eventHold-deadline'), said('eventResume-deadline')])
    const answered = page.getByText(said('eventHotel-answered')).element().closest('li')!
    expect(answered.textContent).toContain(said('byHotel'))
    expect(answered.textContent).not.toContain(said('byItself'))
  },
)

test('passport numbers are shown when somebody asks for them, and gone with the page', async () => {
  const { asked } = await draw(read(), answerTo(revealPassports, { rooms: [['K12345906', '']] }))
  await expectShown([t('passportKept')])
  expect(document.body.innerText).not.toContain('K12345906')
  await press(t('reveal'))
  await expectShown(['K12345906', t('passportMissing')])
  expect(asked.filter(({ url }) => url.endsWith('/passports'))).toHaveLength(1)
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('K12345906')
})

test('the agency waits since it had its request revived', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 30_000).toISOString()
  const [asked, submitted] = aDeskRequest().events
  const revived = { ...submitted!, version: 3, what: 'revive', at: hoursAgo(2) }
  await draw(read({ submittedAt: hoursAgo(50), events: [revived, asked!, submitted!], turn: 'desk', state: 'New' }))
  await expect.element(page.getByText(t('agencyWaits', { time: '2 h' }))).toBeVisible()
})

test.each(drawnLanguages('what was not paid'))(
  'what was not paid in time says how long it may be revived (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const [, submitted] = aDeskRequest().events
    const events = [{ ...submitted!, version: 3, what: 'expire' }, submitted!]
    const closed = {
      state: 'Cancelled',
      turn: 'agency',
      turnDueAt: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    } as const
    const answers = [read({ ...closed, events }), somebodyAtWork]
    await drawScreen(desk, address, { language, width: 390, answers })
    await expectShown([said('nextExpired'), said('mayRevive'), said('timeLeft')])
  },
)

test.each(drawnLanguages('on a phone the next'))(
  'on a phone the next step stays under the thumb (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    await drawScreen(desk, address, { language, width: 390, answers: [read(), somebodyAtWork] })
    const main = page.getByRole('button', {
      name: said('accept', { price: showPrice(language, 30_000, 'EUR') }),
      exact: true,
    })
    await expect.element(main).toBeInViewport()
    expect(main.element().getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 150)
    await press(said('others'))
    await expect.element(page.getByRole('menuitem', { name: said('reject') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await main.click()
    await expect.element(page.getByRole('dialog', { name: said('acceptTitle', { number: 'R-10482' }) })).toBeVisible()
  },
)

test('on a phone nothing is held out where nothing should be done next', async () => {
  const answers = [read({ actions: [{ action: 'reject', why: null }] }), somebodyAtWork]
  await drawScreen(desk, address, { language: 'en', width: 390, answers })
  await expectShown([t('actions')])
  expect(page.getByRole('button', { name: t('others') }).elements()).toEqual([])
})

test('a request that waits for money has nothing that should be done next', async () => {
  const possible = ['offer-price', 'extend-deadline'] as const
  const actions = possible.map((action) => ({ action, why: null }))
  await draw(read({ state: 'PaymentPending', turn: 'agency', actions }))
  for (const action of possible) {
    await expect.element(page.getByRole('button', { name: t(action), exact: false })).not.toHaveClass(/bg-primary/)
  }
})

test.each(drawnLanguages('until when the hotel holds'))(
  'until when the hotel holds the rooms stands with what was accepted, by its own clock (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const hotelOptionUntil = '2031-12-01T15:00:00.000Z'
    const accepted = { state: 'PaymentPending', turn: 'agency', hotelOptionUntil } as const
    await drawScreen(desk, address, { language, width: 1440, answers: [read(accepted), somebodyAtWork] })
    const inIstanbul = showDeadline(language, Date.parse(hotelOptionUntil), undefined, 'Europe/Istanbul')
    await expectShown([said('optionDay'), inIstanbul, said('hotelTime')])
  },
)

test('a reason that keeps most actions closed is said once, and another one at its action', async () => {
  const closed = (['ask-hotel', 'accept', 'reject'] as const).map((action) => ({
    action,
    why: 'REQUEST_CLOSED' as const,
  }))
  await draw(read({ state: 'Rejected', actions: [...closed, { action: 'revive', why: 'NOT_REVIVABLE' }] }))
  await expectShown([t('reviveNever')])
  expect(page.getByText(t('mayNot', { why: sayProblem('en', 'REQUEST_CLOSED', {}) })).all()).toHaveLength(1)
})

test.each(drawnLanguages('what was proposed'))(
  'what was proposed with a no stays on its page: the hotel, the room, the dates and the price (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const alternatives = [
      {
        hotelEn: moda.hotelEn,
        hotelFa: moda.hotelFa,
        checkIn: '2031-12-21',
        checkOut: '2031-12-23',
        rooms: moda.rooms.map(({ nameEn, nameFa, board }) => ({ nameEn, nameFa, board })),
        currency: 'EUR',
        finalPrice: 28_000,
      },
    ]
    const rejected = { state: 'Rejected', turn: 'nobody', alternatives } as const
    await drawScreen(desk, address, { language, width: 390, answers: [read(rejected), somebodyAtWork] })
    const isPersian = language === 'fa'
    const [room] = moda.rooms
    await expectShown([
      said('proposed'),
      isPersian ? moda.hotelFa : moda.hotelEn,
      `${isPersian ? room!.nameFa : room!.nameEn} · ${boardName(language, 'HB')}`,
      showDateRange(language, calendarDay('2031-12-21'), calendarDay('2031-12-23')),
      showPrice(language, 28_000, 'EUR'),
    ])
  },
)

test.each(drawnLanguages('what the agency wrote'))(
  'what the agency wrote and nobody has read is said at the top and before it is accepted, in %s',
  async (language) => {
    const said = translator(language, { en, fa })
    const messages = [aMessage({ isRead: true }), aMessage({ id: 2 }), aMessage({ id: 3, isDesk: true })]
    const answers = [read(), answerTo(listMessages, { messages }), answerTo(markMessagesRead, null), somebodyAtWork]
    await drawScreen(desk, address, { language, width: 1440, answers })
    const strip = page.getByRole('region', { name: said('whatNext') })
    await expect.element(strip.getByText(said('unread', { count: 1 }))).toBeVisible()
    await userEvent.keyboard('c')
    await expectShown([said('acceptUnread')])
  },
)

test('where every message was read, nothing is said of it', async () => {
  await draw(read(), answerTo(listMessages, { messages: [aMessage({ isRead: true })] }))
  await expectShown(['Is there a lift?'])
  expect(page.getByRole('region', { name: t('whatNext') }).element().textContent).not.toContain('message')
  await userEvent.keyboard('c')
  await expectShown([t('hotelNumber')])
  expect(document.body.innerText).not.toContain(t('acceptUnread'))
})

test('M leads to the message, N to the note, and T takes the request', async () => {
  const { asked } = await draw(read({ assignedTo: null }), answerTo(assignRequest, null))
  await expect.element(page.getByRole('textbox', { name: t('note') })).toBeVisible()
  await userEvent.keyboard('m')
  const message = page.getByRole('textbox', { name: threadEn.write })
  await expect.element(message).toHaveFocus()
  await expect.element(message).toHaveValue('')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('textbox', { name: t('note') })).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('t')
  await expect.poll(() => asked.some(({ url }) => url.endsWith('/assignee'))).toBe(true)
})

test('a note is kept, and one that fails stays in its field', async () => {
  const { asked } = await draw(read(), inTurn(failureOf(addDeskNote), answerTo(addDeskNote, null)))
  await fill({ [t('note')]: 'Call again at noon' })
  await press(t('keepNote'))
  await expect.element(page.getByRole('textbox', { name: t('note') })).toHaveValue('Call again at noon')
  await userEvent.keyboard('{Enter}') // the message that it failed lies over the button
  await expect.element(page.getByRole('textbox', { name: t('note') })).toHaveValue('')
  expect(asked.filter(({ url }) => url.endsWith('/notes'))).toHaveLength(2)
})

test('a clerk takes a request with one press', async () => {
  const { asked } = await draw(read(), answerTo(assignRequest, null))
  await press(t('take'))
  await expect.poll(() => asked.filter(({ url }) => url.endsWith('/assignee'))).toHaveLength(1)
  expect(await asked.find(({ url }) => url.endsWith('/assignee'))!.json()).toEqual({ staffId: 1 })
})

test('C opens the dialog and decides nothing; what may not be done has no key', async () => {
  const { asked } = await draw(read())
  await expectShown([t('actions')])
  await userEvent.keyboard('h')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await userEvent.keyboard('c')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an address that names no request says that there is none', async () => {
  const answers = [refusalOf(readDeskRequest, 404, 'NOT_FOUND'), somebodyAtWork]
  const { asked } = await drawScreen(desk, '/requests/abc', { language: 'en', width: 1440, answers })
  await expectShown([frameEn.goneTitle])
  expect(asked.filter(({ url }) => url.includes('NaN'))).toEqual([])
})

test('whoever accepts is not told that the hotel’s number can follow later', async () => {
  await draw(read())
  await expectShown([t('actions')])
  await userEvent.keyboard('c')
  await expectShown([t('hotelNumberHint')])
  expect(document.body.innerText).not.toContain('later')
})

test('what a colleague decides appears by itself', async () => {
  const rejected = read({
    state: 'Rejected',
    turn: 'nobody',
    closing: { reason: 'Full', at: '2031-11-15T05:01:00.000Z' },
  })
  await draw(inTurn(read(), rejected))
  await expectShown([t('nextAsked')])
  tell({ what: 'request', id: '10482' })
  await expectShown([t('nextRejected', { reason: 'Full' })])
  expect(document.body.innerText).not.toContain(t('nextAsked'))
})

test('a price on offer says what the agency decides about, and until when', async () => {
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: [read(anOffered), somebodyAtWork] })
  await expectShown([t('offered'), t('timeLeft')])
  await expect.element(page.getByText(t('nextOffered', { price: showPrice('en', 32_000, 'EUR') }))).toBeVisible()
})

test.each(drawnLanguages('says what the agency changed'))(
  'says what the agency changed, and both prices, in %s',
  async (language) => {
    const say = translator(language, { en, fa })
    const submitted = aDeskRequest().events.at(-1)!
    const dates = {
      from: { checkIn: '2031-12-20', checkOut: '2031-12-22' },
      to: { checkIn: '2031-12-27', checkOut: '2031-12-29' },
    }
    const changed = {
      ...submitted,
      version: 2,
      what: 'change-stay',
      change: { dates, price: { currency: 'EUR', from: 30_000, to: 36_000 } },
    }
    const [first] = aDeskRequest().versions
    const versions = [
      { ...first!, number: 2, finalPrice: 36_000, isInForce: true },
      { ...first!, number: 1, isInForce: false },
    ]
    await drawScreen(desk, address, {
      language,
      answers: [read({ state: 'New', turn: 'desk', events: [changed, submitted], versions }), somebodyAtWork],
    })
    const c = translator(language, { en: lineEn, fa: lineFa })
    await expectShown([
      say('changedByAgency'),
      say('eventChange-stay'),
      say('asChanged'),
      say('asSubmitted'),
      c('price', { from: showPrice(language, 30_000, 'EUR'), to: showPrice(language, 36_000, 'EUR') }),
    ])
    await expect.element(page.getByText(say('inForce'))).toBeVisible()
  },
)

test.each(drawnLanguages('the voucher of a confirmed'))(
  'the voucher of a confirmed request is saved, or it says why not (%s)',
  async (language) => {
    const said = translator(language, { en, fa })
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const confirmed = read({ state: 'Confirmed', turn: 'nobody', turnDueAt: null })
    const file = { name: 'V-10482.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) }
    await drawScreen(desk, address, {
      language,
      answers: [confirmed, somebodyAtWork, answerTo(downloadDeskVoucher, file)],
    })
    await press(said('voucher'))
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    const busy = refusalOf(downloadDeskVoucher, 503, 'BUSY', { values: { seconds: 2 } })
    await drawScreen(desk, address, { language, answers: [confirmed, somebodyAtWork, busy] })
    await press(said('voucher'))
    await expectShown([sayProblem(language, 'BUSY', { seconds: 2 })])
  },
)

test.each(drawnLanguages('a note that is not kept'))(
  'a note that was typed and not kept is asked about before the tab is closed, in %s',
  async (language) => {
    const closesAtOnce = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const note = translator(language, { en, fa })('note')
    await drawScreen(desk, address, { language, answers: [read(), somebodyAtWork] })
    await expect.element(page.getByRole('textbox', { name: note })).toBeVisible()
    expect(closesAtOnce()).toBe(true)
    await fill({ [note]: 'Call again at noon' })
    await expect.poll(closesAtOnce).toBe(false)
    await fill({ [note]: ' ' })
    await expect.poll(closesAtOnce).toBe(true)
  },
)
