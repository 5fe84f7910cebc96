import { searchKey } from '@sarai/locale/text/search-key.ts'
import { spellingKey } from '@sarai/locale/text/spelling-key.ts'

/** Something that is found by its names; `codes` are found whole only, before everything else. */
type Findable = { readonly names: readonly string[]; readonly codes?: readonly string[] }
type Entry<T> = {
  readonly item: T
  readonly names: readonly string[]
  readonly codes: readonly string[]
  /** The names however they are spelled. */
  readonly spelled: readonly string[]
}

const mostFound = 20

/**
 * A list that is small, read only and asked for with every letter that somebody types: folded once, kept in the process.
 * The list's own order is kept among those that fit equally well.
 */
export function createRegistry<T>(items: readonly T[], findable: (item: T) => Findable): (typed: string) => T[] {
  const entries: Entry<T>[] = items.map((item) => {
    const { names, codes = [] } = findable(item)
    const known = names.map(searchKey).filter((name) => name !== '')
    return { item, names: known, codes: codes.map(searchKey), spelled: known.map(spellingKey) }
  })
  return (typed) => {
    const [key, spelled] = [searchKey(typed), spellingKey(typed)]
    const fitting: T[][] = [[], [], [], [], []]
    for (const entry of entries) fitting[fitOf(entry, key, spelled)]?.push(entry.item)
    return fitting.flat().slice(0, mostFound)
  }
}

/** The code, the beginning of a name, the beginning of a word in it, anywhere, or spelled otherwise: the less, the better. */
function fitOf({ names, codes, spelled }: Entry<unknown>, key: string, otherwise: string): number {
  if (codes.includes(key)) return 0
  if (names.some((name) => name.startsWith(key))) return 1
  if (names.some((name) => name.includes(` ${key}`))) return 2
  if (names.some((name) => name.includes(key))) return 3
  return otherwise !== '' && spelled.some((name) => name.includes(otherwise)) ? 4 : 5
}
