import type { CommissionTerm } from '#catalogue/commission.ts'
import { add, subtract, sum } from '#ground/money.ts'
import type { Currency, Money } from '#ground/money.ts'
import { fareOfNight } from '#stay/price/nightly-fare.ts'
import type { NightlyFare } from '#stay/price/nightly-fare.ts'
import { sumOfParts } from '#catalogue/room-rates.ts'
import type { ChosenExtras, RoomRates } from '#catalogue/room-rates.ts'
import { nightsOf } from '#stay/stay.ts'
import type { Stay } from '#stay/stay.ts'

export type PricedRoom = { readonly rates: RoomRates; readonly extras: ChosenExtras }

/** The figures of one room. Each can be recomputed from the lines of `fareBreakdown`. */
export type RoomPrice = {
  readonly nights: number
  readonly extras: ChosenExtras
  readonly fareBreakdown: readonly NightlyFare[]
  /** The room part of every night. */
  readonly stayTotal: Money
  /** The children and the extra bed of every night. */
  readonly extrasTotal: Money
  /** The special-date differences of every night, in all four parts. */
  readonly extraCharge: Money
  readonly totalPrice: Money
  readonly totalCommission: Money
}

export type RoomFares = Pick<RoomPrice, 'fareBreakdown' | 'extras'>

export type StayPrice = {
  readonly currency: Currency
  readonly rooms: readonly RoomPrice[]
  readonly totalPrice: Money
  readonly totalCommission: Money
  /** What the agency pays: the price less its commission. */
  readonly finalPrice: Money
}

export type StayToPrice = {
  readonly stay: Stay
  readonly rooms: readonly PricedRoom[]
  readonly commissionTerms: readonly CommissionTerm[]
  readonly currency: Currency
}

export function priceStay({ stay, rooms, commissionTerms, currency }: StayToPrice): StayPrice {
  const nights = nightsOf(stay)
  const fares = rooms.map(({ rates, extras }) => ({
    extras,
    fareBreakdown: nights.map((night) => fareOfNight(night, rates, extras, commissionTerms)),
  }))
  return priceOfFares(fares, currency)
}

/** The price that these lines make, for rooms whose lines were kept. */
export function priceOfFares(rooms: readonly RoomFares[], currency: Currency): StayPrice {
  const priced = rooms.map(({ fareBreakdown, extras }) => figuresOf(fareBreakdown, extras, currency))
  const totalPrice = sumOf(priced, (room) => room.totalPrice, currency)
  const totalCommission = sumOf(priced, (room) => room.totalCommission, currency)
  return { currency, rooms: priced, totalPrice, totalCommission, finalPrice: subtract(totalPrice, totalCommission) }
}

function figuresOf(fareBreakdown: readonly NightlyFare[], extras: ChosenExtras, currency: Currency): RoomPrice {
  const stayTotal = sumOf(fareBreakdown, (line) => line.price.room, currency)
  const allParts = sumOf(fareBreakdown, (line) => sumOfParts(line.price, currency), currency)
  const extraCharge = sumOf(fareBreakdown, (line) => sumOfParts(line.specialDate, currency), currency)
  return {
    nights: fareBreakdown.length,
    extras,
    fareBreakdown,
    stayTotal,
    extrasTotal: subtract(allParts, stayTotal),
    extraCharge,
    totalPrice: add(allParts, extraCharge),
    totalCommission: sumOf(fareBreakdown, (line) => add(line.commission.ordinary, line.commission.extra), currency),
  }
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => Money, currency: Currency): Money {
  return sum(items.map(amountOf), currency)
}
