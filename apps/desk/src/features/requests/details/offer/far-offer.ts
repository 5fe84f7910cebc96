import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { farNeighbour } from '@sarai/domain/catalogue/far-price.ts'
import type { Typed } from '#features/requests/details/offer/offered-price.ts'

/** An offered amount that may be a slip, and the one that it takes the place of. */
export type FarPrice = { place: number; offered: number; now: number }

/** Each part of a night is held against itself, a sum against the sum: a zero too few would count at once. */
export function farOffer(
  { totalPrice }: Pick<DeskRequest, 'totalPrice'>,
  before: readonly number[],
  { way, total, nights }: Typed,
): FarPrice[] {
  const pairs =
    way === 'sum'
      ? [{ place: 0, offered: total, now: totalPrice }]
      : nights.map((offered, place) => ({ place, offered, now: before[place]! }))
  return pairs.filter(({ offered, now }) => farNeighbour(offered, [now]) !== undefined)
}

/** What was said to be meant: with another amount among them it is asked about anew. */
export const meantAs = (far: readonly FarPrice[]) => far.map(({ place, offered }) => `${place}:${offered}`).join(' ')
