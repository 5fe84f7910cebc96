import { useEffect, useRef, useState } from 'react'
import type { ThreadNote } from '#thread/conversation.ts'

/** Whoever is this near to the end reads the end. */
const nearPx = 48

/**
 * A thread opens at its end and follows it while its reader is there, or has written themselves. Somebody who has
 * scrolled up to read stays where they are: what came in below is only announced. Older ones are added above without moving
 * what is read.
 */
export function useKeptScroll(notes: readonly ThreadNote[] | undefined) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const kept = useRef<{ first: number; last: number; height: number }>(undefined)
  const [isNewBelow, setNewBelow] = useState(false)
  const first = notes?.[0]?.id
  const last = notes?.at(-1)
  const [lastId, isLastMine] = [last?.id, last?.isMine]
  useEffect(() => {
    if (box === null || first === undefined || lastId === undefined) return
    const before = kept.current
    kept.current = { first, last: lastId, height: box.scrollHeight }
    if (before !== undefined && first < before.first && lastId === before.last) {
      box.scrollBy({ top: box.scrollHeight - before.height })
      return
    }
    const wasAtEnd = before === undefined || box.scrollTop + box.clientHeight >= before.height - nearPx
    if (wasAtEnd || isLastMine) box.scrollTo({ top: box.scrollHeight })
    else setNewBelow(lastId > before.last)
  }, [box, first, lastId, isLastMine])
  useEffect(() => {
    if (box === null) return undefined
    const look = () => {
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - nearPx) setNewBelow(false)
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [box])
  const goToEnd = () => {
    box?.scrollTo({ top: box.scrollHeight })
    setNewBelow(false)
    // The button that was pressed is gone; keys go on scrolling the messages.
    box?.focus()
  }
  return { box: setBox, isNewBelow, goToEnd }
}
