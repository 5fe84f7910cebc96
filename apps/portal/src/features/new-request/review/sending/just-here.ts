import { useEffect, useState } from 'react'

/** Longer than the two presses of a double tap lie apart. */
const twinMs = 700

/**
 * The step was only just drawn. Its button comes where the one before it was: the second press of whoever presses twice
 * would agree to what nobody has seen.
 */
export function useJustHere(): boolean {
  const [isJustHere, setJustHere] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setJustHere(false), twinMs)
    return () => clearTimeout(timer)
  }, [])
  return isJustHere
}
