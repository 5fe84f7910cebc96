/** Seasons differ by less; a zero too many or too few makes ten. */
const far = 5

/**
 * The price that is nearest to another one, if even that is so far away that somebody may have slipped: at least five
 * times as much or as little. Undefined when one is near, or when there is none to compare with.
 */
export function farNeighbour(price: number, neighbours: readonly number[]): number | undefined {
  const byDistance = neighbours
    .filter((neighbour) => neighbour > 0)
    .map((neighbour) => ({ neighbour, distance: Math.max(price, neighbour) / Math.min(price, neighbour) }))
    .toSorted((one, other) => one.distance - other.distance)
  const [nearest] = byDistance
  return nearest !== undefined && nearest.distance >= far ? nearest.neighbour : undefined
}

/**
 * The amount that says that a difference may be a slip: the nearest of the hotel's other differences if even that is far
 * from it, whichever way each goes. Where there are none, the lowest price that it changes, if it is more than that.
 */
export function farDifference(
  difference: number,
  beside: { differences: readonly number[]; prices: readonly number[] },
): number | undefined {
  const size = Math.abs(difference)
  if (size === 0) return undefined
  const sizes = beside.differences.map(Math.abs).filter((other) => other > 0)
  if (sizes.length > 0) return farNeighbour(size, sizes)
  const prices = beside.prices.filter((price) => price > 0)
  return size > Math.min(...prices) ? Math.min(...prices) : undefined
}
