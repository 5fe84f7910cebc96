import { useSyncExternalStore } from 'react'

let isHearing = false
const listeners = new Set<() => void>()

/** Said by whoever follows the live stream: an app has one. */
export function setHearing(now: boolean): void {
  isHearing = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether changes arrive by themselves at the moment. */
export const useIsHearing = () => useSyncExternalStore(subscribe, () => isHearing)
