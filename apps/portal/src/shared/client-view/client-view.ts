import { useSyncExternalStore } from 'react'
import { loginNow } from '#shared/session.ts'

/** Of all tabs: a client who sees one may see the next. It names the login that it was set in, and ends with it. */
const key = 'sarai.clientView'
/** Where storage is full or forbidden it lasts for the visit, in this tab. */
let unkept: string | undefined
const listeners = new Set<() => void>()

/** The agency shows its screen to a client: what it earns and what it pays is nowhere on it. */
export function useClientView(): boolean {
  return useSyncExternalStore(follow, isOn)
}

export function setClientView(isWanted: boolean): void {
  unkept = isWanted ? loginNow() : undefined
  try {
    if (unkept === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, unkept)
  } catch {
    // Then only this tab knows.
  }
  for (const tell of listeners) tell()
}

function isOn(): boolean {
  const login = loginNow()
  try {
    return localStorage.getItem(key) === login
  } catch {
    return unkept === login
  }
}

function follow(tell: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key && tell()
  listeners.add(tell)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', hear)
  }
}
