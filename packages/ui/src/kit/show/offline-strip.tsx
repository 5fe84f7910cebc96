import { useSyncExternalStore, type ReactNode } from 'react'
import { Strip } from '#kit/show/strip.tsx'

function watchConnection(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Shown for as long as the browser has no connection. */
export function OfflineStrip({ children }: { children: ReactNode }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  return isOnline ? null : <Strip>{children}</Strip>
}
