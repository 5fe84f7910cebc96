import { useState, type PointerEvent } from 'react'
import { earlierOf, laterOf } from '@sarai/domain/ground/calendar-day.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { dayAt } from '#features/packages/property/timeline/timeline-scale.ts'

/** Choosing nights by dragging over a time line. What is dragged over is shown until the pointer is let go. */
export function useDayDrag(line: DayRange, onChosen: (nights: DayRange) => void) {
  const { direction } = useLanguage()
  const [dragged, setDragged] = useState<{ from: DayRange['first']; to: DayRange['first'] }>()
  const dayUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect()
    return dayAt(line, (direction === 'rtl' ? right - clientX : clientX - left) / width)
  }
  const chosen = dragged && { first: earlierOf(dragged.from, dragged.to), last: laterOf(dragged.from, dragged.to) }
  return {
    chosen,
    lane: {
      onPointerDown: (event: PointerEvent) => {
        // Bars are buttons of their own.
        if (event.button !== 0 || (event.target as Element).closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const day = dayUnder(event)
        setDragged({ from: day, to: day })
      },
      onPointerMove: (event: PointerEvent) => {
        const to = dayUnder(event)
        setDragged((drag) => drag && { ...drag, to })
      },
      onPointerUp: () => {
        setDragged(undefined)
        if (chosen) onChosen(chosen)
      },
      onPointerCancel: () => setDragged(undefined),
    },
  }
}
