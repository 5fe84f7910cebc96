import { everyPart, priceParts } from '#catalogue/room-rates.ts'
import type { ChosenExtras, PartPrices } from '#catalogue/room-rates.ts'
import { money } from '#ground/money.ts'
import type { Currency } from '#ground/money.ts'
import type { NightlyFare } from '#stay/price/nightly-fare.ts'
import { priceOfFares } from '#stay/price/stay-price.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'
import { nightsOf } from '#stay/stay.ts'
import type { Stay } from '#stay/stay.ts'

/** Of a room and a night: the four parts, their four differences on a special date, and the two commissions. */
const perNight = 2 * priceParts.length + 2

/**
 * Every amount of a price, room by room and night by night, in minor units. What is kept of a price is this: each sum
 * follows from it, and it is most of the bytes that a request takes.
 */
export function linesOf({ rooms }: StayPrice): bigint[] {
  return rooms.flatMap(({ fareBreakdown }) => fareBreakdown.flatMap(amountsOf))
}

function amountsOf({ price, specialDate, commission }: NightlyFare): bigint[] {
  const parts = [price, specialDate].flatMap((prices) => priceParts.map((part) => prices[part].minor))
  return [...parts, commission.ordinary.minor, commission.extra.minor]
}

/**
 * How the special dates of a price are called, in English and Persian, beside its lines: room by room and night by
 * night, empty on an ordinary one. Nothing where every night is ordinary, as most are.
 */
export function titlesOf({ rooms }: StayPrice): string[] | null {
  const lines = rooms.flatMap(({ fareBreakdown }) => fareBreakdown)
  if (lines.every(({ specialTitle }) => specialTitle === undefined)) return null
  return lines.flatMap(({ specialTitle }) => [specialTitle?.en ?? '', specialTitle?.fa ?? ''])
}

/** What the lines were of. */
export type Priced = {
  readonly stay: Stay
  /** By room. */
  readonly extras: readonly ChosenExtras[]
  readonly currency: Currency
  /** As `titlesOf` has them. */
  readonly titles?: readonly string[] | null
}

/** The price again, from what was kept of it. Lines of another stay are our own mistake. */
export function priceOfLines(
  lines: readonly (bigint | number)[],
  { stay, extras, currency, titles }: Priced,
): StayPrice {
  const nights = nightsOf(stay)
  if (lines.length !== extras.length * nights.length * perNight) {
    throw new RangeError(`${lines.length} lines for ${extras.length} rooms and ${nights.length} nights`)
  }
  const at = (place: number) => money(lines[place]!, currency)
  const titleAt = (line: number): Pick<NightlyFare, 'specialTitle'> => {
    const [en = '', fa = ''] = titles?.slice(2 * line, 2 * line + 2) ?? []
    return en === '' ? {} : { specialTitle: { en, fa } }
  }
  const partsAt = (start: number): PartPrices => everyPart((part) => at(start + priceParts.indexOf(part)))
  const rooms = extras.map((chosen, room) => ({
    extras: chosen,
    fareBreakdown: nights.map((night, place): NightlyFare => {
      const line = room * nights.length + place
      const start = line * perNight
      const afterParts = start + 2 * priceParts.length
      return {
        night,
        price: partsAt(start),
        specialDate: partsAt(start + priceParts.length),
        ...titleAt(line),
        commission: { ordinary: at(afterParts), extra: at(afterParts + 1) },
      }
    }),
  }))
  return priceOfFares(rooms, currency)
}
