import { useState } from 'react'
import { loginNow } from '#shared/session.ts'

/** Of this tab alone: in another the same file would be saved once more. It names the login, and ends with it. */
const keyNow = () => `sarai.export ${loginNow()}`

/** The export that this tab waits for, also after its button was away or the page was loaded anew. */
export function useAskedExport() {
  const [askedId, setAskedId] = useState(() => sessionStorage.getItem(keyNow()) ?? undefined)
  const setAsked = (id: string | undefined) => {
    setAskedId(id)
    try {
      if (id === undefined) sessionStorage.removeItem(keyNow())
      else sessionStorage.setItem(keyNow(), id)
    } catch {
      // Storage is full: then it is waited for while the button is there.
    }
  }
  return [askedId, setAsked] as const
}
