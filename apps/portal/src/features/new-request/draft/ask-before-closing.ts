import { useEffect } from 'react'

/** Other pages of the portal lose nothing; a closed tab does, and asks in the browser's own words. */
export function useAskBeforeClosing(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOpen])
}
