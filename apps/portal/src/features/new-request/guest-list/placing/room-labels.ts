import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { ListRoom, Seeker } from '#features/new-request/guest-list/placing/placing.ts'

/**
 * Which room each name in the list's room column means: our own numbers or names where they all are such, or else the
 * rooms in the order in which the list names them (101, 102, 207).
 */
export function roomsByLabel(seekers: readonly Seeker[], rooms: readonly ListRoom[]): Map<string, number> {
  const labels = [...new Set(seekers.map(({ room }) => searchKey(room)))].filter((label) => label !== '')
  const numbers = labels.map((label) => Number(/^(?:\p{L}+ ?)?(\d+)$/u.exec(label)?.[1] ?? Number.NaN) - 1)
  const names = rooms.map(({ name }) => searchKey(name))
  const areNames = new Set(names).size === names.length && labels.every((label) => names.includes(label))
  const roomOf = (label: string, index: number) => {
    if (numbers.every((number) => number in rooms)) return numbers[index]!
    return areNames ? names.indexOf(label) : index
  }
  return new Map(labels.map((label, index) => [label, roomOf(label, index)]))
}
