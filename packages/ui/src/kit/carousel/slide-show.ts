import { useEffect, useState, type RefObject } from 'react'
import type { Direction } from '@sarai/locale/language.ts'

const turnMs = 7000
/** A swipe, not a tap with an unsteady finger. */
const swipePx = 40

/**
 * Which slide shows. It turns by itself unless someone paused it, points at it, is inside it with the keyboard, looks
 * at another tab, or has asked the system for less motion; a swipe in the frame turns it too.
 */
export function useSlideShow(frame: RefObject<HTMLElement | null>, count: number, direction: Direction) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isInside, setInside] = useState(false)
  const isRunning = !isPaused && !isPointedAt && !isInside && count > 1
  const at = count === 0 ? 0 : current % count

  useEffect(() => {
    if (!isRunning) return undefined
    // Again and again: a turn that is left out behind another tab must not be the last one.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCurrent(at + 1)
    }, turnMs)
    return () => clearInterval(timer)
  }, [isRunning, at])

  useEffect(() => {
    const stopping = new AbortController()
    let swipeFrom: number | undefined
    const endSwipe = ({ clientX }: PointerEvent) => {
      const moved = clientX - (swipeFrom ?? clientX)
      swipeFrom = undefined
      if (Math.abs(moved) < swipePx || count < 2) return
      const isForward = direction === 'rtl' ? moved > 0 : moved < 0
      setCurrent((shown) => (shown + (isForward ? 1 : count - 1)) % count)
    }
    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, act: (event: HTMLElementEventMap[Kind]) => void) =>
      frame.current?.addEventListener(kind, act, { signal: stopping.signal })
    on('pointerenter', () => setPointedAt(true))
    on('pointerleave', () => setPointedAt(false))
    on('focusin', ({ target }) => setInside(target instanceof Element && target.matches(':focus-visible')))
    on('focusout', () => setInside(false))
    on('pointerdown', ({ clientX }) => void (swipeFrom = clientX))
    on('pointerup', endSwipe)
    return () => stopping.abort()
  }, [frame, count, direction])

  return {
    at,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    turnTo: setCurrent,
    step: (by: 1 | -1) => setCurrent((at + by + count) % count),
  }
}
