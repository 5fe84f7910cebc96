import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { submitRequest, validateRequest } from '@sarai/wire/portal/requests.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { heldUntil, inTurn, lossOf, refusalOf } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { aCheck, accepted, aDraft, pricesAfter } from '#features/new-request/review/testing/a-review.ts'
import { address, reviewIn } from '#features/new-request/review/testing/review-in.ts'
import { leave, submitted, wentTo } from '#features/new-request/review/testing/review-story.tsx'
import { fieldOf } from '#features/new-request/testing/hands.ts'
import { session } from '#shared/session.ts'

describe.each(drawnLanguages('the review'))('the review in %s', (language) => {
  const { t, amount, draw, submit, title } = reviewIn(language)

  describe('submitting', () => {
    test('is not sent on as somebody who logs in in the same tab meanwhile', async () => {
      const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
      const { submits } = await draw([aCheck(), inTurn(heldUntil(lost, lossOf(submitRequest)), accepted)])
      await submit.click()
      await expect.poll(submits).toHaveLength(1)
      session.begin(`h.${btoa(JSON.stringify({ sub: 'another', sid: '2' }))}.s`)
      lose()
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(submits()).toHaveLength(1)
      expect(submitted).not.toHaveBeenCalled()
    })

    test('sends everything once, says so, and leads to the list after a second [wizard-20]', async () => {
      const { submits, address: now } = await draw([aCheck(), accepted], { contractId: 2_207 })
      await fieldOf(t('agencyRef')).fill(' 5512-YALDA ')
      const pressedAt = performance.now()
      await submit.dblClick()
      await expectShown([t('submitted')])
      await expect.element(submit).toBeDisabled()
      expect(submitted.mock.calls).toEqual([[{ Id: 10_482, RequestNumber: 'R-10482', OrderId: 2_207 }]])
      expect(now()).toBe(address)
      await expect.poll(now, { timeout: 5_000 }).toBe('/reservations/list?new=10482')
      expect(performance.now() - pressedAt).toBeGreaterThan(1_000)
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
