import { useSyncExternalStore } from 'react'
import { loginNow } from '#shared/session.ts'

/** Of all tabs: a client who sees one may see the next. It names the login that it was set in, and ends with it. */
const key = 'sarai.clientView'
/** What could not be kept, where storage is full or forbidden: it lasts for the visit, in this tab. */
let unkept: { readonly login: string | undefined } | undefined
const listeners = new Set<() => void>()

/** The agency shows its screen to a client: what it earns and what it pays is nowhere on it. */
export function useClientView(): boolean {
  return useSyncExternalStore(follow, isOn)
}

export function setClientView(isWanted: boolean): void {
  const login = isWanted ? loginNow() : undefined
  try {
    if (login === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, login)
    unkept = undefined
  } catch {
    // Then only this tab knows.
    unkept = { login }
  }
  for (const tell of listeners) tell()
}

function isOn(): boolean {
  const login = loginNow()
  // Full storage can still be read, and knows nothing of it.
  if (unkept !== undefined) return unkept.login === login
  try {
    return localStorage.getItem(key) === login
  } catch {
    return false
  }
}

function follow(tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return
    // Another tab could keep it, and said it last.
    unkept = undefined
    tell()
  }
  listeners.add(tell)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', hear)
  }
}
