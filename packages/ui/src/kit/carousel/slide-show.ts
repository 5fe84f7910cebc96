import { useEffect, useState } from 'react'

const turnMs = 7000

/**
 * Which slide shows. It turns by itself unless someone paused it, points at it, is inside it with the keyboard, looks
 * at another tab, or has asked the system for less motion.
 */
export function useSlideShow(count: number) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isHeld, setHeld] = useState(false)
  const isRunning = !isPaused && !isHeld && count > 1
  const at = count === 0 ? 0 : current % count

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setCurrent(at + 1)
    }, turnMs)
    return () => clearTimeout(timer)
  }, [isRunning, at])

  return {
    at,
    isPaused,
    hold: setHeld,
    togglePause: () => setPaused(!isPaused),
    turnTo: setCurrent,
    step: (by: 1 | -1) => setCurrent((at + by + count) % count),
  }
}
