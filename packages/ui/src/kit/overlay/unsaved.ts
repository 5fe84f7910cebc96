import { useCallback, useEffect, useState } from 'react'

/** The forms that hold what was typed and not saved. */
const holders = new Set<symbol>()
/** Those that were given up by the answer to the question, and are not gone yet. */
const givenUp = new Set<symbol>()

/** A closed tab asks in the browser's own words. Listened to only while it matters: it bars a page from the back-forward cache. */
const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

function hold(holder: symbol) {
  holders.add(holder)
  addEventListener('beforeunload', askInBrowser)
}

function release(holder: symbol) {
  holders.delete(holder)
  givenUp.delete(holder)
  if (holders.size === 0) removeEventListener('beforeunload', askInBrowser)
}

export const isAnythingUnsaved = () => holders.size > 0

/** After the answer to the question, which counts for all. */
export function forgetUnsaved(): void {
  for (const holder of holders) {
    release(holder)
    givenUp.add(holder)
  }
}

/** Where the way did not lead away from a form, only to another view around it, it holds what it held. */
export function remindUnsaved(): void {
  for (const holder of givenUp) hold(holder)
  givenUp.clear()
}

/** Says that leaving would lose something. The function returned says that it was saved, at once: before the next page. */
export function useUnsaved(isUnsaved: boolean): () => void {
  const [holder] = useState(() => Symbol('form'))
  useEffect(() => {
    if (!isUnsaved) return undefined
    hold(holder)
    // At hand when it is needed, also on a line that is slow or gone by then.
    void import('#kit/overlay/discard-question.tsx').catch(() => undefined)
    return () => release(holder)
  }, [isUnsaved, holder])
  return useCallback(() => release(holder), [holder])
}
