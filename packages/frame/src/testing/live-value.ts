import { useSyncExternalStore } from 'react'

/** What a colleague changes while the page stands open. */
export function liveValue<Value>(start: Value) {
  let now = start
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }
  return {
    set(value: Value) {
      now = value
      for (const watcher of watchers) watcher()
    },
    useNow: () => useSyncExternalStore(watch, () => now),
  }
}
