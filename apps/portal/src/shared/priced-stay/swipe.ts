import { useRef, type PointerEvent } from 'react'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** A swipe, not a tap with an unsteady finger. */
const swipePx = 40

/** Tells of a finger that went sideways: 1 for what comes next, −1 for what was before, as the language runs. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const { direction } = useLanguage()
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? undefined : { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [across, down] = [clientX - from.current.x, clientY - from.current.y]
      from.current = undefined
      if (Math.abs(across) < swipePx || Math.abs(across) < Math.abs(down)) return
      onSwipe(across < 0 === (direction === 'ltr') ? 1 : -1)
    },
  }
}
