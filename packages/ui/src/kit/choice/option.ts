import type { ReactNode } from 'react'
import { searchKey } from '@sarai/locale/text/search-key.ts'

/** Something to find and choose: a country, a district, an airport. */
export type Option = {
  id: string
  label: string
  /** Quiet, at the end of the row: a code, a city. */
  note?: ReactNode
  /** Other words that find it: its name in the other language, its code. */
  alsoFoundBy?: readonly string[]
}

/** Finds in a list that is already here. What starts with the text comes before what holds it, each in the given order. */
export function searchIn(options: readonly Option[], limit = 50): (text: string) => Option[] {
  const keyed = options.map((option) => ({
    option,
    keys: [option.label, ...(option.alsoFoundBy ?? [])].map(searchKey),
  }))
  return (text) => {
    const wanted = searchKey(text)
    const starting = keyed.filter(({ keys }) => keys.some((key) => key.startsWith(wanted)))
    const holding = keyed.filter(({ keys }) => keys.some((key) => key.includes(wanted) && !key.startsWith(wanted)))
    return [...new Set([...starting, ...holding])].slice(0, limit).map(({ option }) => option)
  }
}
