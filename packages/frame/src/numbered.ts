/** Rooms and guests have no name of their own: they are told apart by their place, from 1. */
export function numbered<Item>(items: readonly Item[]): { item: Item; number: number }[] {
  return items.map((item, place) => ({ item, number: place + 1 }))
}
