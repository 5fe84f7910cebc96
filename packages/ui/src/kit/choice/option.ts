import type { ReactNode } from 'react'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { spellingKey } from '@sarai/locale/text/spelling-key.ts'

/** Something to find and choose: a country, a district, an airport. */
export type Option = {
  id: string
  label: string
  /** Quiet, at the end of the row: a code, a city. */
  note?: ReactNode
  /** Other words that find it: its name in the other language, its code. */
  alsoFoundBy?: readonly string[]
}

/**
 * Finds in a list that is already here. What starts with the text comes before what holds it, and both before what is
 * only spelled otherwise, each in the given order.
 */
export function searchIn<Found extends Option>(options: readonly Found[], limit = 50): (text: string) => Found[] {
  const keyed = options.map((option) => {
    const keys = [option.label, ...(option.alsoFoundBy ?? [])].map(searchKey)
    return { option, keys, spelled: keys.map(spellingKey) }
  })
  return (text) => {
    const [wanted, otherwise] = [searchKey(text), spellingKey(text)]
    const starting = keyed.filter(({ keys }) => keys.some((key) => key.startsWith(wanted)))
    const holding = keyed.filter(({ keys }) => keys.some((key) => key.includes(wanted)))
    const alike = keyed.filter(({ spelled }) => spelled.some((key) => key.includes(otherwise)))
    return [...new Set([...starting, ...holding, ...alike])].slice(0, limit).map(({ option }) => option)
  }
}
