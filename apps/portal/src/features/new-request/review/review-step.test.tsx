import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { submitRequest, validateRequest } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate, showDayAndMonth } from '@sarai/locale/date/date-display.ts'
import { showCountdown } from '@sarai/locale/date/duration-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { failureOf, heldUntil, inTurn, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'
import {
  aCheck,
  accepted,
  aDraft,
  pricesAfter,
  pricesBefore,
  pricesHigh,
} from '#features/new-request/review/testing/a-review.ts'
import {
  exchange,
  leave,
  memory,
  reviewApp,
  submitted,
  wentTo,
} from '#features/new-request/review/testing/review-story.tsx'
import { fieldOf } from '#features/new-request/testing/hands.ts'
import { flightNames, ikaTitle } from '#features/new-request/testing/sold.ts'
import { en as guestEn } from '#shared/guests/messages.en.ts'
import { fa as guestFa } from '#shared/guests/messages.fa.ts'
import { en as pricedEn } from '#shared/priced-stay/messages.en.ts'
import { fa as pricedFa } from '#shared/priced-stay/messages.fa.ts'

const words = { en, fa }
const guestWords = { en: guestEn, fa: guestFa }
const pricedWords = { en: pricedEn, fa: pricedFa }
const address = '/reservations/new'

describeScreen('review and submit', {
  app: reviewApp(),
  address,
  words,
  proves: '[wizard-18] [wizard-19]',
  states: (t, { language, kit, problem }) => {
    const priced = translator(language, pricedWords)
    const guest = translator(language, guestWords)
    const amount = (minor: number) => showMoney(language, moneyOf(minor, 'EUR'))
    const policy = [
      { daysBefore: 7, percent: 50 },
      { daysBefore: 2, percent: 100 },
    ]
    const day = (date: string) => showDayAndMonth(language, calendarDay(date))
    return {
      loaded: {
        answers: [aCheck(), ...flightNames],
        shows: [
          'Galata Court Hotel',
          showDate(language, calendarDay('2031-12-20')),
          'SARA AHMADI',
          'OMID AHMADI',
          'NIKA AHMADI',
          'AVA AHMADI',
          'A12345678',
          guest('CHDWB'),
          t('lacksPassport', { count: 1 }),
          t('lacksPassportText', { guests: t('guestInRoom', { guest: 'AVA AHMADI', room: 2 }) }),
          guest('age', { age: 8 }),
          t('cost'),
          amount(54_400),
          amount(36_600),
          // Take-off and landing have each their own date; a long title is cut
          day('2031-12-20'),
          day('2031-12-21'),
          `${ikaTitle.slice(0, 30)}…`,
          'W5 112',
          'TK 879',
          t('policy'),
          ...sayCancellation(language, policy),
          t('notes'),
          aDraft.notes,
          priced('totalPrice'),
          amount(91_000),
          priced('totalCommission'),
          amount(-10_000),
          t('commissionEach', { amount: amount(1_000), rooms: 2, nights: 5 }),
          priced('finalPrice'),
          amount(81_000),
          t('held', { time: showCountdown(language, 28 * 60_000) }),
          t('agencyRef'),
          t('agencyRefHint'),
          t('submit'),
          t('nothingPaid'),
          t('checked'),
        ],
        showsWide: [
          priced('stayTotal'),
          priced('extras'),
          priced('specialDates'),
          amount(42_600),
          amount(10_000),
          t('different'),
        ],
      },
      failing: {
        answers: [failureOf(validateRequest)],
        shows: [t('notCheckedTitle'), t('nothingLost'), t('tryAgain')],
      },
      refused: {
        answers: [
          refusalOf(validateRequest, 409, 'GUEST_INVALID', { fields: ['rooms.0.guests.1.firstName'] }),
          ...flightNames,
        ],
        shows: [t('notCheckedTitle'), problem('GUEST_INVALID'), t('inGuest', { room: 1, guest: 2 }), t('toRooms')],
      },
      slow: { answers: [silenceTo(validateRequest)], shows: [kit('loading')] },
    }
  },
})

