import { isCharged, priceParts } from '#catalogue/room-rates.ts'
import type { ChosenExtras, PartPrices, PricePart } from '#catalogue/room-rates.ts'
import {
  add,
  allocate,
  isNegative,
  isPositive,
  largerOf,
  money,
  negate,
  smallerOf,
  subtract,
  zero,
} from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'
import type { NightlyFare } from '#stay/price/nightly-fare.ts'
import { priceOfFares } from '#stay/price/stay-price.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** What a night of a room is to cost in each part, in minor units. */
export type OfferedParts = Readonly<Record<PricePart, bigint | number>>

/**
 * Another price for the same stay, by room and night. What a special date adds and what the agency earns stay as they
 * were agreed. Nights of another stay were made for a picture that is no longer true.
 */
export function priceOfNights(price: StayPrice, rooms: readonly (readonly OfferedParts[])[]): Result<StayPrice> {
  const isSameStay =
    rooms.length === price.rooms.length &&
    price.rooms.every(({ nights }, room) => rooms[room]?.length === nights) &&
    price.rooms.every(({ extras }, room) => rooms[room]?.every((parts) => isOnlyCharged(parts, extras)))
  if (!isSameStay) return refuse('STATE_CHANGED')
  const { currency } = price
  return ok(
    withFares(price, (line, place) => {
      const parts = rooms[place.room]![place.night]!
      return eachPart((part) => {
        const amount = money(parts[part], currency)
        // A discount takes at most the whole part away, as everywhere (nightly-fare.ts).
        return { price: amount, specialDate: largerOf(line.specialDate[part], negate(amount)) }
      })
    }),
  )
}

const isOnlyCharged = (parts: OfferedParts, extras: ChosenExtras) =>
  priceParts.every((part) => isCharged(part, extras) || BigInt(parts[part]) === 0n)

/**
 * One sum for the whole stay, before commission, spread over everything that is charged in proportion to what it costs
 * now. Not a cent is lost. Of a stay that was free every room and night gets the same.
 */
export function priceOfSum(price: StayPrice, total: Money): StayPrice {
  if (isNegative(total)) throw new RangeError('a stay never pays the guest')
  const lines = price.rooms.flatMap(({ fareBreakdown }) => fareBreakdown)
  const costs = lines.flatMap((line) => priceParts.map((part) => costOf(line, part).minor))
  const isFree = costs.every((cost) => cost === 0n)
  const shares = allocate(total, isFree ? lines.flatMap(() => priceParts.map(onlyRoom)) : costs)
  let next = 0
  return withFares(price, (line) =>
    eachPart((part) => {
      const share = shares[next++]!
      const specialDate = smallerOf(line.specialDate[part], share)
      return { price: subtract(share, specialDate), specialDate }
    }),
  )
}

const onlyRoom = (part: PricePart) => (part === 'room' ? 1n : 0n)

function costOf({ price, specialDate }: NightlyFare, part: PricePart): Money {
  const cost = add(price[part], specialDate[part])
  return isPositive(cost) ? cost : zero(cost.currency)
}

type Amounts = Pick<NightlyFare, 'price' | 'specialDate'>
type Place = { readonly room: number; readonly night: number }

function withFares(price: StayPrice, amountsOf: (line: NightlyFare, place: Place) => Amounts): StayPrice {
  const rooms = price.rooms.map(({ fareBreakdown, extras }, room) => ({
    extras,
    fareBreakdown: fareBreakdown.map((line, night) => ({ ...line, ...amountsOf(line, { room, night }) })),
  }))
  return priceOfFares(rooms, price.currency)
}

function eachPart(amountsOf: (part: PricePart) => { price: Money; specialDate: Money }): Amounts {
  const amounts = priceParts.map((part) => [part, amountsOf(part)] as const)
  const of = (kind: keyof Amounts) =>
    Object.fromEntries(amounts.map(([part, { [kind]: amount }]) => [part, amount])) as PartPrices
  return { price: of('price'), specialDate: of('specialDate') }
}
