import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { moveGuest, stepGuest, type Spot } from '#features/new-request/guest-list/placing/move-guest.ts'
import type { Placing } from '#features/new-request/guest-list/placing/placing.ts'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The ways to move a guest. Each move is told to screen readers, and the focus goes where the guest goes. */
export function useBoardMoves(
  placing: Placing,
  onMove: (placing: Placing) => void,
  tell: (row: number, after: Placing) => string,
) {
  const board = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ row: number; news: string }>()
  const [dragged, setDragged] = useState<number>()
  useEffect(() => {
    if (moved) board.current?.querySelector<HTMLElement>(`[data-row="${moved.row}"] button`)?.focus()
  }, [moved])
  const become = (row: number, after: Placing) => {
    if (after === placing) return
    onMove(after)
    setMoved({ row, news: tell(row, after) })
  }
  const moveTo = (row: number, to: Spot | 'waiting') => become(row, moveGuest(placing, row, to))
  return {
    board,
    news: moved?.news,
    moveTo,
    drag: setDragged,
    drop: (to: Spot | 'waiting') => {
      if (dragged !== undefined) moveTo(dragged, to)
      setDragged(undefined)
    },
    /** Before the menu of the handle sees the arrows, which open it. */
    onKeyDownCapture: (event: KeyboardEvent) => {
      const row = rowAt(event.target)
      const by = event.altKey ? steps[event.key] : undefined
      if (row === undefined || by === undefined) return
      event.preventDefault()
      event.stopPropagation()
      become(row, stepGuest(placing, row, by))
    },
  }
}

/** Whose handle has the focus. */
function rowAt(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : undefined
  return row ? Number(row) : undefined
}
