import { page } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { downloadVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import { downloadReport } from '@sarai/wire/portal/request-reports.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDate, showDateRange, showDayAndMonth, showDeadline } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { answerTo, callsTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aFlight, aGuest, aRequest } from '#features/requests/testing/some-requests.ts'
import { en as deadlineEn } from '#shared/deadline/messages.en.ts'
import { fa as deadlineFa } from '#shared/deadline/messages.fa.ts'
import { en as guestEn } from '#shared/guests/messages.en.ts'
import { fa as guestFa } from '#shared/guests/messages.fa.ts'
import { en as pricedEn } from '#shared/priced-stay/messages.en.ts'
import { fa as pricedFa } from '#shared/priced-stay/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const deadlineWords = { en: deadlineEn, fa: deadlineFa }
const words = { en, fa }
const guestWords = { en: guestEn, fa: guestFa }
const pricedWords = { en: pricedEn, fa: pricedFa }
const stateWords = { en: stateEn, fa: stateFa }
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const day = (text: string) => calendarDay(text)

describeScreen('a request', {
  app: portal,
  address,
  words,
  proves: '[req-02] [req-04]',
  states: (t, { language, kit, frame, problem }) => {
    const request = aRequest(language)
    const guest = translator(language, guestWords)
    const deadline = translator(language, deadlineWords)
    const summary = [
      t('number'),
      'R-10482',
      translator(language, stateWords)('New'),
      t('createdOn'),
      showDate(language, day('2031-11-14'), 'gregorian'),
      showDate(language, day('2031-11-14'), 'jalali'),
      t('transfer'),
      t('transferIncluded'),
      '5512-YALDA',
      'C-2207',
    ]
    const hotel = [
      request.HotelName,
      request.HotelPlace,
      request.PackageTitle,
      showDate(language, day('2031-12-20'), 'gregorian'),
      showDate(language, day('2031-12-20'), 'jalali'),
      showQuantity(language, 2, 'night'),
    ]
    const guests = [
      t('roomsNote', { rooms: showQuantity(language, 2, 'room'), guests: showQuantity(language, 6, 'guest') }),
      t('passportsMissing', { count: 1 }),
      'SARA AHMADI',
      'OMID KARIMI',
      guest('ADT'),
      guest('CHDNB'),
      guest('CHDWB'),
      guest('age', { age: 8 }),
      showCountry(language, 'IR'),
      'A12345678',
      guest('missing'),
    ]
    const flights = [
      t('departure'),
      'Mahan Air',
      'W5 112',
      'IKA',
      `${'Tehran Imam Khomeini International'.slice(0, 30)}…`,
      showDayAndMonth(language, day('2031-12-20')),
      showDayAndMonth(language, day('2031-12-21')),
      t('return'),
      t('noFlight'),
    ]
    return {
      loaded: {
        answers: [answerTo(readRequest, request)],
        shows: [
          t('newTitle', { time: showDeadline(language, Date.parse(request.TurnDueAt!)) }),
          t('newText'),
          t('report'),
          ...(['submitted', 'asked', 'accepted', 'paid', 'confirmed'] as const).map((step) => t(step)),
          deadline('timeLeft'),
          deadline('tehran'),
          deadline('hotelTime'),
          ...summary,
          ...hotel,
          ...guests,
          ...flights,
          t('cancellation'),
          request.Description,
          t('timeline'),
          stepText(language, 'ask-hotel'),
          t('byDesk'),
          stepText(language, 'submit'),
          'Nasrin Rahimi',
          euros(language, 39_600),
        ],
        showsWide: [
          guest('name'),
          guest('type'),
          guest('dateOfBirth'),
          guest('nationality'),
          guest('passport'),
          translator(language, pricedWords)('stayTotal'),
        ],
      },
      empty: {
        answers: [refusalOf(readRequest, 404, 'NOT_FOUND')],
        shows: [frame('goneTitle'), frame('goneText'), frame('backTo', { page: t('requests') })],
      },
      failing: { answers: [failureOf(readRequest)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(readRequest, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(readRequest)], shows: [t('request'), kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('what a request says'))('what a request says in %s', (language) => {
  const t = translator(language, words)
  const guest = translator(language, guestWords)
  const deadline = translator(language, deadlineWords)
  const draw = (changes: Partial<RequestDetails>) =>
    drawScreen(portal, address, { language, answers: [answerTo(readRequest, aRequest(language, changes))] })

  test('a payment is due only while it is awaited [req-02]', async () => {
    await draw({})
    await expectShown([t('createdOn')])
    expect(page.getByText(t('paymentDue'), { exact: true }).all()).toEqual([])
    const PaymentDueAt = '2031-11-16T14:30:00.000Z'
    await draw({ State: 'PaymentPending', Turn: 'agency', PaymentDueAt })
    const time = showDeadline(language, Date.parse(PaymentDueAt))
    await expectShown([t('paymentDue'), time, t('paymentTitle', { time }), t('paymentText', { contract: 'C-2207' })])
  })

  test('a reference that was not given is not specified, and a transfer not included [req-02]', async () => {
    await draw({ AgencyRef: '', NeedTransfer: false, OriginFlight: null })
    await expectShown([t('notSpecified'), t('transferNotIncluded')])
    expect(page.getByText(t('flights'), { exact: true }).all()).toEqual([])
  })

  test('flights leave and return, each with its own dates [req-04]', async () => {
    await draw({
      DestinationFlight: aFlight({ FlightNumber: '113', TakeOffDate: '2031-12-22', OriginCity: 'Istanbul' }),
    })
    const back = page.getByRole('region', { name: t('return') })
    await expect.element(back.getByText('W5 113')).toBeVisible()
    await expect.element(back.getByText(showDayAndMonth(language, day('2031-12-22')), { exact: false })).toBeVisible()
  })

  test('an accountant reads that a passport is there, and not its number', async () => {
    const Rooms = aRequest(language).Rooms.slice(0, 1)
    const masked = aGuest({ PassportNumber: '•••••••', PassportState: 'Masked' })
    const deleted = aGuest({ PassportNumber: '', PassportState: 'Deleted' })
    await draw({ Rooms: Rooms.map((room) => ({ ...room, Guests: [masked, deleted] })) })
    await expectShown([guest('masked'), guest('deleted')])
    expect(page.getByRole('button', { name: guest('copyPassport', { name: 'Sara Ahmadi' }) }).all()).toEqual([])
  })

  test('the time that is left is a duration, and says so once', async () => {
    await draw({ TurnDueAt: new Date(Date.now() + 119.5 * 60_000).toISOString() })
    const name = page.getByRole('term').filter({ hasText: deadline('timeLeft') })
    await expect.element(name).toBeVisible()
    const left = name.element().nextElementSibling?.textContent
    expect(left).toBe({ en: '1 h 59 min', fa: '۱ ساعت و ۵۹ دقیقه' }[language])
  })

  test('the surcharge of a special date is told by its name and its nights, before anything is opened', async () => {
    const nights = (last: string) => showDateRange(language, calendarDay('2031-12-20'), calendarDay(last))
    const request = aRequest(language)
    const longer = {
      ...request,
      EachRoomPrice: request.EachRoomPrice.map((room) => ({
        ...room,
        FareBreakDown: room.FareBreakDown.map((night) => ({ ...night, SpecialDateTitle: 'Yalda' })),
      })),
    }
    await drawScreen(portal, address, { language, answers: [answerTo(readRequest, longer)] })
    const card = page.getByRole('region', { name: t('price') })
    const date = card.getByRole('listitem').filter({ hasText: 'Yalda' })
    await expect.element(date).toHaveTextContent(`Yalda ${nights('2031-12-21')}`)
    expect(date.elements()).toHaveLength(1)
  })

  test('a day that is not today stands under its time, each on a line of its own', async () => {
    await page.viewport(390, 844)
    const due = '2031-11-16T14:30:00.000Z'
    await drawScreen(portal, address, {
      language,
      width: 390,
      answers: [answerTo(readRequest, aRequest(language, { State: 'PaymentPending', PaymentDueAt: due }))],
    })
    const name = page.getByRole('term').filter({ hasText: deadline('tehran') })
    await expect.element(name).toBeVisible()
    const shown = name.element().nextElementSibling as HTMLElement
    expect(shown.innerText.split('\n').map((line) => line.trim())).toEqual(
      { en: ['18:00', 'Sun 16 Nov'], fa: ['۱۸:۰۰', 'یکشنبه ۲۵ آبان'] }[language],
    )
    const { height } = shown.querySelector('span')!.getBoundingClientRect()
    expect(height).toBeLessThan(30)
  })

  test.each([
    ['red for whoever has to pay', { State: 'PaymentPending', Turn: 'agency' }, true],
    ['never red for our own answer', {}, false],
  ] as const)('the time that is left is %s', async (_, changes, isRed) => {
    const soon = new Date(Date.now() + 30 * 60_000).toISOString()
    await draw({ ...changes, TurnDueAt: soon, PaymentDueAt: soon })
    const name = page.getByRole('term').filter({ hasText: deadline('timeLeft') })
    await expect.element(name).toBeVisible()
    expect(name.element().nextElementSibling!.querySelector('.text-error') !== null).toBe(isRed)
  })

  test('a payment that is due leads to the receipt of its contract [req-02]', async () => {
    await draw({ State: 'PaymentPending', Turn: 'agency', PaymentDueAt: '2031-11-16T14:30:00.000Z' })
    await expect
      .element(page.getByRole('link', { name: t('submitReceipt') }))
      .toHaveAttribute('href', '/orders/order-details/2207?pay=receipt')
  })

  test('the contract that it belongs to is one press away, also when nothing is due [req-02]', async () => {
    await draw({ State: 'Confirmed', Turn: 'nobody', TurnDueAt: null })
    await expect
      .element(page.getByRole('link', { name: t('contractNumber', { number: '2207' }) }))
      .toHaveAttribute('href', '/orders/order-details/2207')
  })

  test('what finance looks for stops the clock, and can be seen', async () => {
    await draw({
      State: 'PaymentPending',
      Turn: 'finance',
      PaymentDueAt: '2031-11-16T14:30:00.000Z',
      DeadlineHeldSince: '2031-11-16T12:00:00.000Z',
    })
    await expectShown([t('checkedTitle'), t('checkedText'), t('viewReceipt')])
    await expectShown([{ en: '2 h 30 min kept for you', fa: '۲ ساعت و ۳۰ دقیقه باقی است' }[language]])
    expect(page.getByRole('link', { name: t('submitReceipt') }).all()).toEqual([])
  })

  test('a confirmed stay has a voucher to print', async () => {
    await draw({ State: 'Confirmed', Turn: 'nobody', TurnDueAt: null })
    await expect.element(page.getByRole('button', { name: t('voucher') })).toBeEnabled()
  })

  test('a late answer is not promised any more', async () => {
    const TurnDueAt = '2026-01-04T14:30:00.000Z'
    await draw({ TurnDueAt })
    await expectShown([t('newTitleLate', { time: showDeadline(language, Date.parse(TurnDueAt)) })])
    expect(page.getByText(t('newTitleOpen')).all()).toEqual([])
  })

  test.each([
    ['Confirmed', 'confirmedTitle'],
    ['Rejected', 'rejectedTitle'],
    ['Cancelled', 'cancelledTitle'],
    ['Refunded', 'refundedTitle'],
  ] as const)('%s is said in a sentence', async (State, title) => {
    await draw({ State, Turn: 'nobody', TurnDueAt: null })
    await expectShown([t(title)])
    expect(page.getByText(deadline('timeLeft')).all()).toEqual([])
  })

  test('the line of its life ends at the step that it had reached', async () => {
    const Timeline = [
      {
        Version: 3,
        What: 'reject',
        Source: 'staff',
        Who: null,
        Reason: 'Full',
        Change: null,
        At: '2031-11-15T06:01:00.000Z',
      } as const,
      ...aRequest(language).Timeline,
    ]
    await draw({ State: 'Rejected', Turn: 'nobody', TurnDueAt: null, Timeline })
    const line = page.getByRole('list', { name: t('life') })
    await expect.element(line.getByText(t('lifeRejected'), { exact: false })).toBeVisible()
    expect(line.getByText(t('accepted'), { exact: false }).all()).toEqual([])
  })

  test('the history tells when the deadline stood still for a receipt, and when it ran again', async () => {
    const byMoney = {
      Source: 'account',
      Who: null,
      Reason: null,
      Change: null,
      At: '2031-11-15T06:01:00.000Z',
    } as const
    const Timeline = [
      { ...byMoney, Version: 4, What: 'resume-deadline' },
      { ...byMoney, Version: 3, What: 'hold-deadline' },
      ...aRequest(language).Timeline,
    ]
    await draw({ State: 'PaymentPending', Turn: 'agency', PaymentDueAt: '2031-11-16T14:30:00.000Z', Timeline })
    await expectShown([stepText(language, 'hold-deadline'), stepText(language, 'resume-deadline')])
    expect(page.getByText(stepText(language, 'something that has no words'), { exact: true }).all()).toEqual([])
  })

  test('the line of its life marks the step that it is at', async () => {
    await draw({ State: 'PaymentPending', Turn: 'agency', PaymentDueAt: '2031-11-16T14:30:00.000Z' })
    const now = page
      .getByRole('list', { name: t('life') })
      .getByRole('listitem')
      .nth(3)
    await expect.element(now).toHaveAttribute('aria-current', 'step')
  })

  test('a rejection is told in the words of the desk, and the number of the hotel as it gave it', async () => {
    const RejectionReason = 'The hotel is full in the week of Yalda.'
    await draw({ State: 'Rejected', Turn: 'nobody', TurnDueAt: null, RejectionReason })
    await expectShown([t('rejectedTitle'), RejectionReason])
    await draw({ HotelConfirmationNumber: 'LSB-77120' })
    await expectShown([t('hotelNumber'), 'LSB-77120'])
    await expect.element(page.getByText(t('newText')).first()).toBeVisible()
  })

  test('its report is saved in the language of the screen [req-09]', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const file = { name: 'R-10482.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) }
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [answerTo(readRequest, aRequest(language)), answerTo(downloadReport, file)],
    })
    await press(t('report'))
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    const call = asked.find(({ url }) => url.includes('AccountingReportClient/10482'))
    expect(call?.headers.get('accept-language')).toBe(language)
  })

  test('a report that cannot be made says so, and can be asked for again', async () => {
    const answers = [
      answerTo(readRequest, aRequest(language)),
      refusalOf(downloadReport, 503, 'BUSY', { values: { seconds: 2 } }),
    ]
    await drawScreen(portal, address, { language, answers })
    await press(t('report'))
    await expectShown([sayProblem(language, 'BUSY', { seconds: 2 })])
    await expect.element(page.getByRole('button', { name: t('report') })).toBeEnabled()
  })

  test('the voucher of a confirmed request is saved in the language of the screen, and of no other', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const file = { name: 'V-10482.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) }
    await draw({})
    await expectShown([t('report')])
    expect(page.getByRole('button', { name: t('voucher') }).all()).toEqual([])
    const confirmed = aRequest(language, { State: 'Confirmed', Turn: 'nobody', TurnDueAt: null })
    const answers = [answerTo(readRequest, confirmed), answerTo(downloadVoucher, file)]
    const { asked } = await drawScreen(portal, address, { language, answers })
    await expectShown([t('confirmedTitle'), t('confirmedText')])
    await press(t('voucher'))
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    const call = asked.find(({ url }) => url.includes('/api/requests/10482/voucher'))
    expect(call?.headers.get('accept-language')).toBe(language)
  })

  test('a voucher that cannot be made says so, and can be asked for again', async () => {
    const confirmed = aRequest(language, { State: 'Confirmed', Turn: 'nobody', TurnDueAt: null })
    const refusal = refusalOf(downloadVoucher, 503, 'BUSY', { values: { seconds: 2 } })
    await drawScreen(portal, address, { language, answers: [answerTo(readRequest, confirmed), refusal] })
    await press(t('voucher'))
    await expectShown([sayProblem(language, 'BUSY', { seconds: 2 })])
    await expect.element(page.getByRole('button', { name: t('voucher') })).toBeEnabled()
  })

  test('the price of each room adds up to what is paid [req-05]', async () => {
    await draw({})
    const cells = [17_200, 4_000, 22_100, 21_500, 43_600, -4_000, 39_600].map((minor) => euros(language, minor))
    await expectShown([...cells, showMoneyDifference(language, money(900, 'EUR')), t('changes')])
    expect(
      page
        .getByRole('table', { name: t('price') })
        .getByRole('row')
        .all(),
    ).toHaveLength(3)
  })
})

test('an address that is no number says that there is no such request', async () => {
  const { asked } = await drawScreen(portal, '/reservations/reservation-details/abc', {
    language: 'en',
    answers: [refusalOf(readRequest, 404, 'NOT_FOUND')],
  })
  await expectShown(['Requests'])
  expect(asked.every(({ url }) => !url.includes('abc'))).toBe(true)
})

test('reads the request again when the server tells of it, and not when of another', async () => {
  const answers = [
    inTurn(
      answerTo(readRequest, aRequest('en')),
      answerTo(readRequest, aRequest('en', { State: 'ConfirmationPending', Turn: 'hotel' })),
    ),
  ]
  const { asked } = await drawScreen(portal, address, { language: 'en', answers })
  const reads = () => callsTo(readRequest, asked).length
  await expectShown(['R-10482'])
  tell({ what: 'request', id: '7' })
  await new Promise((done) => setTimeout(done, 700))
  expect(reads()).toBe(1)
  tell({ what: 'request', id: '10482' })
  await expect.element(page.getByText('Confirmation Pending').first()).toBeVisible()
})
