import { useEffect } from 'react'
import { isLayerOpen } from '@sarai/ui/kit/overlay/layer.ts'

/** React Aria gives the focus back to what opened a dialog within two frames. */
const othersTakeMs = 100

/**
 * What had the focus may go: the button that opened a dialog is no longer there once the agency is approved. The browser
 * then begins at the top of everything; whoever works by keyboard goes on from the heading of the page instead.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Node | null = null
    const remember = (event: FocusEvent) => (last = event.target as Node)
    const isLost = () => document.activeElement === document.body && last?.isConnected === false
    const toHeading = () => {
      if (!isLost() || isLayerOpen()) return
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(() => isLost() && setTimeout(toHeading, othersTakeMs))
    addEventListener('focusin', remember)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
}