describe.each(['en', 'fa'] as const)('the review in %s', (language) => {
  const t = translator(language, words)
  const priced = translator(language, pricedWords)
  const guest = translator(language, guestWords)
  const amount = (minor: number) => showMoney(language, moneyOf(minor, 'EUR'))
  const draw = async (
    answers: Parameters<typeof drawScreen>[2]['answers'],
    { width = 1440, ...given }: Parameters<typeof reviewApp>[0] & { width?: 1440 | 390 } = {},
  ) => {
    const drawn = await drawScreen(reviewApp(given), address, {
      language,
      width,
      answers: [...answers, ...flightNames],
    })
    const sent = (model: string) =>
      drawn.asked.filter(({ headers }) => headers.get('content-type')?.includes(model) === true)
    return {
      ...drawn,
      checks: () => sent('ValidateReserveRequestData'),
      submits: () => sent('CreateReserveRequestData'),
    }
  }
  const submit = page.getByRole('button', { name: t('submit'), exact: true })
  const title = t('changedTitle', { before: amount(91_000), after: amount(92_600) })

  describe('before it is submitted', () => {
    test.each([1440, 390] as const)('says of each guest whether a man or a woman at %i px', async (width) => {
      await draw([aCheck()], { width })
      await expectShown(['OMID AHMADI'])
      const line = page.getByText('OMID AHMADI').element().closest('tr, li')!
      expect(line.textContent).toMatch(new RegExp(`AHMADI\\W*${guest('Male')}`, 'u'))
    })

    test('leads back to where each part was entered', async () => {
      await draw([aCheck()])
      await press(t('editStay'))
      await press(t('editRoom', { number: 2 }))
      await press(t('editFlights'))
      await press(t('editNotes'))
      expect(wentTo.mock.calls.flat()).toEqual(['rooms', 'rooms', 'flights', 'rooms'])
    })

    test('a flight that is missing is a warning, and in nobody’s way', async () => {
      const { submits } = await draw([aCheck(), accepted], { draft: { ...aDraft, flights: {} } })
      await expectShown([t('lacksFlights'), t('lacksFlightsText'), t('notTaken')])
      await submit.click()
      await expect.poll(() => submits().length).toBe(1)
    })

    test('without a transfer there are no flights [wizard-19]', async () => {
      await draw([aCheck()], { draft: { ...aDraft, needTransfer: false, flights: {}, notes: '' } })
      await expectShown([t('cost')])
      for (const part of [t('flights'), t('notes'), t('lacksFlights')])
        expect(document.body.innerText).not.toContain(part)
    })

    test('a price whose time is over is checked again, and nobody is bothered if it is the same', async () => {
      const { checks } = await draw([inTurn(aCheck(pricesBefore, { heldMs: 1_200 }), aCheck())])
      await expectShown([t('held', { time: showCountdown(language, 28 * 60_000) })])
      expect(checks()).toHaveLength(2)
      expect(page.getByRole('alert').filter({ hasText: /\S/ }).all()).toHaveLength(0)
      await expect.element(submit).toBeEnabled()
    })

    test('a price whose time is over and that rose has to be accepted', async () => {
      await draw([inTurn(aCheck(pricesBefore, { heldMs: 1_200 }), aCheck(pricesAfter))])
      await expectShown([title])
      await expect.element(submit).toBeDisabled()
    })
  })

  describe('a price of something else', () => {
    const slow = Promise.withResolvers<void>()

    test('is not shown for another stay', async () => {
      const other = { ...aDraft, checkOut: '2031-12-26' }
      await draw([inTurn(aCheck(), heldUntil(slow.promise, aCheck()))], { other })
      await expectShown([amount(81_000)])
      await press(exchange)
      await expect.poll(() => document.body.innerText).not.toContain(amount(81_000))
      expect(submit.all()).toHaveLength(0)
    })

    test('stays for other guests until theirs is there, and nothing is submitted with it', async () => {
      const [first, ...rooms] = aDraft.rooms
      const guests = { ...first!.guests, ADT1: { ...first!.guests['ADT1']!, firstName: 'SIMA' } }
      const answer = Promise.withResolvers<void>()
      const other = { ...aDraft, rooms: [{ ...first!, guests }, ...rooms] }
      await draw([inTurn(aCheck(), heldUntil(answer.promise, aCheck()))], { other })
      await expect.element(submit).toBeEnabled()
      await press(exchange)
      await expectShown(['SIMA AHMADI', amount(81_000)])
      await expect.element(submit).toBeDisabled()
      answer.resolve()
      await expect.element(submit).toBeEnabled()
    })

    test('under the quote of another stay is told, and never sent again by itself', async () => {
      const { submits, checks } = await draw([
        aCheck(),
        inTurn(refusalOf(submitRequest, 409, 'QUOTE_OTHER_STAY'), accepted),
      ])
      await submit.click()
      await expectShown([t('notSubmittedTitle')])
      expect([submits().length, checks().length]).toEqual([1, 2])
      await press(t('tryAgain'))
      await expectShown([t('submitted')])
    })

    test('is remembered without the passports', async () => {
      await draw([aCheck()])
      await expectShown([amount(81_000), 'A12345678'])
      const keys = JSON.stringify(
        memory
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
      )
      expect(keys).toContain('quote')
      expect(keys).not.toMatch(/A12345678|AHMADI/)
    })
  })

  describe('a price that changed', () => {
    test('while somebody was at another step is told night by night, and is accepted first', async () => {
      const { submits } = await draw([inTurn(aCheck(), aCheck(pricesAfter)), accepted])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      const heading = page.getByRole('heading', { name: title })
      await expect.element(heading).toHaveFocus()
      expect(heading.element().closest('[role=alert]')).not.toBeNull()
      await expectShown([
        t('changedNights', { changed: 3, all: 5 }),
        t('notSubmitted'),
        t('sameNights', { count: 2 }),
        t('acceptFirst'),
        t('changed'),
      ])
      const table = page.getByRole('table').first().element() as HTMLTableElement
      const rows = [...table.tBodies].flatMap((body) => [...body.rows].map((row) => row.innerText))
      expect(rows).toHaveLength(5)
      const differences = [...table.tBodies].flatMap((body) => [...body.querySelectorAll('td:last-child b')])
      expect(differences.map(({ className }) => /text-(error|success)/.exec(className)?.[1])).toEqual([
        'success',
        ...Array.from({ length: 4 }, () => 'error'),
      ])
      await expect.element(submit).toBeDisabled()
      await expect.element(submit).toHaveAccessibleDescription(t('acceptFirst'))
      await press(t('accept', { amount: amount(82_600) }))
      await expectShown([t('accepted', { amount: amount(82_600) }), t('checked')])
      expect(page.getByRole('heading', { name: title }).all()).toHaveLength(0)
      await submit.click()
      await expect.poll(() => submits().length).toBe(1)
    })

    test('and was not accepted is not forgotten by leaving the step', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter))])
      await expectShown([amount(81_000)])
      for (const heading of [title, title]) {
        await press(leave)
        await press(leave)
        await expectShown([heading])
      }
      await press(t('otherDates'))
      expect(wentTo).toHaveBeenLastCalledWith('rooms')
    })

    test('to less is told, and needs nobody’s consent', async () => {
      const { submits } = await draw([inTurn(aCheck(pricesAfter), aCheck()), accepted])
      await expectShown([amount(82_600)])
      await press(leave)
      await press(leave)
      await expectShown([t('changedTitle', { before: amount(92_600), after: amount(91_000) }), t('lowerNote')])
      expect(page.getByRole('button', { name: t('accept', { amount: amount(81_000) }) }).all()).toHaveLength(0)
      await submit.click()
      await expect.poll(() => submits().length).toBe(1)
    })

    test.each(['PRICE_CHANGED', 'QUOTE_EXPIRED'] as const)(
      'on submit (%s) is shown before anybody decides, on a phone too [wizard-22]',
      async (code) => {
        const { submits, checks } = await draw(
          [inTurn(aCheck(), aCheck(pricesAfter)), inTurn(refusalOf(submitRequest, 409, code), accepted)],
          { width: 390 },
        )
        await submit.click()
        await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
        expect([submits().length, checks().length]).toEqual([1, 2])
        expectHabits(language)
        const accept = page.getByRole('button', { name: t('accept', { amount: amount(82_600) }) })
        expect(accept.element().closest('[data-page-bar]')).not.toBeNull()
        await accept.click()
        await submit.click()
        await expectShown([t('submitted')])
        const [first, second] = await Promise.all(submits().map((call) => call.clone().json()))
        expect([first.QuoteId === second.QuoteId, { ...first, QuoteId: '' }]).toEqual([
          false,
          { ...second, QuoteId: '' },
        ])
        const keys = submits().map(({ headers }) => headers.get('idempotency-key'))
        expect(keys).toEqual([aDraft.submitKey, aDraft.submitKey])
      },
    )

    test('in its cancellation terms alone has to be accepted, and nothing is sent under them before', async () => {
      const strict = { CancellationPolicy: [{ DaysBefore: 30, Percent: 100 }] }
      const { submits } = await draw([
        inTurn(aCheck(), aCheck(pricesBefore, strict)),
        inTurn(refusalOf(submitRequest, 409, 'QUOTE_EXPIRED'), accepted),
      ])
      await submit.click()
      await expect.element(page.getByRole('heading', { name: t('policyTitle') })).toHaveFocus()
      const news = page.getByRole('alert').filter({ hasText: t('policyTitle') })
      for (const rule of sayCancellation(language, [{ daysBefore: 30, percent: 100 }]))
        expect(news.element().textContent).toContain(rule)
      await expectShown([t('acceptTermsFirst')])
      await expect.element(submit).toBeDisabled()
      expect(submits()).toHaveLength(1)
      await press(t('acceptTerms'))
      await expectShown([t('acceptedTerms')])
      await submit.click()
      await expectShown([t('submitted')])
    })

    test('in its currency alone has to be accepted, and is not compared with the other', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesBefore, { Currency: 'USD', CurrencySign: '$' }))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await expectShown([t('currencyTitle', { currency: 'USD' })])
      await expect.element(submit).toBeDisabled()
      expect(document.body.innerText).not.toContain(t('nowFinal'))
    })

    test('between its nights, and is the same in all, is not called less', async () => {
      const moved = { ...pricesBefore, single: [6_800, 6_800, 6_800, 7_300, 7_500] }
      await draw([inTurn(aCheck(), aCheck(moved))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await expectShown([t('changedNights', { changed: 2, all: 5 }), t('sameNote')])
      expect(document.body.innerText).not.toContain(t('lowerNote'))
      await expect.element(submit).toBeEnabled()
    })

    test.each([1440, 390] as const)('comes to the final price at %i px', async (width) => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter))], { width })
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      const heading = page.getByRole('heading', { name: title })
      await expect.element(heading).toHaveFocus()
      const card = heading.element().closest('[role=alert]')!.nextElementSibling as HTMLElement
      const rows = [...card.querySelectorAll<HTMLElement>(width === 390 ? ':scope > li' : 'tfoot tr')].slice(-2)
      const [commission, final] = rows.map(({ innerText }) => innerText)
      expect(commission).toContain(amount(-10_000))
      for (const part of [priced('finalPrice'), amount(81_000), amount(82_600)]) expect(final).toContain(part)
    })

    test('and was accepted leads on to the submit, and says so', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await press(t('accept', { amount: amount(82_600) }))
      await expect.element(submit).toHaveFocus()
      const news = page.getByRole('alert').or(page.getByRole('status'))
      await expect.element(news.filter({ hasText: t('accepted', { amount: amount(82_600) }) })).toBeVisible()
    })

    test('twice is told twice', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter, { heldMs: 2_500 }), aCheck(pricesHigh))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
      submit.element().closest('form')!.querySelector('input')!.focus()
      const next = t('changedTitle', { before: amount(91_000), after: amount(93_600) })
      await expect.element(page.getByRole('heading', { name: next })).toHaveFocus()
    })

    test('not at all, only its time was over: the request is submitted under the new quote', async () => {
      const { submits } = await draw([
        inTurn(aCheck(), aCheck()),
        inTurn(refusalOf(submitRequest, 409, 'QUOTE_EXPIRED'), accepted),
      ])
      await submit.click()
      await expectShown([t('submitted')])
      expect(submits()).toHaveLength(2)
    })
  })

  describe('submitting', () => {
    test('sends everything once, says so, and leads to the list after a second [wizard-20]', async () => {
      const { submits, address: now } = await draw([aCheck(), accepted], { contractId: 2_207 })
      await fieldOf(t('agencyRef')).fill(' 5512-YALDA ')
      await submit.dblClick()
      await expectShown([t('submitted')])
      const pressedAt = performance.now()
      await expect.element(submit).toBeDisabled()
      expect(submitted.mock.calls).toEqual([[{ Id: 10_482, RequestNumber: 'R-10482', OrderId: 2_207 }]])
      expect(now()).toBe(address)
      await expect.poll(now, { timeout: 5_000 }).toBe('/reservations/list?new=10482')
      expect(performance.now() - pressedAt).toBeGreaterThan(700)
      const [call, ...others] = submits()
      expect(others).toEqual([])
      expect(await call!.json()).toEqual({
        AccommodationPropertyId: 1,
        CheckInDate: '2031-12-20',
        CheckOutDate: '2031-12-25',
        Rooms: [
          {
            RoomTypeId: 11,
            HasExtraBed: false,
            HasChildWithBed: true,
            HasChildNoBed: false,
            Guests: [
              aSent('SARA', { DateOfBirth: '1992-04-17', PassportNumber: 'A12345678' }),
              aSent('OMID', { Gender: 'Male', PassportNumber: 'B98765432' }),
              aSent('NIKA', { HotelGuestTypeId: 4, DateOfBirth: '2023-09-02', PassportNumber: 'C11223344' }),
            ],
          },
          {
            RoomTypeId: 12,
            HasExtraBed: false,
            HasChildWithBed: false,
            HasChildNoBed: false,
            Guests: [aSent('AVA', { PassportNumber: '' })],
          },
        ],
        QuoteId: expect.stringMatching(/^quote-/),
        NeedTransfer: true,
        OriginFlight: {
          Airline: 'W5',
          FlightNumber: '112',
          TakeOffDate: '2031-12-20',
          TakeOffTime: '22:05',
          LandingDate: '',
          LandingTime: '00:35',
          FlightDuration: '03:00',
          OriginAirport: 'IKA',
          DestinationAirport: 'IST',
        },
        DestinationFlight: expect.objectContaining({ FlightNumber: '879', FlightDuration: '' }),
        Description: aDraft.notes,
        AgencyRef: '5512-YALDA',
        ExtendedOrderId: 2_207,
      })
    })

    test('is under way until the answer is there', async () => {
      const answer = Promise.withResolvers<void>()
      await draw([aCheck(), heldUntil(answer.promise, accepted)])
      await submit.click()
      await expect.element(submit).toHaveAttribute('data-pending')
      answer.resolve()
      await expect.element(submit).toBeDisabled()
    })

    test('whose answer is lost is tried again by itself under the same key [wizard-22]', async () => {
      const answer = Promise.withResolvers<void>()
      const lost = lossOf(submitRequest)
      const { submits } = await draw([aCheck(), inTurn(lost, lost, heldUntil(answer.promise, accepted))])
      await submit.click()
      await expectShown([t('lostTitle'), t('lostTrying')])
      answer.resolve()
      await expectShown([t('submitted')])
      expect(new Set(submits().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
      expect(document.body.innerText).not.toContain(t('lostTitle'))
    })

    test('that stays without an answer is the same request after leaving and coming back [wizard-22]', async () => {
      const lost = lossOf(submitRequest)
      const { submits } = await draw([aCheck(), inTurn(lost, lost, lost, lost, lost, lost, accepted)])
      await submit.click()
      await expectShown([t('lostTitle'), t('lostOver'), t('tryAgain')])
      // Another quote by now, and still the same decision
      await press(leave)
      await press(leave)
      await submit.click()
      await expectShown([t('submitted')])
      const bodies = await Promise.all(submits().map((call) => call.clone().text()))
      expect(new Set(bodies).size).toBe(1)
      expect(new Set(submits().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    })

    test('of which nothing is known can only be tried again: changed, it would be another [wizard-22]', async () => {
      const lost = lossOf(submitRequest)
      const trouble = refusalOf(submitRequest, 500, 'UNEXPECTED', { values: { phone: '021' } })
      const { submits } = await draw([
        aCheck(),
        inTurn(lost, lost, lost, lost, lost, lost, trouble, trouble, trouble, accepted),
      ])
      await submit.click()
      await expectShown([t('lostTitle'), t('lostOver')])
      await expect.element(fieldOf(t('agencyRef'))).toBeDisabled()
      for (const part of [t('editStay'), t('editFlights'), t('addNow')])
        await expect.element(page.getByRole('button', { name: part })).toBeDisabled()
      // The server is back and in trouble: that says nothing of the first try
      await press(t('tryAgain'))
      await expect.poll(() => submits().length).toBe(9)
      await expectShown([t('lostTitle'), t('lostOver')])
      expect(document.body.innerText).not.toContain(t('notSubmittedTitle'))
      await press(t('tryAgain'))
      await expectShown([t('submitted')])
      expect(new Set(submits().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    })

    test('whose price cannot be checked again says that, and not that the request may have arrived', async () => {
      const { submits } = await draw([
        inTurn(aCheck(), lossOf(validateRequest)),
        refusalOf(submitRequest, 409, 'QUOTE_EXPIRED'),
      ])
      await submit.click()
      await expectShown([t('notCheckedTitle')])
      expect(document.body.innerText).not.toContain(t('lostTitle'))
      expect(submits()).toHaveLength(1)
    })

    test.each([
      ['DATES_CLOSED', 409, { since: '2031-12-22', until: '2031-12-23' }, [], 'toRooms', 'rooms'],
      ['OCCUPANCY_RULE', 409, {}, ['rooms.1.guests'], 'toRooms', 'rooms'],
      ['HOTEL_INACTIVE', 409, {}, [], 'toHotel', 'hotel'],
      ['NOT_FOUND', 404, {}, ['rooms.1.roomTypeId'], 'toRooms', 'rooms'],
      ['NOT_FOUND', 404, {}, [], 'toHotel', 'hotel'],
      ['FLIGHT_INVALID', 409, {}, ['OriginFlight.landingDate'], 'toFlights', 'flights'],
    ] as const)('refused with %s says why, and leads to where it is put right [wizard-22]', async (...row) => {
      const [code, status, values, fields, way, step] = row
      const refusal = refusalOf(submitRequest, status, code, { values, fields })
      await draw([aCheck(), refusal])
      await submit.click()
      await expectShown([t('notSubmittedTitle'), sayProblem(language, code, values)])
      await press(t(way))
      expect(wentTo).toHaveBeenLastCalledWith(step)
    })

    test.each([
      ['RATE_LIMITED', 429, { seconds: 40 }],
      ['CONTRACT_NOT_EXTENDABLE', 409, {}],
      ['UNEXPECTED', 500, { phone: '021' }],
    ] as const)('refused with %s says so, and can be tried again under the same key [wizard-22]', async (...row) => {
      const [code, status, values] = row
      const { submits } = await draw([aCheck(), inTurn(refusalOf(submitRequest, status, code, { values }), accepted)])
      await submit.click()
      await expectShown([t('notSubmittedTitle'), t('nothingLost')])
      await expect.element(submit).toBeEnabled()
      await press(t('tryAgain'))
      await expectShown([t('submitted')])
      expect(new Set(submits().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    })

    test('by somebody who may not is told whom to ask [wizard-22]', async () => {
      await draw([refusalOf(validateRequest, 403, 'FORBIDDEN')])
      await expectShown([t('notCheckedTitle'), t('mayNotAsk')])
      expect(page.getByRole('button', { name: t('tryAgain') }).all()).toHaveLength(0)
    })

    test('needs no mouse [wizard-20]', async () => {
      const { submits } = await draw([inTurn(aCheck(), aCheck(pricesAfter)), accepted])
      await expectShown([amount(81_000)])
      const tabTo = async (name: string) => {
        const isThere = () => document.activeElement?.textContent === name
        for (let presses = 0; presses < 40 && !isThere(); presses += 1) await userEvent.keyboard('{Tab}')
        expect(isThere()).toBe(true)
      }
      await press(leave)
      await press(leave)
      await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
      await tabTo(t('accept', { amount: amount(82_600) }))
      await userEvent.keyboard('{Enter}')
      await expect.element(submit).toBeEnabled()
      await tabTo(t('submit'))
      await userEvent.keyboard('{Enter}')
      await expectShown([t('submitted')])
      expect(submits()).toHaveLength(1)
    })
  })
})

const aSent = (FirstName: string, facts: object) => ({
  HotelGuestTypeId: 1,
  FirstName,
  LastName: 'AHMADI',
  Gender: 'Female',
  NationalityCode: 'IR',
  ...facts,
})
