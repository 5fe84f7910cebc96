import { searchKey } from '@sarai/locale/text/search-key.ts'

/** Something that is found by its names; `codes` are found whole only, before everything else. */
type Findable = { readonly names: readonly string[]; readonly codes?: readonly string[] }
type Entry<T> = { readonly item: T; readonly names: readonly string[]; readonly codes: readonly string[] }

const mostFound = 20

/**
 * A list that is small, read only and asked for with every letter that somebody types: folded once, kept in the process.
 * The list's own order is kept among those that fit equally well.
 */
export function createRegistry<T>(items: readonly T[], findable: (item: T) => Findable): (typed: string) => T[] {
  const entries: Entry<T>[] = items.map((item) => {
    const { names, codes = [] } = findable(item)
    return { item, names: names.map(searchKey).filter((name) => name !== ''), codes: codes.map(searchKey) }
  })
  return (typed) => {
    const key = searchKey(typed)
    const fitting: T[][] = [[], [], [], []]
    for (const entry of entries) fitting[fitOf(entry, key)]?.push(entry.item)
    return fitting.flat().slice(0, mostFound)
  }
}

/** The code, the beginning of a name, the beginning of a word in it, or anywhere: the less, the better. */
function fitOf({ names, codes }: Entry<unknown>, key: string): number {
  if (codes.includes(key)) return 0
  if (names.some((name) => name.startsWith(key))) return 1
  if (names.some((name) => name.includes(` ${key}`))) return 2
  return names.some((name) => name.includes(key)) ? 3 : 4
}
