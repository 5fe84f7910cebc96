import { describe, expect, test } from 'vitest'
import { requestState } from '#request/booking-request.ts'
import { decide } from '#request/decide.ts'
import { acceptOffer, offerPrice } from '#request/changes/price-changes.ts'
import { priceOf } from '#request/price-version.ts'
import {
  anAcceptedRequest,
  aPrice,
  aRequest,
  aStanding,
  aVersion,
  days,
  eur,
  hours,
  noon,
  someone,
  c1,
  r1,
} from '#testing/a-request.ts'
import { bothTold, clock, outcomeOf, passing, recordOf } from '#testing/passing-events.ts'

const journal = (id: string, entries: readonly [string, number][]) => ({
  id,
  contractId: c1,
  requestId: r1,
  about: 'charge',
  at: noon,
  entries: entries.map(([account, amount]) => ({ account, amount: eur(amount) })),
})

test('changed dates or rooms make a new price version and ask the desk again [req-08]', () => {
  const { request, effects } = outcomeOf('change-stay', {
    request: { hotelConfirmationNumber: 'H-77', offer: passing['accept-offer'].request.offer },
  })
  expect(request).toEqual(
    aRequest({
      version: 4,
      checkInAt: noon + days(50),
      priceVersions: [
        ...aRequest().priceVersions,
        aVersion({ number: 2, price: aPrice(1500, 150), packageVersion: 2 }),
      ],
      priceInForce: 2,
      answerDueAt: noon + hours(2),
    }),
  )
  expect(effects).toEqual([
    { kind: 'reverse', original: 'request/1/v3/charge', at: noon },
    { kind: 'release', requestId: r1, keep: eur(0) },
    ...bothTold,
    clock('answer', 4, noon + hours(2)),
    clock('payment', 4),
    clock('offer', 4),
    recordOf('change-stay', someone('agent'), 4),
  ])
})

describe('a higher price', () => {
  /** The desk owes an answer again. */
  const answerAgain = [clock('answer', 2, noon + hours(2)), clock('offer', 2)]
  const higher = aVersion({ number: 2, price: aPrice(1200, 120), reason: 'fair' })

  test('is an offer that changes nothing yet, and the desk owes no answer while it waits', () => {
    const { request, effects } = outcomeOf('offer-price', { request: { answerDueAt: noon } })
    const priceVersions = [...aRequest().priceVersions, higher]
    expect(request).toEqual(aRequest({ version: 2, priceVersions, offer: { version: higher, until: noon + hours(5) } }))
    expect(priceOf(request)).toEqual(aPrice())
    expect(effects).toEqual([
      { kind: 'mail', mail: 'price-offered', reason: 'fair' },
      ...bothTold,
      clock('answer', 2),
      clock('offer', 2, noon + hours(5)),
      recordOf('offer-price', someone('reservations'), 2, 'fair'),
    ])
  })

  test('counts once the agency accepts it', () => {
    const { request, effects } = outcomeOf('accept-offer')
    const priceVersions = [...aRequest().priceVersions, higher]
    expect(request).toEqual(aRequest({ version: 2, priceVersions, priceInForce: 2, answerDueAt: noon + hours(2) }))
    expect(effects).toEqual([...bothTold, ...answerAgain, recordOf('accept-offer', someone('agent'), 2)])
  })

  test('is charged as a difference where the old one is charged already', () => {
    const offered = passing['accept-offer'].request
    const accepted = { ...anAcceptedRequest(), priceVersions: offered.priceVersions, offer: offered.offer }
    const { request, effects } = outcomeOf('accept-offer', { request: accepted })
    expect(request.charges).toEqual(['request/1/v3/charge', 'request/1/v4/difference'])
    expect(requestState(request)).toBe('PaymentPending')
    expect(effects.slice(0, 2)).toEqual([
      {
        kind: 'post',
        journal: journal('request/1/v4/difference', [
          ['agency', 200],
          ['sales', -200],
          ['agency', -20],
          ['commission', 20],
        ]),
      },
      { kind: 'release', requestId: r1, keep: eur(1080) },
    ])
  })

  test('that the agency declines is forgotten, but its version stays', () => {
    const { request, effects } = outcomeOf('decline-offer')
    const priceVersions = [...aRequest().priceVersions, higher]
    expect(request).toEqual(aRequest({ version: 2, priceVersions, answerDueAt: noon + hours(2) }))
    expect(effects).toEqual([...bothTold, ...answerAgain, recordOf('decline-offer', someone('agent'), 2)])
  })

  test('takes the place of another that still stands, and the agency is told so', () => {
    const { request, effects } = outcomeOf('offer-price', { request: passing['accept-offer'].request })
    expect(request.offer).toMatchObject({ version: { number: 3 }, until: noon + hours(5) })
    expect(effects[0]).toEqual({ kind: 'mail', mail: 'offer-replaced', reason: 'fair' })
    const { offer } = passing['accept-offer'].request
    const over = { ...passing['accept-offer'].request, offer: offer && { ...offer, until: noon } }
    expect(outcomeOf('offer-price', { request: over }).effects[0]).toMatchObject({ mail: 'price-offered' })
  })

  test('that the desk takes back is over, and the desk owes an answer again', () => {
    const { request, effects } = outcomeOf('withdraw-offer')
    const priceVersions = [...aRequest().priceVersions, higher]
    expect(request).toEqual(aRequest({ version: 2, priceVersions, answerDueAt: noon + hours(2) }))
    const reason = 'the hotel kept its price'
    expect(effects).toEqual([
      { kind: 'mail', mail: 'offer-withdrawn', reason },
      ...bothTold,
      ...answerAgain,
      recordOf('withdraw-offer', someone('reservations'), 2, reason),
    ])
  })

  test('without an end is our own mistake', () => {
    const { request, event } = passing['offer-price']
    expect(() => offerPrice(request, { ...event, until: undefined })).toThrow('an offer on request 1 has no end')
  })

  test('that nobody answered in time is over, and the desk owes an answer again', () => {
    const { request, effects } = outcomeOf('expire-offer')
    const answerDueAt = noon + hours(23)
    expect(request).toEqual({ ...passing['expire-offer'].request, version: 2, offer: undefined, answerDueAt })
    expect(effects).toEqual([
      { kind: 'mail', mail: 'offer-expired' },
      ...bothTold,
      clock('answer', 2, answerDueAt),
      clock('offer', 2),
      recordOf('expire-offer', someone('timer'), 2),
    ])
  })

  test('leaves no answer to wait for where the hotel has said yes', () => {
    const { offer, priceVersions } = passing['accept-offer'].request
    const { request } = outcomeOf('decline-offer', { request: { ...anAcceptedRequest(), offer, priceVersions } })
    expect(request.answerDueAt).toBeUndefined()
  })

  test('can be accepted to the last millisecond', () => {
    const { request, event } = passing['accept-offer']
    expect(decide(request, { ...event, at: noon + hours(5) - 1 }).ok).toBe(true)
  })
})

