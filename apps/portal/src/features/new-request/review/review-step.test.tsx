import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate, showDayAndMonth } from '@sarai/locale/date/date-display.ts'
import { showCountdown } from '@sarai/locale/date/duration-display.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import {
  aCheck,
  accepted,
  aDraft,
  aQuote,
  pricesAfter,
  pricesBefore,
} from '#features/new-request/review/testing/a-review.ts'
import { address, reviewIn, reviewWords } from '#features/new-request/review/testing/review-in.ts'
import { reviewApp, wentTo } from '#features/new-request/review/testing/review-story.tsx'
import { flightNames, ikaTitle } from '#features/new-request/testing/sold.ts'

describeScreen('review and submit', {
  app: reviewApp(),
  address,
  words: reviewWords,
  proves: '[wizard-18] [wizard-19]',
  states: (t, { language, kit, problem }) => {
    const { priced, guest, amount } = reviewIn(language)
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
          priced('commissionEach', { amount: amount(1_000), rooms: 2, nights: 5 }),
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

describe.each(drawnLanguages('the review'))('the review in %s', (language) => {
  const { t, guest, draw, submit, title } = reviewIn(language)

  describe('before it is submitted', () => {
    test.each([1440, 390] as const)('says of each guest whether a man or a woman at %i px', async (width) => {
      await draw([aCheck()], { width })
      await expectShown(['OMID AHMADI'])
      const line = page.getByText('OMID AHMADI').element().closest('tr, li')!
      expect(line.textContent).toMatch(new RegExp(`AHMADI\\W*${guest('Male')}`, 'u'))
    })

    test('promises no free cancelling whose time is over', async () => {
      const over = { ...aQuote(), FreeCancellationUntil: '2020-12-13T11:00:00.000Z' }
      await draw([answerTo(validateRequest, over)])
      await expectShown([t('policy')])
      expect(document.body.innerText).not.toContain(t('freeUntil', { moment: '' }).slice(-20))
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
})
