import type { Survey } from '#features/new-request/guest-list/list-survey.ts'

/** How many are filled in, and how many places stay empty because something about their guest is open. */
export function fillCount({ placing, openRows }: Survey): { filled: number; empty: number } {
  const placed = placing.rooms.flat().filter((row) => row !== null)
  const empty = placed.filter((row) => openRows.has(row)).length
  return { filled: placed.length - empty, empty }
}
