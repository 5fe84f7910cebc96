import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#ground/calendar-day.ts'
import { money } from '#ground/money.ts'
import { noExtras, priceParts } from '#catalogue/room-rates.ts'
import { nightCount } from '#stay/stay.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import type { RoomPrice } from '#stay/price/stay-price.ts'
import { anyStayToPrice } from '#testing/any-stay.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'
import { forAll } from '#testing/property.ts'

const eur = (minor: number) => money(minor, 'EUR')
const double = ratesOf('EUR', [10_000, 1000, 3000, 4500], { '2026-07-02..2026-07-09': 15_000 }, [
  ['2026-07-02', [2000, 100, 200, -300]],
])

describe('the fare breakdown', () => {
  const extras = { childNoBed: true, childWithBed: false, extraBed: true }
  const price = priceStay({
    stay: stayOf('2026-07-01..2026-07-03'),
    rooms: [{ rates: double, extras }],
    commissionTerms: [termOf('2026-07-02..2026-07-02', 'EUR', 800, 250)],
    currency: 'EUR',
  })

  test('carries every night with its four parts, special-date differences and commission [req-05]', () => {
    expect(price.rooms[0]?.fareBreakdown).toEqual([
      {
        night: '2026-07-01',
        price: { room: eur(10_000), childNoBed: eur(1000), childWithBed: eur(0), extraBed: eur(4500) },
        specialDate: { room: eur(0), childNoBed: eur(0), childWithBed: eur(0), extraBed: eur(0) },
        commission: { ordinary: eur(0), extra: eur(0) },
      },
      {
        night: '2026-07-02',
        price: { room: eur(15_000), childNoBed: eur(1000), childWithBed: eur(0), extraBed: eur(4500) },
        specialDate: { room: eur(2000), childNoBed: eur(100), childWithBed: eur(0), extraBed: eur(-300) },
        specialTitle: { en: 'Nowruz', fa: 'نوروز' },
        commission: { ordinary: eur(800), extra: eur(250) },
      },
    ])
  })

  test('names every special date of a night once, and none that changes nothing of it', () => {
    const none = [0, 0, 0, 0] as const
    const fair = { en: 'Fair', fa: 'نمایشگاه' }
    const rates = ratesOf('EUR', [10_000, 0, 0, 0], {}, [
      ['2026-07-02', [500, 0, 0, 0]],
      ['2026-07-01..2026-07-02', [300, 0, 0, 0], fair],
      ['2026-07-02', [200, 0, 0, 0], fair],
      ['2026-07-01..2026-07-02', none, { en: 'Closed road', fa: 'راه بسته' }],
      ['2026-07-01', [0, 0, 0, 900], { en: 'Beds are scarce', fa: 'کمبود تخت' }],
    ])
    const stay = stayOf('2026-07-01..2026-07-04')
    const { rooms } = priceStay({ stay, rooms: [{ rates, extras: noExtras }], commissionTerms: [], currency: 'EUR' })
    expect(rooms[0]!.fareBreakdown.map(({ specialTitle }) => specialTitle)).toEqual([
      fair,
      { en: 'Fair · Nowruz', fa: 'نمایشگاه · نوروز' },
      undefined,
    ])
  })

  test('says what was chosen and in which currency', () => {
    expect(price.currency).toBe('EUR')
    expect(price.rooms[0]?.extras).toEqual(extras)
  })
})

test('cannot price a stay without a night, or in another currency than its rates', () => {
  const rooms = [{ rates: double, extras: { childNoBed: false, childWithBed: false, extraBed: false } }]
  const order = { rooms, commissionTerms: [], currency: 'EUR' } as const
  expect(() => priceStay({ ...order, stay: stayOf('2026-07-01..2026-07-01') })).toThrow('no night from 2026-07-01')
  const stay = stayOf('2026-07-01..2026-07-02')
  expect(() => priceStay({ ...order, stay, currency: 'IRR' })).toThrow('cannot meet')
  expect(priceStay({ ...order, stay, rooms: [] }).finalPrice).toEqual(eur(0))
})

describe('for any stay', () => {
  test('the sum of the lines is the total, and each figure the sum of its lines', () => {
    forAll([anyStayToPrice], (order) => {
      const price = priceStay(order)
      const recomputed = price.rooms.map(figuresFromLines)
      expect(recomputed).toEqual(price.rooms.map(figuresOf))
      expect(price.totalPrice.minor).toBe(total(recomputed, (room) => room.totalPrice))
      expect(price.totalCommission.minor).toBe(total(recomputed, (room) => room.commission))
      expect(price.finalPrice.minor).toBe(price.totalPrice.minor - price.totalCommission.minor)
    })
  })

  test('a stay split in two costs the same', () => {
    forAll([anyStayToPrice, fc.integer({ min: 0, max: 1000 })], (order, cut) => {
      const { checkIn, checkOut } = order.stay
      const changeOver = addDays(checkIn, 1 + (cut % Math.max(1, nightCount(order.stay) - 1)))
      const parts = [priceStay({ ...order, stay: { checkIn, checkOut: changeOver } })]
      if (changeOver < checkOut) parts.push(priceStay({ ...order, stay: { checkIn: changeOver, checkOut } }))
      const whole = priceStay(order)
      for (const figure of ['totalPrice', 'totalCommission', 'finalPrice'] as const) {
        expect(total(parts, (part) => part[figure].minor)).toBe(whole[figure].minor)
      }
    })
  })

  test('the commission of no room and night exceeds its price, and no night pays the guest', () => {
    forAll([anyStayToPrice], (order) => {
      const price = priceStay(order)
      for (const line of price.rooms.flatMap((room) => room.fareBreakdown)) {
        const night = total(priceParts, (part) => line.price[part].minor + line.specialDate[part].minor)
        const commission = line.commission.ordinary.minor + line.commission.extra.minor
        expect(commission >= 0n && commission <= night).toBe(true)
      }
      expect(price.finalPrice.minor >= 0n).toBe(true)
    })
  })

  test('the order in which special dates are listed makes no difference', () => {
    forAll([anyStayToPrice], (order) => {
      const rooms = order.rooms.map(({ rates, extras }) => {
        return { extras, rates: Object.assign({}, rates, { specialDates: rates.specialDates.toReversed() }) }
      })
      expect(priceStay({ ...order, rooms })).toEqual(priceStay(order))
    })
  })
})

function total<Item>(items: readonly Item[], minorOf: (item: Item) => bigint): bigint {
  return items.reduce((sum, item) => sum + minorOf(item), 0n)
}

function figuresOf(room: RoomPrice) {
  return {
    nights: room.nights,
    stayTotal: room.stayTotal.minor,
    extrasTotal: room.extrasTotal.minor,
    extraCharge: room.extraCharge.minor,
    totalPrice: room.totalPrice.minor,
    commission: room.totalCommission.minor,
  }
}

function figuresFromLines({ fareBreakdown: lines }: RoomPrice) {
  const stayTotal = total(lines, (line) => line.price.room.minor)
  const extrasTotal = total(lines, ({ price }) => {
    return price.childNoBed.minor + price.childWithBed.minor + price.extraBed.minor
  })
  const extraCharge = total(lines, (line) => total(priceParts, (part) => line.specialDate[part].minor))
  const commission = total(lines, (line) => line.commission.ordinary.minor + line.commission.extra.minor)
  const totalPrice = stayTotal + extrasTotal + extraCharge
  return { nights: lines.length, stayTotal, extrasTotal, extraCharge, totalPrice, commission }
}
