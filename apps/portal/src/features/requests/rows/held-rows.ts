import { useState } from 'react'
import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'

type Rows = readonly ListedRequest[]

/**
 * Rows that do not move while somebody reads them: what changes of them is shown in its place, and what is new waits
 * until it is asked for. `of` names the list: another one begins with what it has. What the user has just made is
 * `expected`, and waits for nothing.
 */
export function useHeldRows(of: string, rows: Rows | undefined, expected: number | undefined) {
  const [shown, setShown] = useState<{ readonly of: string; readonly rows: Rows }>()
  const before = shown?.of === of ? shown.rows : []
  const known = new Set(before.map(({ Id }) => Id))
  const fresh = before.length === 0 ? [] : (rows?.filter(({ Id }) => !known.has(Id)) ?? [])
  const isWaiting = fresh.length > 0 && fresh.every(({ Id }) => Id !== expected)
  const take = () => rows && setShown({ of, rows })
  if (rows !== undefined && !isWaiting && (shown?.of !== of || !isAlike(before, rows))) take()
  const latest = new Map(rows?.map((row) => [row.Id, row]))
  return {
    rows: isWaiting ? before.map((row) => latest.get(row.Id) ?? row) : rows,
    newCount: isWaiting ? fresh.length : 0,
    showNew: take,
  }
}

const isAlike = (one: Rows, other: Rows) =>
  one.length === other.length && one.every((row, place) => row === other[place])
