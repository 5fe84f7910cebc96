import { useState } from 'react'
import { mostAssigned } from '@sarai/wire/desk/requests/assignment.ts'
import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'

/** What was ticked, across pages; as many as may be assigned at once. `shown` is what the list shows of them now. */
export function useSelection(shown: readonly DeskRequestRow[]) {
  const [ticked, setTicked] = useState<readonly DeskRequestRow[]>([])
  const isSelected = (id: number) => ticked.some((row) => row.id === id)
  const toggle = (row: DeskRequestRow) =>
    setTicked(isSelected(row.id) ? ticked.filter(({ id }) => id !== row.id) : [...ticked, row].slice(0, mostAssigned))
  const isWhole = shown.length > 0 && shown.every(({ id }) => isSelected(id))
  return {
    /** As they were seen last. */
    rows: ticked.map((row) => shown.find(({ id }) => id === row.id) ?? row),
    isSelected,
    isWhole,
    toggle,
    toggleId: (id: number) => {
      const row = shown.find((one) => one.id === id)
      if (row) toggle(row)
    },
    toggleAll: () => {
      const others = ticked.filter((row) => !shown.some(({ id }) => id === row.id))
      setTicked(isWhole ? others : [...others, ...shown].slice(0, mostAssigned))
    },
    clear: () => setTicked([]),
  }
}
export type Selection = ReturnType<typeof useSelection>
