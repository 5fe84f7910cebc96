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
