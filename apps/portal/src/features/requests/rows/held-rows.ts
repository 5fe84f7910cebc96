import { useState } from 'react'
import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'

type Rows = readonly ListedRequest[]
type Shown = { readonly of: string; readonly rows: Rows; readonly highest: number }

/**
 * Rows that nothing new moves while somebody reads them: it waits until it is asked for. New is what has a higher
 * number than any that was there; what changed, left, or came up from the next page is shown at once. `of` names the
 * list: another one begins with what it has. What the user has just made is `expected`, and waits for nothing.
 */
export function useHeldRows(of: string, rows: Rows | undefined, expected: number | undefined) {
  const [last, setShown] = useState<Shown>()
  const shown = last?.of === of ? last : { of, rows: [], highest: 0 }
  const before = shown.rows
  const isNew = ({ Id }: ListedRequest) => before.length > 0 && Id > shown.highest
  const fresh = rows?.filter(isNew) ?? []
  const isWaiting = fresh.length > 0 && fresh.every(({ Id }) => Id !== expected)
  const take = () => rows && setShown({ of, rows, highest: Math.max(shown.highest, ...rows.map(({ Id }) => Id)) })
  if (rows !== undefined && !isWaiting && (last?.of !== of || !isAlike(before, rows))) take()
  return {
    rows: isWaiting && rows ? [...rows.filter((row) => !isNew(row)), ...pushedOff(before, rows, fresh.length)] : rows,
    newCount: isWaiting ? fresh.length : 0,
    showNew: take,
  }
}

/** What is missing at the end, for as many as are new: it is on the next page, and stays where it was. */
function pushedOff(before: Rows, rows: Rows, count: number): Rows {
  const there = new Set(rows.map(({ Id }) => Id))
  const lastThere = before.findLastIndex(({ Id }) => there.has(Id))
  return before.slice(Math.max(lastThere + 1, before.length - count))
}

const isAlike = (one: Rows, other: Rows) =>
  one.length === other.length && one.every((row, place) => row === other[place])
