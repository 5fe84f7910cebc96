import { describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { honourQuote, makeQuote } from '#stay/price/quote.ts'
import { noExtras } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { aPolicy } from '#testing/a-request.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'

const noon = Date.parse('2026-07-23T12:00Z')
const halfPast = Date.parse('2026-07-23T12:30Z')

function priceAt(basePrice: number) {
  return priceStay({
    stay: stayOf('2026-08-01..2026-08-03'),
    rooms: [{ rates: ratesOf('EUR', [basePrice, 0, 0, 0]), extras: noExtras }],
    commissionTerms: [termOf('2026-08-01..2026-08-31', 'EUR', 500)],
    currency: 'EUR',
  })
}

const held = { id: 'q1', fingerprint: 'this stay', price: priceAt(10_000), policy: aPolicy }
const quote = makeQuote(held, noon)

describe('a quote', () => {
  test('holds its price and its policy for thirty minutes', () => {
    expect(quote).toEqual({ ...held, expiresAt: halfPast })
  })

  test('is honoured until the minute it expires, while the price is the same', () => {
    expect(honourQuote(quote, 'this stay', priceAt(10_000), halfPast - 1)).toEqual({ ok: true, value: priceAt(10_000) })
  })

  test('is refused for anything else than what was priced', () => {
    expect(honourQuote(quote, 'another stay', priceAt(10_000), noon)).toEqual({ ok: false, why: 'QUOTE_OTHER_STAY' })
  })

  test('is refused from the minute it expires', () => {
    expect(honourQuote(quote, 'this stay', priceAt(10_000), halfPast)).toEqual({ ok: false, why: 'QUOTE_EXPIRED' })
  })

  test('is refused with the old and new lines when the price changed', () => {
    const item = { of: 'price', part: 'room' }
    const [was, now] = [money(10_000, 'EUR'), money(10_100, 'EUR')]
    expect(honourQuote(quote, 'this stay', priceAt(10_100), noon)).toEqual({
      ok: false,
      why: 'PRICE_CHANGED',
      differences: [
        { room: 0, night: '2026-08-01', item, was, now },
        { room: 0, night: '2026-08-02', item, was, now },
      ],
    })
  })
})
