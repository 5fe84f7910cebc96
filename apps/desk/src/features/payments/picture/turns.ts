import { useState } from 'react'

/** Quarter turns to the right, by the payment's id: kept until the tab is closed or loaded anew. */
const kept = new Map<number, number>()

/** How a picture is turned. Whoever comes back to it finds it as they turned it. */
export function useTurn(id: number): [number, (by: 1 | -1) => void] {
  const [turn, setTurn] = useState(() => kept.get(id) ?? 0)
  const turnBy = (by: 1 | -1) => {
    kept.set(id, turn + by)
    setTurn(turn + by)
  }
  return [turn, turnBy]
}