describe('a lower price', () => {
  const lower = { price: aPrice(800, 80) }

  test('counts at once and replaces an offer', () => {
    const { request, effects } = outcomeOf('offer-price', { request: passing['accept-offer'].request, event: lower })
    const version = aVersion({ number: 3, price: aPrice(800, 80), reason: 'fair' })
    expect(request.priceVersions.at(-1)).toEqual(version)
    expect(request).toMatchObject({ priceInForce: 3, offer: undefined, charges: [] })
    expect(effects).toEqual([
      { kind: 'mail', mail: 'price-lowered', reason: 'fair' },
      ...bothTold,
      clock('answer', 2, noon + hours(2)),
      clock('offer', 2),
      recordOf('offer-price', someone('reservations'), 2, 'fair'),
    ])
  })

  test('leaves the answer clock as it is where no offer waits', () => {
    expect(outcomeOf('offer-price', { request: { answerDueAt: noon }, event: lower }).request.answerDueAt).toBe(noon)
  })

  test('gives back what is charged and set aside beyond it', () => {
    const event = { ...lower, contract: aStanding({ allocated: eur(800) }) }
    const { request, effects } = outcomeOf('offer-price', { request: anAcceptedRequest(), event })
    expect(request.charges).toEqual(['request/1/v3/charge', 'request/1/v4/difference'])
    expect(effects.slice(0, 2)).toEqual([
      {
        kind: 'post',
        journal: journal('request/1/v4/difference', [
          ['agency', -200],
          ['sales', 200],
          ['agency', 20],
          ['commission', -20],
        ]),
      },
      { kind: 'release', requestId: r1, keep: eur(720) },
    ])
  })
})

test('a request without its price is our own mistake', () => {
  expect(() => priceOf(aRequest({ priceInForce: 9 }))).toThrow('request 1 has no price version 9')
})

test('accepting what nobody offered is our own mistake', () => {
  expect(() => acceptOffer(aRequest(), passing['accept-offer'].event)).toThrow('request 1 has no offer to accept')
})
