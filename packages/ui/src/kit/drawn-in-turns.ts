import { useDeferredValue } from 'react'

/**
 * Whether to draw what is there. What is large is drawn in short turns, between which a press is answered, where a slow
 * phone would stand still for half a second; its outline stays meanwhile. Once drawn, it follows every change at once.
 */
export function useDrawnInTurns(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere
}
